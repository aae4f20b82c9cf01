import type { PracticeEvent } from '../contract/practice/events';

/** Questions are practised so many at a time. */
export const atATime = 10;

/** An answer in practice. `at`: epoch milliseconds. */
interface PractisedAnswer {
  at: number;
  isRight: boolean;
  isSure: boolean;
}

/** What the practice log says of one question. */
export interface Practised {
  /** Oldest first. */
  answers: PractisedAnswer[];
  isSaved: boolean;
  /** When the star or its note was last said, epoch milliseconds; null: the question is not saved. */
  savedAt: number | null;
  /** The person's own, by the last event that names one; empty: none. It outlives the star: who saves the question again has it again. */
  note: string;
}

/** The note that is shown: that of a saved question; empty: none. */
export const notedOf = (practised: Practised | undefined): string => (practised?.isSaved ? practised.note : '');

type Ordered = readonly [at: number, device: string, n: number, id: string];

const orderOf = ({ at, device, n, id }: PracticeEvent): Ordered => [Date.parse(at), device, n, id];

function compared(a: Ordered, b: Ordered): number {
  for (const [place, value] of a.entries()) {
    const other = b[place] as typeof value;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

/**
 * A log in order, each event once. Events of one moment stand in the order of their devices, and those of one device in the order in which it made them.
 */
function inLogOrder(events: Iterable<PracticeEvent>): PracticeEvent[] {
  const once = [...new Map([...events].map((event) => [event.id, event])).values()];
  return once
    .map((event) => ({ event, order: orderOf(event) }))
    .sort((a, b) => compared(a.order, b.order))
    .map(({ event }) => event);
}

/** What a log says of each question: a pure fold over its events, the same for any order and any repeats of them. */
export function fold(events: Iterable<PracticeEvent>): Map<number, Practised> {
  const questions = new Map<number, Practised>();
  for (const event of inLogOrder(events)) {
    if (event.type === 'exam-date') continue;
    const { answers, savedAt, note } = questions.get(event.questionId) ?? { answers: [] as PractisedAnswer[], savedAt: null, note: '' };
    const at = Date.parse(event.at);
    if (event.type === 'answered') answers.push({ at, isRight: event.right, isSure: event.sure });
    const lastSaved = event.type === 'answered' ? savedAt : event.type === 'saved' ? at : null;
    questions.set(event.questionId, {
      ...{ answers, isSaved: lastSaved !== null, savedAt: lastSaved },
      note: event.type === 'saved' ? (event.note ?? note) : note,
    });
  }
  return questions;
}

/** The day for which a person prepares, `2027-01-31`, by the last event that names one or takes it away; null: none. */
export function examDateOf(events: Iterable<PracticeEvent>): string | null {
  const dates = [...events].filter((event) => event.type === 'exam-date');
  const last = inLogOrder(dates).at(-1);
  return last?.type === 'exam-date' ? last.date : null;
}
