/** What commands say and write: exit codes, errors, progress, output files. */
package clearway.cli.report;
