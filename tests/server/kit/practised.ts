import { randomUUID } from 'node:crypto';
import type { PracticeEvent, QuestionEvent } from '../../../contract/practice/events';

const device = randomUUID();
const at = '2026-03-01T08:00:00.000Z';
let count = 0;

const common = () => {
  count += 1;
  return { id: randomUUID(), device, n: count, at };
};

/** A new event of a question that was answered. */
export const practised = (questionId: number, changes: Partial<Extract<PracticeEvent, { type: 'answered' }>> = {}): PracticeEvent => ({
  ...{ type: 'answered', ...common(), questionId, version: 1, right: true, sure: true },
  ...changes,
});

/** A new event of a question that was saved, with a note where one is given. */
export const saved = (questionId: number, note?: string): QuestionEvent => ({
  ...{ type: 'saved', ...common(), questionId },
  ...(note !== undefined && { note }),
});

/** A new event of a day for which the person prepares. */
export const examDated = (date: string | null): PracticeEvent => ({ type: 'exam-date', ...common(), date });
