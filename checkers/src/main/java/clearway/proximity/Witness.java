package clearway.proximity;

import clearway.geometry.Point;

/**
 * Where two shapes are nearest, or meet.
 *
 * @param triangleA index of a triangle of a's mesh
 * @param triangleB index of a triangle of b's mesh
 * @param onA the nearest point of a's surface found: x, y, z in a's frame
 * @param onB the nearest point of b's surface found: x, y, z in a's frame
 */
public record Witness(int triangleA, int triangleB, Point onA, Point onB) {}
