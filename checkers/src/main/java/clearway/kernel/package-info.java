/** Static arithmetic on slices of {@code double[]}; internal, arguments are not checked. */
package clearway.kernel;
