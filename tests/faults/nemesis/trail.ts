import type { Entry, EntryOf, Whose } from './entry';

type Value = number | boolean | null;

/** What may be filed for a question: the last acknowledged value, or a value invoked after it. Never a value invoked late, or after the section had ended. */
export interface Trail {
  questionId: number;
  what: 'answer' | 'mark';
  acknowledged: Value;
  since: Value[];
  late: Value[];
  /** Invoked or acknowledged after the section of the question had ended. */
  closed: Value[];
}

const untouched = { answer: null, mark: false } as const;

const wanted = (entry: EntryOf<'answer' | 'mark'>): Value => (entry.type === 'answer' ? entry.optionId : entry.isMarked);

/** The trails of one attempt, from a history in its order. Untouched questions have a trail, too. */
export function trailsOf(history: readonly Entry[], { uid, assessmentId }: Whose, questionIds: readonly number[]): Trail[] {
  const own = history.filter((e) => 'uid' in e && e.uid === uid && e.assessmentId === assessmentId);
  const end = own.findIndex(({ type }) => type === 'expires');
  return questionIds.flatMap((questionId) =>
    (['answer', 'mark'] as const).map((what) => {
      const trail: Trail = { questionId, what, acknowledged: untouched[what], since: [], late: [], closed: [] };
      let isClosed = false;
      own.forEach((entry, i) => {
        if (entry.type === 'closes' && entry.questionIds.includes(questionId)) isClosed = true;
        if (entry.type !== what || entry.questionId !== questionId) return;
        if (isClosed) trail.closed.push(wanted(entry));
        else if (end !== -1 && i > end) trail.late.push(wanted(entry));
        else if (entry.phase === 'invoked') trail.since.push(wanted(entry));
        else Object.assign(trail, { acknowledged: wanted(entry), since: [] });
      });
      return trail;
    }),
  );
}
