/** Immutable meshes, poses and shapes: the values every module speaks. */
package clearway.geometry;
