import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BesideSchema, SubmissionSchema } from '../../../contract/assessment/assessment';
import { ClockNoteSchema } from '../../../contract/assessment/clock-note';
import { EvidenceSchema } from '../../../contract/assessment/evidence';
import { isPaceOf, PaceSchema } from '../../../contract/assessment/pace';
import { checkedAgainst } from '../../../contract/calls/faults';
import { isoTime } from '../../../contract/fields/id';
import { PercentSchema } from '../../../contract/people/extra-time';

const answers = [
  { questionId: 1, selectedOptionId: 4, markedForReview: false },
  { questionId: 2, selectedOptionId: null, markedForReview: true },
];
const handIn = { assessmentId: 7, timeTaken: 60, submitted: true, answers };
const read = (beside: object) => checkedAgainst(SubmissionSchema, { ...handIn, ...beside });
const taken = (beside: object) => {
  const outcome = read(beside);
  return 'output' in outcome ? outcome.output : expect.fail(JSON.stringify(outcome.faults));
};
const mostSeconds = 10 * 366 * 86_400;

const time = fc.oneof(fc.constantFrom('', '1970-01-01T00:00:00.000Z', '+058200-01-01T00:00:00.000Z', '2026-13-01T00:00Z'), fc.string());
const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, 2 ** 53, 1e300));
const odd = fc.oneof(number, fc.string(), fc.constant(null), fc.boolean());
/** Near what the contract says, with values from beyond it; or anything. */
const near = {
  clock: fc.record({ ahead: odd, left: odd, __proto__: odd }, { requiredKeys: [] }),
  pace: fc.record({ seconds: fc.array(odd, { maxLength: 3 }), order: fc.array(odd, { maxLength: 3 }) }, { requiredKeys: [] }),
  grantedPercent: odd,
  evidence: fc.record({ startedAt: time, handedInAt: time, datedBy: fc.constantFrom('server', 'device', 'moon') }, { requiredKeys: [] }),
};
const hostile = fc.record(
  Object.fromEntries(Object.entries(near).map(([key, one]) => [key, fc.oneof(one, fc.anything({ maxDepth: 3 }))])),
  { requiredKeys: [] },
);

describe('what a submission says beside its answers', () => {
  it('refuses no submission, whatever it is, and what is left of it is within the contract', () => {
    fc.assert(
      fc.property(hostile, (beside) => {
        const { clock, pace, grantedPercent, evidence, ...rest } = taken(beside);
        expect(rest).toEqual(handIn);
        expect(clock === undefined || v.is(ClockNoteSchema, clock)).toBe(true);
        expect(pace === undefined || (v.is(PaceSchema, pace) && isPaceOf(pace, answers))).toBe(true);
        expect(grantedPercent === undefined || v.is(PercentSchema, grantedPercent)).toBe(true);
        expect(evidence === undefined || v.is(EvidenceSchema, evidence)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is read twice as once, so that a repeat is the same submission', () => {
    fc.assert(
      fc.property(hostile, (beside) => {
        const once = taken(beside);
        expect(taken(once)).toEqual(once);
      }),
    );
  });

  it('stays as it is within the contract', () => {
    const beside = {
      clock: { ahead: mostSeconds, left: 0 },
      pace: { seconds: [30, 30], order: [1] },
      grantedPercent: 150,
      evidence: { startedAt: '2026-03-01T09:00:00.000Z', handedInAt: '2026-03-01T09:01:00.000Z', datedBy: 'server' },
    };
    expect(taken(beside)).toEqual({ ...handIn, ...beside });
  });

  it.each([
    [{ clock: { ahead: 56 * 365 * 86_400, left: 3_540 } }, { clock: { ahead: mostSeconds, left: 3_540 } }],
    [{ clock: { ahead: 60.4, left: -3 } }, { clock: { ahead: 60, left: 0 } }],
    [{ clock: { ahead: 60 } }, {}],
    [{ clock: { ahead: 60, left: 3, more: 1 } }, { clock: { ahead: 60, left: 3 } }],
    [{ pace: { seconds: [-1, 1e12], order: [1] } }, { pace: { seconds: [0, 259_200], order: [1] } }],
    [{ pace: { seconds: [1], order: [1] } }, {}],
    [{ pace: { seconds: [1, 2], order: [1, 1] } }, {}],
    [{ pace: { seconds: [1, 2], order: [2] } }, {}],
    [{ pace: { seconds: Array(5_000).fill(1), order: [] } }, {}],
    [{ grantedPercent: 301 }, { grantedPercent: 300 }],
    [{ grantedPercent: '150' }, {}],
    [{ evidence: { startedAt: '+058200-01-01T00:00:00.000Z', handedInAt: '2026-03-01T09:01:00.000Z', datedBy: 'server' } }, {}],
  ])('is clipped, or set aside: %j', (beside, left) => expect(JSON.parse(JSON.stringify(taken(beside)))).toEqual({ ...handIn, ...left }));

  it.each([
    [{ answers: [{ ...answers[0], selectedOptionId: '4' }] }, 'answers.0.selectedOptionId'],
    [{ timeTaken: -1 }, 'timeTaken'],
    [{ other: 1 }, 'other'],
  ])('does not cover what is not beside them: %j is refused', (changes, field) => {
    const outcome = read({ clock: null, ...changes });
    expect('faults' in outcome && Object.keys(outcome.faults)).toEqual([field]);
  });

  it('is clipped by a device too', () =>
    expect(v.parse(BesideSchema, { clock: { ahead: 1e12, left: 1 } })).toEqual({ clock: { ahead: mostSeconds, left: 1 } }));
});

describe('a time in ISO 8601', () => {
  it.each([
    [0, '1970-01-01T00:00:00.000Z'],
    [Number.NaN, null],
    [8.64e15 + 1, null],
    [8.64e15, null],
    [-8.64e15, null],
  ])('of %d ms is %s', (ms, said) => expect(isoTime(ms)).toBe(said));
});
