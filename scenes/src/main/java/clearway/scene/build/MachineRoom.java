package clearway.scene.build;

import clearway.geometry.Body;
import clearway.geometry.Frame;
import clearway.world.Obstacle;
import java.util.List;

/**
 * The fittings of a machine room: 1,180 objects of 187,000 triangles, made of a dozen parts.
 *
 * <p>Racks of level pipes run along x at both sides of an aisle and above it; pumps, tanks and
 * cabinets stand behind them.
 */
final class MachineRoom {
  private static final int RUNS = 42;
  private static final int PIECES = 10; // of each run
  private static final double PIECE = 0.6;
  private static final double RADIUS = 0.045;

  private final Cell cell;
  private int count;

  MachineRoom(Cell cell) {
    this.cell = cell;
  }

  void furnish() {
    runs();
    plant();
    structure();
  }

  private void runs() {
    Body piece = part(Solids.cylinder(12, RADIUS, -PIECE / 2, PIECE / 2).alongX(), 120);
    Body flange = part(Solids.drum(16, 1.5 * RADIUS, -0.015, 0.015).alongX(), 128);
    Body valve = part(Furniture.valve(RADIUS), 400);
    Body bracket = part(bracket(), 36);
    for (int run = 0; run < RUNS; run++) {
      double y = y(run);
      double z = z(run);
      for (int i = 0; i < PIECES; i++) put("pipe", piece, x(i + 0.5), y, z);
      for (int i = 0; i < PIECES && run < 30; i++) put("flange", flange, x(i), y, z);
      for (int i = 0; i < 2 && run < 40; i++) put("valve", valve, x(2.25 + 5 * i), y, z);
      for (int i = 0; i < 4 && run < 40; i++) put("bracket", bracket, x(1.5 + 2 * i), y, z);
    }
    elbows();
  }

  /** Runs 0 to 11 are the two racks beside the aisle, the others lie behind and above. */
  private static double y(int run) {
    int side = run % 2 == 0 ? 1 : -1;
    if (run < 12) return side * 0.55;
    if (run < 30) return side * (0.9 + 0.3 * ((run - 12) / 2 % 3));
    return 0.35 * (run - 30) - 1.9;
  }

  private static double z(int run) {
    if (run < 12) return 0.2 + 0.25 * (run / 2);
    if (run < 30) return 0.6 + 0.6 * ((run - 12) / 6);
    return 2.4;
  }

  private static double x(double pieces) {
    return (pieces - PIECES / 2.0) * PIECE;
  }

  private void elbows() {
    double[][] bend = Tubes.arc(0, 0, 0, 0.15, -Math.PI / 2, 0, 7);
    Body elbow = part(Tubes.pipe(RADIUS, 12, bend), 192);
    for (int i = 0; i < 2 * RUNS; i++) {
      int run = i / 2;
      double yaw = i % 2 == 0 ? 0 : Math.PI;
      double x = i % 2 == 0 ? x(PIECES) : x(0);
      put("elbow", elbow, Frame.rpy(x, y(run), z(run) + 0.15, 0, 0, yaw));
    }
    for (int i = 0; i < 36; i++) {
      put("elbow", elbow, Frame.rpy(-3 + 0.17 * i, 2.3, 0.6, 0, 0, Math.PI / 2));
    }
  }

  private static Draft bracket() {
    return Solids.box(-0.02, 0.02, -0.08, 0.08, -0.08, -0.05)
        .add(Solids.box(-0.02, 0.02, -0.08, -0.06, -0.06, 0.06))
        .add(Solids.box(-0.02, 0.02, 0.06, 0.08, -0.06, 0.06));
  }

  private void plant() {
    Body pump = part(Furniture.pump(16), 900);
    Body tank = part(Furniture.tank(24), 1000);
    Body cabinet = part(Solids.box(-0.3, 0.3, -0.2, 0.2, 0, 1.9), 200);
    Body motor = part(Furniture.pump(8), 500);
    for (int i = 0; i < 12; i++)
      put("pump", pump, -2.9 + 1.1 * (i / 2), i % 2 == 0 ? 2.1 : -2.1, 0);
    for (int i = 0; i < 6; i++) put("tank", tank, -2.8 + 1.1 * i, 2.9, 0);
    for (int i = 0; i < 20; i++)
      put("cabinet", cabinet, -3.1 + 0.65 * (i / 2), i % 2 == 0 ? 3.7 : -3.3, 0);
    for (int i = 0; i < 8; i++)
      put("motor", motor, -2.9 + 1.1 * (i / 2), i % 2 == 0 ? 2.1 : -2.7, 0.7);
  }

  private void structure() {
    Body tray = part(tray(), 180);
    Body grate = part(Solids.box(-0.5, 0.5, -0.5, 0.5, -0.12, -0.06), 300);
    for (int i = 0; i < 30; i++) put("tray", tray, -2.5 + (i % 6), -2 + (i / 6), 2.75);
    for (int i = 0; i < 24; i++) put("grate", grate, -2.5 + (i % 6), -1.5 + (i / 6), 0);
  }

  private static Draft tray() {
    return Solids.box(-0.49, 0.49, -0.15, 0.15, 0, 0.02)
        .add(Solids.box(-0.49, 0.49, -0.15, -0.13, 0.015, 0.1))
        .add(Solids.box(-0.49, 0.49, 0.13, 0.15, 0.015, 0.1));
  }

  private static Body part(Draft draft, int triangles) {
    return Chain.body(draft.refined(triangles).mesh());
  }

  private void put(String kind, Body part, double x, double y, double z) {
    put(kind, part, Frame.translation(x, y, z));
  }

  /** Objects are numbered through, so that every name is given once. */
  private void put(String kind, Body part, Frame at) {
    cell.obstacle(new Obstacle("%s-%04d".formatted(kind, ++count), at, List.of(part)));
  }
}
