package clearway.check;

import clearway.proximity.TraversalQuery;

/** The unfinished work of a traversal check: its open elements and the trees they refer to. */
final class TraversalWork {
  final TraversalQueue queue = new TraversalQueue();
  final TraversalQuery.Trees trees = new TraversalQuery.Trees();

  void clear() {
    queue.clear();
    trees.clear();
  }

  long bytes() {
    return queue.bytes() + trees.bytes();
  }
}
