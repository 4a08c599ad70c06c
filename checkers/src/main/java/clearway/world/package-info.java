/** Robots and obstacles together, and which of their pairs have to be tested. */
package clearway.world;
