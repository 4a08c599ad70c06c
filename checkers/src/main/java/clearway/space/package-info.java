/** Configurations, the spaces they live in, and the one definition of the way between two. */
package clearway.space;
