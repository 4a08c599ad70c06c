/** The command line: one class per command. */
package clearway.cli;
