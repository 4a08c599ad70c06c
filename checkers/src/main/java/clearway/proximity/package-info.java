/** Static queries between two shapes at a relative pose: overlap, distance, containment. */
package clearway.proximity;
