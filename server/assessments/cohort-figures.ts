import type { Cohort } from '../../contract/assessment/insight';
import type { Item, Statistics } from '../../contract/assessment/statistics';
import { smallestCohort } from '../../contract/fields/limits';
import { isoOf } from '../../contract/fields/times';
import { itemsOf, ladderOf, normsOf } from '../rules/figures/statistics';
import { totalMarksOf } from '../rules/results/ruling';
import { type CountedCohort, settledIn } from './count-cohort';

export interface ItemFigures {
  items: Item[];
  participants: number;
}

const timeOf = (ms: number): string | null => (ms === 0 ? null : isoOf(ms));

/** While there are too few, how many there are; from then on the groups that are full (`rules/figures/grouped-tally.ts`). */
export function cohortOf(id: number, counted: CountedCohort): Cohort {
  const { grouped, marked, newest } = counted;
  const { tally } = grouped;
  const few = Math.min(counted.tally.participants, smallestCohort - 1);
  if (settledIn(counted) < smallestCohort) return { assessmentId: id, participants: few, asOf: timeOf(newest), norms: null };
  const norms = { scores: ladderOf(tally), questions: normsOf(tally, marked.key) };
  return { assessmentId: id, participants: tally.participants, asOf: timeOf(grouped.newest), norms };
}

export const statisticsOf = (id: number, { tally, marked, newest }: CountedCohort): Statistics => ({
  assessmentId: id,
  name: marked.paper.name,
  totalMarks: totalMarksOf(marked.paper, marked.key),
  participants: tally.participants,
  asOf: timeOf(newest),
  scores: ladderOf(tally),
  items: itemsOf(tally, marked.paper, marked.key),
});

export const itemFigures = ({ tally, marked }: CountedCohort): ItemFigures => ({
  items: itemsOf(tally, marked.paper, marked.key),
  participants: tally.participants,
});
