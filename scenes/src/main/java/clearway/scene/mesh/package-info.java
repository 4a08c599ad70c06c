/** Mesh readers; internal. */
package clearway.scene.mesh;
