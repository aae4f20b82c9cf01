import type { Result } from '../../contract/assessment/assessment';
import { answeredOf } from '../answers/answered';
import { breakdownBy, type Counts, sizeOf, weakestFirst } from '../breakdown';
import { latestFirst, type Revision } from './revisions';

/** The topics of a question: its categories, or else its subject. */
const topicsOfOne = ({ categories, subjectName }: Pick<Revision, 'categories' | 'subjectName'>): readonly string[] =>
  categories.length > 0 ? categories : [subjectName];

/** A subject with its topics, weakest first. */
export interface SubjectTopics {
  /** Empty: of topics that no subject of an exam has. */
  name: string;
  /** All questions of these topics, each once. */
  whole: Counts;
  topics: Counts[];
}

/**
 * The questions of a result with their topics. Their subject is empty in sections that share a topic, as those by kinds of questions do.
 */
function askedIn(result: Result) {
  const asked = answeredOf(result).map((one) => ({ ...one, topics: topicsOfOne(one) }));
  const isShared = (section: string) =>
    asked.some(
      (one) =>
        one.subjectName === section &&
        asked.some((other) => other.subjectName !== section && other.topics.some((topic) => one.topics.includes(topic))),
    );
  const sections = new Set(asked.map(({ subjectName }) => subjectName));
  const none = new Set([...sections].filter(isShared));
  return asked.map((one) => (none.has(one.subjectName) ? { ...one, subjectName: '' } : one));
}

/** Each question of these results once, as it came out in the latest: a learner is offered it once, whatever tests it was in. */
function askedOnce(results: readonly Result[]) {
  const once = new Map<number, ReturnType<typeof askedIn>[number]>();
  for (const one of latestFirst(results).flatMap(askedIn)) if (!once.has(one.questionId)) once.set(one.questionId, one);
  return [...once.values()];
}

/** All topics of these results, each under the subject in which it was asked most. The weakest subject first, and in it the weakest topic. */
export function topicsBySubject(results: readonly Result[]): SubjectTopics[] {
  const asked = askedOnce(results);
  const inTopics = ({ topics }: (typeof asked)[number]) => topics;
  const most = new Map<string, { subject: string; size: number }>();
  for (const subject of new Set(asked.map(({ subjectName }) => subjectName).filter((name) => name !== '')))
    for (const group of breakdownBy(
      asked.filter(({ subjectName }) => subjectName === subject),
      inTopics,
    ))
      if (sizeOf(group) > (most.get(group.name)?.size ?? 0)) most.set(group.name, { subject, size: sizeOf(group) });
  const subjectOf = (topic: string): string => most.get(topic)?.subject ?? '';
  const topics = weakestFirst(breakdownBy(asked, inTopics).sort((a, b) => a.name.localeCompare(b.name)));
  const wholeOf = (subject: string): Counts[] =>
    breakdownBy(asked, (one) => (one.topics.some((topic) => subjectOf(topic) === subject) ? ['whole'] : []));
  const subjects = [...new Set(topics.map(({ name }) => subjectOf(name)))];
  const wholes = subjects.flatMap((name) => wholeOf(name).map((whole) => ({ ...whole, name })));
  return weakestFirst(wholes).map((whole) => ({
    name: whole.name,
    whole,
    topics: topics.filter((topic) => subjectOf(topic.name) === whole.name),
  }));
}

/** First what was left in the assessment and never practised, then what is least known. */
export function drillOf(revisions: readonly Revision[], topic: string): Revision[] {
  const ofTopic = revisions.filter((one) => topicsOfOne(one).includes(topic));
  const isUnseen = ({ outcome, isPractised }: Revision) => outcome === 'unattempted' && !isPractised;
  return [...ofTopic.filter(isUnseen), ...ofTopic.filter((one) => !isUnseen(one))];
}
