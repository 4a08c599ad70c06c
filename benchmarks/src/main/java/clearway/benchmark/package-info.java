/** Micro-benchmarks and side-by-side runs that print ratios. */
package clearway.benchmark;
