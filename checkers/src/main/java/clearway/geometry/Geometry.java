package clearway.geometry;

import java.util.Objects;

/** What a body is made of, as people write it; {@link #shape} is what is tested. */
public sealed interface Geometry {

  /** The shape tested in the geometry's place: never smaller than the geometry. */
  Shape shape();

  /** Triangles; a closed component is solid. */
  record Mesh(TriangleMesh mesh) implements Geometry {
    public Mesh {
      Objects.requireNonNull(mesh, "mesh");
      if (mesh.triangleCount() == 0) {
        throw new IllegalArgumentException("the mesh has no triangle; it needs at least one");
      }
    }

    @Override
    public Shape shape() {
      return Shape.mesh(mesh);
    }
  }

  /** A box of the given edge lengths, centred at the origin. */
  record Box(double x, double y, double z) implements Geometry {
    public Box {
      Shape.positive("x", x);
      Shape.positive("y", y);
      Shape.positive("z", z);
    }

    @Override
    public Shape shape() {
      return Shape.box(x, y, z);
    }
  }

  /** A ball about the origin. */
  record Sphere(double radius) implements Geometry {
    public Sphere {
      Shape.positive("radius", radius);
    }

    @Override
    public Shape shape() {
      return Shape.sphere(radius);
    }
  }

  /** A cylinder along z, centred at the origin; tested as the prism around it. */
  record Cylinder(double radius, double length) implements Geometry {
    public Cylinder {
      Shape.positive("radius", radius);
      Shape.positive("length", length);
    }

    @Override
    public Shape shape() {
      return Shape.cylinder(radius, length);
    }
  }

  /** All points within the radius of a segment of the given length along z, centred. */
  record Capsule(double radius, double length) implements Geometry {
    public Capsule {
      Shape.positive("radius", radius);
      Shape.positive("length", length);
    }

    @Override
    public Shape shape() {
      return Shape.capsule(radius, length);
    }
  }
}
