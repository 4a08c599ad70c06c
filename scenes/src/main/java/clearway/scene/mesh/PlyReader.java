package clearway.scene.mesh;

import clearway.scene.SceneFormatException;
import clearway.scene.mesh.PlyHeader.Element;
import clearway.scene.mesh.PlyHeader.Property;
import java.util.List;

/**
 * PLY: ASCII and binary of both byte orders. Read are the elements vertex, face and tristrips;
 * others are skipped. Elements may stand in any order.
 */
public final class PlyReader {
  private static final List<String> INDICES = List.of("vertex_indices", "vertex_index");
  private static final int RESTART = -1;

  private final MeshSource source;
  private final PlyValues values;
  private final DoubleList xyz = new DoubleList();
  private final Triples triples;
  private int farthest = -1; // the highest vertex named, and where
  private long farthestAt;

  private PlyReader(MeshSource source, PlyValues values) {
    this.source = source;
    this.triples = new Triples(source);
    this.values = values;
  }

  public static void read(MeshSource source, MeshBuilder builder) {
    try (ByteInput input = ByteInput.of(source)) {
      PlyHeader header = PlyHeader.read(input);
      PlyReader reader = new PlyReader(source, PlyValues.of(input, header));
      for (Element element : header.elements()) reader.readElement(element);
      reader.values.requireEnd();
      reader.requireVertices();
      builder.add(
          Positions.of(reader.xyz), reader.triples.corners(), Affine.IDENTITY, source.whole());
    }
  }

  private void readElement(Element element) {
    switch (element.name()) {
      case "vertex" -> readVertices(element);
      case "face" -> readLists(element, this::readFan);
      case "tristrips" -> readLists(element, this::readStrip);
      default -> readLists(element, null);
    }
  }

  private void readVertices(Element element) {
    int[] axes = {indexOf(element, "x"), indexOf(element, "y"), indexOf(element, "z")};
    double[] point = new double[3];
    for (long i = 0; i < element.count(); i++) {
      if (xyz.size() / 3 == source.limits().vertices()) throw MeshBuilder.tooManyVertices(source);
      readPoint(element.properties(), axes, point);
      for (double coordinate : point) xyz.add(coordinate);
    }
  }

  private void readPoint(List<Property> properties, int[] axes, double[] point) {
    for (int p = 0; p < properties.size(); p++) {
      int k = p == axes[0] ? 0 : p == axes[1] ? 1 : p == axes[2] ? 2 : -1;
      if (k < 0) {
        skip(properties.get(p));
      } else {
        point[k] = readCoordinate(properties.get(p));
      }
    }
  }

  private double readCoordinate(Property property) {
    double value = values.number(property.type());
    if (Double.isFinite(value)) return value;
    throw values.wrong(
        "vertex " + xyz.size() / 3 + " has " + property.name() + " = " + value,
        "coordinates must be finite");
  }

  private int indexOf(Element element, String name) {
    List<Property> properties = element.properties();
    for (int p = 0; p < properties.size(); p++) {
      if (properties.get(p).name().equals(name) && !properties.get(p).isList()) return p;
    }
    throw source.wrong(
        source.at(element.line(), 0), "the element vertex has no property " + name, "declare it");
  }

  /** Reads one list of vertex indices; what it makes of them is its own affair. */
  private interface ListReader {
    void read(Property property, long length);
  }

  private void readLists(Element element, ListReader reader) {
    List<Property> properties = element.properties();
    Property indices = reader == null || element.count() == 0 ? null : indices(element);
    // Without properties a record takes no bytes, and any count of them is read at once.
    long records = properties.isEmpty() ? 0 : element.count();
    for (long i = 0; i < records; i++) {
      for (Property property : properties) {
        if (property == indices) reader.read(property, length(property));
        else skip(property);
      }
    }
  }

  private Property indices(Element element) {
    for (Property property : element.properties()) {
      if (INDICES.contains(property.name()) && property.isList() && property.type().isWhole()) {
        return property;
      }
    }
    throw source.wrong(
        source.at(element.line(), 0),
        "the element " + element.name() + " has no list of whole numbers named vertex_indices",
        "write: property list uchar int vertex_indices");
  }

  private long length(Property list) {
    long length = values.whole(list.countType());
    if (length >= 0) return length;
    throw values.wrong("a list of length " + length, "lengths must not be negative");
  }

  private void readFan(Property property, long length) {
    if (length < 3) {
      throw values.wrong("a face of " + length + " corners", "a face needs at least 3");
    }
    int first = readIndex(property, false);
    int previous = readIndex(property, false);
    for (long k = 2; k < length; k++) {
      int next = readIndex(property, false);
      triples.add(first, previous, next);
      previous = next;
    }
  }

  /** A strip; -1 begins another one. Every second triangle is turned so that all face one way. */
  private void readStrip(Property property, long length) {
    int before = RESTART;
    int last = RESTART;
    boolean odd = false;
    for (long k = 0; k < length; k++) {
      int next = readIndex(property, true);
      if (next != RESTART && before != RESTART) {
        triples.add(odd ? last : before, odd ? before : last, next);
        odd = !odd;
      }
      if (next == RESTART) odd = false;
      before = next == RESTART ? RESTART : last;
      last = next;
    }
  }

  private int readIndex(Property property, boolean restarts) {
    long index = values.whole(property.type());
    if (restarts && index == RESTART) return RESTART;
    if (index < 0 || index >= Integer.MAX_VALUE) throw noSuchVertex(index, values.position());
    if (index > farthest) {
      farthest = (int) index;
      farthestAt = values.position();
    }
    return (int) index;
  }

  private SceneFormatException noSuchVertex(long index, long position) {
    return values.wrongAt(position, "vertex " + index + " does not exist", "indices count from 0");
  }

  /** Faces may stand before their vertices, so this is known only at the end. */
  private void requireVertices() {
    if (farthest >= xyz.size() / 3) throw noSuchVertex(farthest, farthestAt);
  }

  private void skip(Property property) {
    long length = property.isList() ? length(property) : 1;
    for (long k = 0; k < length; k++) values.skip(property.type());
  }
}
