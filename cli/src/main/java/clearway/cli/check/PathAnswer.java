package clearway.cli.check;

import clearway.check.CheckStatistics;
import clearway.check.Verdict;

/**
 * What a check of a path found.
 *
 * @param segments how many the path has; a single way-point counts as one that stands still
 * @param segment the one that collides or is not settled, from 0; -1 for none
 * @param unsettled how many were left without an answer when the work ended
 */
public record PathAnswer(
    Verdict verdict, int segments, int segment, int unsettled, CheckStatistics work) {}
