/** Robots from URDF and SRDF files. Internal. */
package clearway.scene.robot;
