import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examDateOf, fold, notedOf } from '../../analysis/practice';
import type { PracticeEvent } from '../../contract/practice/events';

const ids = fc.uuid();
const bare = {
  id: ids,
  device: fc.constantFrom('a', 'b'),
  n: fc.integer({ min: 1, max: 3 }),
  at: fc.integer({ min: 0, max: 3 }).map((ms) => new Date(ms).toISOString()),
};
const common = { ...bare, questionId: fc.integer({ min: 1, max: 3 }) };
const events: fc.Arbitrary<PracticeEvent[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('answered' as const), ...common, version: fc.constant(1), right: fc.boolean(), sure: fc.boolean() }),
    fc.record({ type: fc.constantFrom('saved' as const, 'unsaved' as const), ...common }),
    fc.record({ type: fc.constant('saved' as const), ...common, note: fc.constantFrom('', 'one', 'two') }),
    fc.record({ type: fc.constant('exam-date' as const), ...bare, date: fc.constantFrom(null, '2027-01-31', '2027-02-01') }),
  ),
  { maxLength: 20 },
);

const event = (questionId: number, ms: number, more: object): PracticeEvent =>
  ({ id: `${ms} ${JSON.stringify(more)}`, device: 'a', n: 1, questionId, at: new Date(ms).toISOString(), ...more }) as PracticeEvent;
const answered = (ms: number, right: boolean) => event(1, ms, { type: 'answered', version: 1, right, sure: true });

describe('the fold of a practice log', () => {
  it('is the same for any order and any repeats of the events', () => {
    fc.assert(
      fc.property(events, fc.integer(), (all, seed) => {
        const shuffled = [...all, ...all.slice(0, 5)]
          .map((one, at) => ({ one, key: Math.imul(at + 1, seed | 1) }))
          .sort((a, b) => a.key - b.key);
        const told = (some: Iterable<PracticeEvent>) => [[...fold(some)].toSorted(([a], [b]) => a - b), examDateOf(some)];
        expect(told(shuffled.map(({ one }) => one))).toEqual(told(all));
      }),
    );
  });

  it('has the answers of each question in the order of their times, and whether it is saved now', () => {
    const log = fold([
      answered(3, true),
      answered(1, false),
      event(1, 2, { type: 'saved' }),
      event(2, 5, { type: 'unsaved' }),
      event(2, 4, { type: 'saved' }),
    ]);
    expect(log.get(1)).toEqual({
      answers: [1, 3].map((at) => ({ at, isRight: at === 3, isSure: true })),
      isSaved: true,
      savedAt: 2,
      note: '',
    });
    expect(log.get(2)).toEqual({ answers: [], isSaved: false, savedAt: null, note: '' });
  });

  it('has the note that was written last: a star without one leaves it, an empty one takes it away, and it is shown beside a star alone', () => {
    const saved = (ms: number, note?: string) => event(1, ms, { type: 'saved', ...(note !== undefined && { note }) });
    const noteOf = (...log: PracticeEvent[]) => fold(log).get(1)?.note;
    expect(noteOf(saved(2, 'new'), saved(1, 'old'))).toBe('new');
    expect(noteOf(saved(1, 'old'), saved(2), answered(3, true))).toBe('old');
    expect(noteOf(saved(1, 'old'), saved(2, ''), saved(3))).toBe('');
    const unsaved = event(1, 2, { type: 'unsaved' });
    const shown = (...log: PracticeEvent[]) => notedOf(fold(log).get(1));
    expect([shown(saved(1, 'old')), shown(saved(1, 'old'), unsaved), shown(saved(1, 'old'), unsaved, saved(3)), shown()]).toEqual([
      ...['old', '', 'old', ''],
    ]);
  });

  it('has the day of the exam that was said last, and none after it was taken away', () => {
    const dated = (ms: number, date: string | null): PracticeEvent => ({
      ...{ type: 'exam-date', id: `${ms}`, device: 'a', n: ms, at: new Date(ms).toISOString() },
      date,
    });
    expect(examDateOf([answered(1, true)])).toBe(null);
    expect(examDateOf([dated(3, '2027-02-01'), answered(4, true), dated(2, '2027-01-31')])).toBe('2027-02-01');
    expect(examDateOf([dated(3, '2027-02-01'), dated(4, null)])).toBe(null);
    expect(fold([dated(3, '2027-02-01')]).size).toBe(0);
  });

  it('orders events of one moment by their devices, then as the device made them', () => {
    const same = (device: string, n: number, type: 'saved' | 'unsaved') => ({ ...event(1, 1, { type }), id: `${device}${n}`, device, n });
    expect(fold([same('a', 2, 'saved'), same('a', 1, 'unsaved')]).get(1)?.isSaved).toBe(true);
    expect(fold([same('b', 1, 'saved'), same('a', 10, 'unsaved')]).get(1)?.isSaved).toBe(true);
  });
});
