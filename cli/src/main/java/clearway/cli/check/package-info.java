/** The work of {@code clearway check}: paths and lists of segments judged, and what is said. */
package clearway.cli.check;
