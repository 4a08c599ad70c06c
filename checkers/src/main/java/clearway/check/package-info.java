/**
 * The checkers: whether the motion between two way-points, or along a path, is free.
 *
 * <p>A {@link clearway.check.CollisionChecker} is immutable and shared; each thread opens a {@link
 * clearway.check.CheckSession} of its own. A session begins {@link clearway.check.SegmentCheck}s,
 * which can be advanced step by step, put by and taken up again, and whose {@link
 * clearway.check.Verdict} is a value.
 */
package clearway.check;
