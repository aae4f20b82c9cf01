import type { Result } from '../../contract/assessment/assessment';
import { answeredOf } from '../answers/answered';
import { type Group, groupsBy, sizeOf } from '../groups';
import type { Revision } from './schedule';

/** The topics of a question: its categories, or else its subject. */
const topicsOfOne = ({ categories, subjectName }: Pick<Revision, 'categories' | 'subjectName'>): readonly string[] =>
  categories.length > 0 ? categories : [subjectName];

/** How each topic came out over all these results, by name. */
export const topicsOf = (results: readonly Result[]): Group[] =>
  groupsBy(results.flatMap(answeredOf), topicsOfOne).sort((a, b) => a.name.localeCompare(b.name));

/** The share of right answers of a topic, as if one question more had been right and one more wrong: one wrong answer makes no topic the weakest. */
const strengthOf = (group: Group): number => (group.correct + 1) / (sizeOf(group) + 2);

/** What was left counts as not known. */
export const weakestFirst = (topics: readonly Group[]): Group[] => topics.toSorted((a, b) => strengthOf(a) - strengthOf(b));

/** First what was left in the assessment and never practised, then what is least known. */
export function drillOf(revisions: readonly Revision[], topic: string): Revision[] {
  const ofTopic = revisions.filter((one) => topicsOfOne(one).includes(topic));
  const isUnseen = ({ outcome, isPractised }: Revision) => outcome === 'unattempted' && !isPractised;
  return [...ofTopic.filter(isUnseen), ...ofTopic.filter((one) => !isUnseen(one))];
}
