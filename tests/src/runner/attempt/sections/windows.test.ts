import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Attempt, type AttemptEvent, begin, step, submissionOf } from '../../../../../src/runner/attempt/attempt';
import { sectionsFor } from '../../../../../src/runner/attempt/sections/of-paper';
import { isInWindow, windowAt, windowsOf } from '../../../../../src/runner/attempt/sections/windows';

const minute = 60_000;
const start = 1_000_000_000;

/** Four locked sections of 15 minutes, each of three questions: 11 to 13, 21 to 23, 31 to 33, 41 to 43. */
const subjects = [1, 2, 3, 4].map((n) => ({
  minutes: 15,
  isLocked: true as const,
  mayFinishEarly: true as const,
  questions: [1, 2, 3].map((m) => ({ id: n * 10 + m })),
}));
const questionIds = subjects.flatMap(({ questions }) => questions.map(({ id }) => id));

function begun({ percent, endsBy }: { percent?: number; endsBy?: number } = {}): Attempt {
  const sections = sectionsFor({ durationInMinutes: 60, subjects }, percent) ?? [];
  const seconds = sections.reduce((sum, section) => sum + section.seconds, 0);
  const times = { at: start, isDated: true, isTimed: true, seconds, sections, ...(endsBy && { endsBy }) };
  return begin({ uid: 'asha', assessmentId: 7, questionIds, ...times });
}

const lengths = (attempt: Attempt): number[] => windowsOf(attempt).map(({ from, until }) => (until - from) / minute);
const chose = (attempt: Attempt, questionId: number, minutes: number, optionId = 1): Attempt =>
  step(attempt, { type: 'chose', questionId, optionId, at: start + minutes * minute });
const ticked = (attempt: Attempt, minutes: number): Attempt => step(attempt, { type: 'ticked', at: start + minutes * minute });
const chosenIn = (attempt: Attempt): number[] =>
  submissionOf(attempt)
    .answers.filter(({ selectedOptionId }) => selectedOptionId !== null)
    .map(({ questionId }) => questionId);

describe('the windows of locked sections', () => {
  it('follow one another from the start to the deadline', () => {
    const attempt = begun();
    expect(lengths(attempt)).toEqual([15, 15, 15, 15]);
    expect(windowsOf(attempt).map(({ from }) => (from - start) / minute)).toEqual([0, 15, 30, 45]);
    expect(attempt.deadline).toBe(start + 60 * minute);
  });

  it('count extra time by section: 15 minutes at 133 % are 20', () => {
    expect(lengths(begun({ percent: 133 }))).toEqual([20, 20, 20, 20]);
    expect(begun({ percent: 133 }).deadline).toBe(start + 80 * minute);
  });

  it('are cut from the end by a common end of all attempts', () => {
    const attempt = begun({ endsBy: start + 40 * minute });
    expect(lengths(attempt)).toEqual([15, 15, 10, 0]);
    expect(windowAt(attempt, start + 40 * minute - 1).section).toBe(2);
  });

  it('leave out a subject without questions', () => {
    const sections = sectionsFor({
      durationInMinutes: 60,
      subjects: [...subjects.slice(0, 2), { minutes: 15, isLocked: true, questions: [] }],
    });
    expect(sections?.map(({ questionIds: ids }) => ids)).toEqual([
      [11, 12, 13],
      [21, 22, 23],
    ]);
  });

  it('are one window for a paper without locked sections', () => {
    expect(sectionsFor({ durationInMinutes: 60, subjects: [{ minutes: 60, questions: [{ id: 1 }] }] })).toBeUndefined();
    const plain = begin({ uid: 'asha', assessmentId: 7, questionIds, seconds: 60, at: start, isDated: true });
    expect(plain).not.toHaveProperty('sections');
    expect(windowsOf(plain)).toEqual([{ section: 0, from: start, until: start + minute, questionIds }]);
    expect(isInWindow(plain, 43, start)).toBe(true);
  });
});

