/** Scene, path and mesh files, read and written; format errors carry their place. */
package clearway.scene;
