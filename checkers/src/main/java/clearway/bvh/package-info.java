/** Flat bounding-volume trees over meshes and the queries that walk them; internal. */
package clearway.bvh;
