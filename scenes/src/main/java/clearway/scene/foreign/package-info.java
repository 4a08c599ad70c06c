/** Scenes from files of OMPL.app, MoveIt and MotionBenchMaker. Internal. */
package clearway.scene.foreign;
