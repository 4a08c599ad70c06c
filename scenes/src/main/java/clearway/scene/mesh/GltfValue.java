package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import tools.jackson.databind.JsonNode;

/** A value of a glTF document with its JSON pointer; what is not as expected is an error there. */
final class GltfValue {
  private final MeshSource source;
  private final JsonNode node;
  private final String pointer;

  GltfValue(MeshSource source, JsonNode node, String pointer) {
    this.source = source;
    this.node = node;
    this.pointer = pointer;
  }

  MeshSource source() {
    return source;
  }

  String pointer() {
    return pointer;
  }

  boolean isPresent() {
    return !node.isMissingNode();
  }

  /** A member of an object; it may be missing. */
  GltfValue get(String name) {
    if (isPresent() && !node.isObject()) throw wrong("this is not an object", "see glTF 2.0");
    return new GltfValue(source, node.path(name), pointer + "/" + name);
  }

  /** An entry of an array; it must be there. */
  GltfValue at(int index) {
    if (!isPresent() || !node.isArray()) throw wrong("no array is here", "see glTF 2.0");
    if (index < 0 || index >= node.size()) {
      throw wrong("there is no entry " + index + " among " + node.size(), "check the reference");
    }
    return new GltfValue(source, node.path(index), pointer + "/" + index);
  }

  /** Entries of an array, none if it is missing. */
  int size() {
    if (!isPresent()) return 0;
    if (!node.isArray()) throw wrong("this is not an array", "see glTF 2.0");
    return node.size();
  }

  /** The entry of {@code list} that this index refers to. */
  GltfValue in(GltfValue list) {
    long index = whole();
    if (index < list.size()) return list.at((int) index);
    throw wrong(
        "refers to " + list.pointer + "/" + index + ", which does not exist",
        "there are " + list.size());
  }

  /** A whole number from 0, written as an integer or as 1.0. */
  long whole() {
    double value = isPresent() && node.isNumber() ? node.doubleValue() : -1;
    if (value >= 0 && value == StrictMath.rint(value) && value < 1L << 53) return (long) value;
    throw wrong(
        isPresent() ? "this is not a whole number from 0" : "a whole number is missing",
        "see glTF 2.0");
  }

  long whole(long otherwise) {
    return isPresent() ? whole() : otherwise;
  }

  double number() {
    if (!isPresent() || !node.isNumber()) throw wrong("this is not a number", "see glTF 2.0");
    double value = node.doubleValue();
    if (Double.isFinite(value)) return value;
    throw wrong("the number is too large for a double", "write a finite number");
  }

  /** Exactly so many numbers, or {@code otherwise} if they are missing. */
  double[] numbers(double... otherwise) {
    if (!isPresent()) return otherwise;
    if (size() != otherwise.length) {
      throw wrong("here are " + size() + " numbers", "it needs " + otherwise.length);
    }
    double[] result = new double[otherwise.length];
    for (int i = 0; i < result.length; i++) result[i] = at(i).number();
    return result;
  }

  String text() {
    if (isPresent() && node.isString()) return node.stringValue();
    throw wrong(isPresent() ? "this is not a text" : "a text is missing", "see glTF 2.0");
  }

  boolean isTrue() {
    return node.isBoolean() && node.booleanValue();
  }

  SceneFormatException wrong(String problem, String remedy) {
    return source.wrong(source.at(pointer), problem, remedy);
  }
}
