import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, submissionFaults } from '../../../../server/rules/results/submission-faults';
import { type AttemptEvent, begin, step, submissionOf } from '../../../../src/runner/attempt/attempt';
import { paper } from '../../../kit/paper';

const start = 1_000_000;
const ids = [101, 102, 103, 104];
const fresh = () => begin({ uid: 'asha', assessmentId: 7, questionIds: ids, seconds: 1800, at: start, isDated: true, isTimed: true });
const came = (...events: AttemptEvent[]) => events.reduce(step, fresh());

describe('the pace of an attempt', () => {
  it('counts a question for as long as it is on the screen, over visits and until the hand-in', () => {
    const { pace } = submissionOf(
      came(
        { type: 'moved', questionId: 103, at: start + 10_000 },
        { type: 'moved', questionId: 101, at: start + 15_000 },
        { type: 'moved', questionId: 102, at: start + 17_000 },
        { type: 'submitted', at: start + 20_000 },
      ),
    );
    expect(pace?.seconds).toEqual([12, 3, 5, 0]);
  });

  it('orders answers by the time of the current choice; a mark does not count, and a reset removes the answer', () => {
    const { pace } = submissionOf(
      came(
        { type: 'chose', questionId: 102, optionId: 1, at: start + 1 },
        { type: 'chose', questionId: 101, optionId: 1, at: start + 2 },
        { type: 'chose', questionId: 104, optionId: 1, at: start + 3 },
        { type: 'chose', questionId: 102, optionId: 2, at: start + 4 },
        { type: 'marked', questionId: 101, at: start + 5 },
        { type: 'reset', questionId: 104, at: start + 6 },
        { type: 'submitted', at: start + 7 },
      ),
    );
    expect(pace?.order).toEqual([101, 102]);
  });

  it('orders answers by time, not by the order of the paper', () => {
    const chose = (questionId: number, second: number): AttemptEvent => ({
      type: 'chose',
      questionId,
      optionId: 1,
      at: start + second * 1000,
    });
    const { pace } = submissionOf(
      came(chose(103, 1), chose(101, 2), chose(104, 3), chose(102, 4), { type: 'submitted', at: start + 9_000 }),
    );
    expect(pace?.order).toEqual([103, 101, 104, 102]);
  });

  it('is not sent to a server that does not accept it: the body is the specification’s', () => {
    const untimed = begin({ uid: 'asha', assessmentId: 7, questionIds: ids, seconds: 60, at: start, isDated: true });
    const body = submissionOf(step(step(untimed, { type: 'moved', questionId: 102, at: start + 5 }), { type: 'submitted', at: start + 9 }));
    expect(Object.keys(body)).toEqual(['assessmentId', 'timeTaken', 'submitted', 'answers']);
  });

  it('adds up to the time taken, and the server accepts it, whatever the learner did', () => {
    const event = fc.record({
      type: fc.constantFrom('chose', 'reset', 'marked', 'moved' as const),
      questionId: fc.constantFrom(...ids),
      optionId: fc.integer({ min: 1, max: 4 }),
      wait: fc.oneof(fc.nat(3_000), fc.nat(600_000)),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), fc.nat(100_000), (events, rest) => {
        let at = start;
        let attempt = fresh();
        for (const { wait, ...what } of events) {
          at += wait;
          attempt = step(attempt, { ...what, at });
        }
        const body = submissionOf(step(attempt, { type: 'submitted', at: at + rest }));
        expect(body.pace?.seconds.reduce((sum, seconds) => sum + seconds, 0)).toBe(body.timeTaken);
        const answered = body.answers.filter((a) => a.selectedOptionId !== null).map((a) => a.questionId);
        expect(body.pace?.order.toSorted()).toEqual(answered);
        expect(submissionFaults(boundsOf(paper()), 7, body, 100)).toEqual({});
      }),
    );
  });
});
