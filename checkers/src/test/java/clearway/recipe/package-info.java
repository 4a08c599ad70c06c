/** Random meshes, triangles and poses as printable recipes, each rebuilt from its seed alone. */
package clearway.recipe;
