package clearway.check;

import clearway.world.World;

/** A way to check motions in a world. Immutable and shared between threads. */
public interface CollisionChecker {
  /** As users write it: {@code fixed}, {@code adaptive}, {@code refined} … */
  String name();

  World world();

  Guarantee guarantee();

  /** Opens a session for one thread; every session gives the same answers. */
  CheckSession open();
}
