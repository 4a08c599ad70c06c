/** Planning problems, planners, budgets and results. */
package clearway.plan;
