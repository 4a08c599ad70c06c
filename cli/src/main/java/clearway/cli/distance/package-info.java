/** The work of {@code clearway distance}: pose files, the query list, timing and its report. */
package clearway.cli.distance;
