/** Readers and writers of the parts of a scene file; internal. */
package clearway.scene.document;
