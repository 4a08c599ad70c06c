/** What the commands on scenes find out and say. */
package clearway.cli.scene;
