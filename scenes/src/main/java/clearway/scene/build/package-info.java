/** The built-in scenes, made by code: shapes with exact numbers of triangles, arms and cells. */
package clearway.scene.build;
