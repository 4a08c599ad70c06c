/** The papers' tables and figures, rebuilt: one class each, the paper's figures beside ours. */
package clearway.cli.experiment;
