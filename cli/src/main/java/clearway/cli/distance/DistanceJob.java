package clearway.cli.distance;

import clearway.geometry.Pose;
import clearway.proximity.ProximityModel;
import java.util.List;

/**
 * One static query between two models at each of a list of poses.
 *
 * @param poses of model b in the frame of model a
 * @param parameter delta of a greedy query, gamma of an approximate one, else unused
 * @param solid whether a closed mesh counts as solid: one inside the other collides
 */
public record DistanceJob(
    ProximityModel a,
    ProximityModel b,
    List<Pose> poses,
    QueryKind kind,
    double parameter,
    boolean solid) {}
