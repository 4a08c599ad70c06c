/** JSON and YAML as a tree of values that know their places; internal. */
package clearway.scene.text;
