import type { Paper } from '../../../contract/assessment/assessment';
import { type Attempt, standingOf } from './attempt';
import { statusOf } from './palette';

/** The five question states of a test hall's palette. An answer that is marked for review counts as an answer. */
export const hallStatuses = ['answered', 'not-answered', 'not-visited', 'marked', 'answered-marked'] as const;
export type HallStatus = (typeof hallStatuses)[number];

/** Returns the ids of questions that have been on screen. For attempts of earlier versions, answers and recorded times show them. */
export const visitedIn = ({ visited = [], currentQuestionId, standings, timing }: Attempt): ReadonlySet<number> =>
  new Set([...visited, currentQuestionId, ...Object.keys(standings).map(Number), ...Object.keys(timing?.spent ?? {}).map(Number)]);

/** Returns the hall state of every question of the paper. */
export function hallStatusesOf(attempt: Attempt): ReadonlyMap<number, HallStatus> {
  const visited = visitedIn(attempt);
  return new Map(
    attempt.questionIds.map((id) => {
      const status = statusOf(standingOf(attempt, id));
      if (status !== 'unanswered') return [id, status];
      return [id, visited.has(id) ? 'not-answered' : 'not-visited'];
    }),
  );
}

export type HallCounts = Record<HallStatus, number>;

/** Counts the questions in each state. */
export function hallCounts(statuses: ReadonlyMap<number, HallStatus>, questionIds: readonly number[]): HallCounts {
  const counts: HallCounts = { answered: 0, 'not-answered': 0, 'not-visited': 0, marked: 0, 'answered-marked': 0 };
  for (const id of questionIds) counts[statuses.get(id) ?? 'not-visited'] += 1;
  return counts;
}

/** A subject of the paper; test halls call it a section. */
export interface Section {
  name: string;
  questionIds: readonly number[];
}

export const sectionsOf = ({ subjects }: Pick<Paper, 'subjects'>): Section[] =>
  subjects.filter((s) => s.questions.length > 0).map((s) => ({ name: s.subjectName, questionIds: s.questions.map((q) => q.id) }));