describe('an attempt with locked sections', () => {
  it('takes answers and moves in the current section only, to the millisecond', () => {
    const attempt = begun();
    const end = 15 - 1 / minute;
    expect(chose(attempt, 21, 1)).toBe(attempt);
    expect(step(attempt, { type: 'moved', questionId: 21, at: start + 1 })).toBe(attempt);
    expect(step(attempt, { type: 'marked', questionId: 21, at: start + 1 })).toBe(attempt);
    expect(chosenIn(chose(attempt, 11, end))).toEqual([11]);
    expect(chosenIn(chose(attempt, 11, 15))).toEqual([]);
    expect(chosenIn(chose(attempt, 21, 15))).toEqual([21]);
  });

  it('moves to the first question of a section when its window begins, with every event', () => {
    expect(ticked(begun(), 15 - 1 / minute).currentQuestionId).toBe(11);
    expect(ticked(begun(), 15)).toMatchObject({ currentQuestionId: 21, visited: [11, 21] });
    expect(chose(begun(), 12, 15)).toMatchObject({ currentQuestionId: 21, standings: {} });
    const second = ticked(begun(), 16);
    expect(ticked(second, 17)).toBe(second);
    expect(step(second, { type: 'moved', questionId: 23, at: start + 17 * minute }).currentQuestionId).toBe(23);
  });

  it('that slept through two windows is in the fourth section, and no question has the time of the sections between', () => {
    const awake = ticked(chose(ticked(begun(), 0), 11, 2), 50);
    expect(awake).toMatchObject({ status: 'in-progress', currentQuestionId: 41 });
    const { pace } = submissionOf(step(awake, { type: 'submitted', at: start + 51 * minute }));
    expect(pace?.seconds.map((seconds) => seconds / 60)).toEqual([15, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0]);
  });

  it('gives a question no time after its section when the attempt ends asleep', () => {
    const over = ticked(begun(), 500);
    expect(over).toMatchObject({ status: 'handed-in', handedInAt: start + 60 * minute });
    expect(submissionOf(over)).toMatchObject({ timeTaken: 3_600 });
    expect(submissionOf(over).pace?.seconds.reduce((sum, seconds) => sum + seconds)).toBe(15 * 60);
  });

  it('leaves out an answer that is stamped outside its window, and its place in the order of answers', () => {
    const standings = {
      11: { selectedOptionId: 1, markedForReview: true, at: start + 15 * minute },
      21: { selectedOptionId: 1, markedForReview: false, at: start + 15 * minute },
    };
    const { answers, pace } = submissionOf({ ...begun(), standings });
    expect(answers.find(({ questionId }) => questionId === 11)).toMatchObject({ selectedOptionId: null, markedForReview: false });
    expect(answers.find(({ questionId }) => questionId === 21)?.selectedOptionId).toBe(1);
    expect(pace?.order).toEqual([21]);
  });

  it('counts an answer that a slightly later server time stamped before the start', () => {
    expect(chosenIn(chose(begun(), 11, -0.01))).toEqual([11]);
  });

  it('goes back to the earlier section when server time turns trusted time back over the border', () => {
    const second = chose(ticked(begun(), 15.1), 21, 15.2);
    const back = ticked(second, 14.9);
    expect(back.currentQuestionId).toBe(11);
    expect(chosenIn(chose(back, 12, 14.95))).toEqual([12, 21]);
    expect(submissionOf(ticked(back, 15)).pace?.seconds).toEqual(submissionOf(second).pace?.seconds);
  });

  it('gives minutes for everybody to the current section', () => {
    const more = step(begun(), { type: 'extended', minutes: 5, at: start + 20 * minute });
    expect(lengths(more)).toEqual([15, 20, 15, 15]);
    expect(more.deadline).toBe(start + 65 * minute);
    expect(more.currentQuestionId).toBe(21);
    const twice = step(more, { type: 'extended', minutes: 15, at: start + 60 * minute });
    expect(lengths(twice)).toEqual([15, 20, 15, 25]);
  });

  it('keeps answers that a clock ahead took in a later section when minutes for everybody move that section', () => {
    const ahead = chose(chose(ticked(begun(), 31), 31, 32), 33, 33, 2);
    const back = ticked(ahead, 20);
    const more = step(back, { type: 'extended', minutes: 10, at: start + 20 * minute });
    expect(lengths(more)).toEqual([15, 25, 15, 15]);
    expect(chosenIn(more)).toEqual([31, 33]);
    expect(windowsOf(more).map(({ from }) => (from - start) / minute)).toEqual([0, 15, 40, 55]);
    expect([31, 33].map((id) => isInWindow(more, id, more.standings[id]?.at ?? 0))).toEqual([true, true]);
  });
});

