/** XML files, read without opening anything else; every element knows its place. Internal. */
package clearway.scene.xml;
