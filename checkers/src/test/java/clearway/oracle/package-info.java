/**
 * Answers found the plain way, to judge the fast ones by: no trees, no rounding to speak of, and no
 * code shared with what they judge beyond reading the coordinates of meshes and poses.
 */
package clearway.oracle;