describe('a section that the learner ends early', () => {
  const finished = (attempt: Attempt, section: number, minutes: number) =>
    step(attempt, { type: 'finished', section, at: start + minutes * minute });

  it('ends at once, and the rest of its window is lost', () => {
    const early = finished(begun(), 0, 10);
    expect(early).toMatchObject({ sectionEnds: [start + 10 * minute], currentQuestionId: 21, deadline: start + 55 * minute });
    expect(lengths(early)).toEqual([10, 15, 15, 15]);
    expect(lengths(finished(early, 1, 11))).toEqual([10, 1, 15, 15]);
    expect(chose(early, 11, 11)).toBe(early);
  });

  it('is the current one, allows it and is not the last', () => {
    const attempt = begun();
    expect(finished(attempt, 1, 10)).toBe(attempt);
    const second = ticked(attempt, 16);
    expect(finished(second, 0, 17)).toBe(second);
    const last = ticked(attempt, 46);
    expect(finished(last, 3, 47)).toBe(last);
    const strict = { ...attempt, sections: attempt.sections?.map(({ mayFinishEarly: _, ...section }) => section) ?? [] };
    expect(finished(strict, 0, 10)).toBe(strict);
  });

  it('keeps every answer of the section, even if the clock was turned back after one', () => {
    const answered = chose(begun(), 11, 10);
    const early = finished(answered, 0, 9.99);
    expect(chosenIn(ticked(early, 10.1))).toEqual([11]);
    expect(ticked(early, 10.1).currentQuestionId).toBe(21);
  });

  it('has a length, also if it is ended in its first millisecond', () => {
    const early = finished(begun(), 0, 0);
    expect(early.sectionEnds).toEqual([start + 1]);
    expect(finished(ticked(early, 1), 1, 1).sectionEnds).toHaveLength(2);
  });

  it('gives no time back that a common end has cut', () => {
    const cut = begun({ endsBy: start + 40 * minute });
    const early = finished(cut, 0, 5);
    expect(lengths(early)).toEqual([5, 15, 15, 5]);
    expect(early.deadline).toBe(start + 40 * minute);
  });
});

describe('whatever happens to the clock', () => {
  /** Learner and clock: forwards mostly, sometimes set far ahead and back again. */
  const doing = fc.oneof(
    fc.record({ do: fc.constant('chose' as const), questionId: fc.constantFrom(...questionIds), optionId: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ do: fc.constant('marked' as const), questionId: fc.constantFrom(...questionIds) }),
    fc.record({ do: fc.constant('moved' as const), questionId: fc.constantFrom(...questionIds) }),
    fc.record({ do: fc.constant('finished' as const), section: fc.integer({ min: 0, max: 3 }) }),
    fc.record({ do: fc.constant('extended' as const), minutes: fc.constantFrom(5, 10, 15) }),
    fc.record({ do: fc.constant('passes' as const), ms: fc.integer({ min: 0, max: 10 * minute }) }),
    fc.record({ do: fc.constant('set' as const), ms: fc.integer({ min: -20 * minute, max: 20 * minute }) }),
  );
  type Doing = typeof doing extends fc.Arbitrary<infer T> ? T : never;

  const eventOf = (what: Doing, at: number): AttemptEvent | null => {
    if (what.do === 'passes' || what.do === 'set') return null;
    const { do: type, ...rest } = what;
    return { type, ...rest, at } as AttemptEvent;
  };

  it('every answer that was taken is handed in as it was taken last, and none outside its window', () =>
    fc.assert(
      fc.property(fc.array(doing, { maxLength: 60 }), (story) => {
        let attempt = begun();
        let at = start;
        const taken = new Map<number, number>();
        for (const what of story) {
          if (what.do === 'passes' || what.do === 'set') at = Math.max(start, at + what.ms);
          const event = eventOf(what, at);
          if (event === null || at >= attempt.deadline) continue;
          const before = attempt;
          attempt = step(attempt, event);
          if (what.do !== 'chose') continue;
          const isOpen = windowAt(before, at).questionIds.includes(what.questionId);
          expect(attempt.standings[what.questionId]?.selectedOptionId === what.optionId || !isOpen).toBe(true);
          if (isOpen) taken.set(what.questionId, what.optionId);
        }
        const over = step(attempt, { type: 'ticked', at: attempt.deadline });
        const filed = submissionOf(over).answers.flatMap(({ questionId, selectedOptionId }) =>
          selectedOptionId === null ? [] : [[questionId, selectedOptionId] as const],
        );
        expect(new Map(filed)).toEqual(taken);
        expect(windowsOf(over).at(-1)?.until).toBe(over.deadline);
        for (const [id, standing] of Object.entries(over.standings)) expect(isInWindow(over, Number(id), standing.at)).toBe(true);
      }),
      { numRuns: 300 },
    ));

  it('the section follows from the time alone: ticks in between change no answer and no window', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...questionIds), fc.integer({ min: 1, max: 61 * minute })), { maxLength: 30 }),
        fc.array(fc.integer({ min: 1, max: 61 * minute }), { maxLength: 30 }),
        (taps, ticks) => {
          const events = (isTicked: boolean): AttemptEvent[] =>
            [
              ...taps.map(([questionId, ms]): AttemptEvent => ({ type: 'chose', questionId, optionId: 1, at: start + ms })),
              ...(isTicked ? ticks.map((ms): AttemptEvent => ({ type: 'ticked', at: start + ms })) : []),
            ].sort((a, b) => a.at - b.at);
          const played = (list: AttemptEvent[]) => list.reduce(step, begun());
          const [still, moved] = [played(events(false)), played(events(true))];
          expect(chosenIn(moved)).toEqual(chosenIn(still));
          expect(windowsOf(moved)).toEqual(windowsOf(still));
        },
      ),
    ));
});
