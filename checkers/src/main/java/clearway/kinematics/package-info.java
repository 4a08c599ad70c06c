/** Links, joints and robots; forward kinematics; bounds on how far a motion carries a point. */
package clearway.kinematics;
