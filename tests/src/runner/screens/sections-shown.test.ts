import { describe, expect, it } from 'vitest';
import type { Paper } from '../../../../contract/assessment/assessment';
import { begin, step } from '../../../../src/runner/attempt/attempt';
import { sectionsFor } from '../../../../src/runner/attempt/sections/of-paper';
import { currentOf, sectionsShown } from '../../../../src/runner/screens/section/sections-shown';
import { paper } from '../../../kit/paper';

const minute = 60_000;
const start = 1_000_000;

/** Three subjects of one question, with 10 minutes each; the last has its own marks. */
function sectioned(isLocked: boolean): Paper {
  const questions = paper({ questions: 3 }).subjects.flatMap((subject) => subject.questions);
  const subjects = questions.map((question, i) => ({
    subjectName: `Section ${i + 1}`,
    minutes: 10,
    ...(isLocked && { isLocked, mayFinishEarly: true }),
    ...(i === 2 && { marksPerCorrect: 3, negativeMarksPerWrong: 0 }),
    questions: [question],
  }));
  return { ...paper({ minutes: 30 }), subjects };
}

function begun(isLocked: boolean, percent?: number) {
  const one = sectioned(isLocked);
  const sections = sectionsFor(one, percent);
  const seconds = sections?.reduce((sum, section) => sum + section.seconds, 0) ?? 1_800;
  const ids = { uid: 'asha', assessmentId: 7, questionIds: [101, 102, 103] };
  return { paper: one, attempt: begin({ ...ids, seconds, sections, at: start, isDated: true, grantedPercent: percent }) };
}

describe('the sections of a paper during an attempt', () => {
  it('are over, the current one, or later, with the minutes of their windows and their marks', () => {
    const { paper: one, attempt } = begun(true, 133);
    const shown = sectionsShown(one, attempt, start + 15 * minute);
    expect(shown.map(({ state, minutes, marks }) => [state, minutes, marks.right, marks.wrong])).toEqual([
      ['over', 14, 4, 1],
      ['now', 14, 4, 1],
      ['later', 14, 3, 0],
    ]);
  });

  it('name what the clock counts, what follows, and whether the section may end early', () => {
    const { paper: one, attempt } = begun(true);
    const at = (now: number) => currentOf(sectionsShown(one, attempt, now), attempt, now);
    expect(at(start + 12 * minute)).toMatchObject({
      section: 1,
      name: 'Section 2',
      left: 8 * minute,
      mayFinish: true,
      next: { name: 'Section 3' },
    });
    expect(at(start + 29 * minute)).toMatchObject({ section: 2, left: minute, mayFinish: false, next: null });
    expect(at(start + 40 * minute)).toMatchObject({ section: 2, left: 0 });
  });

  it('show a section that ended early, and minutes for everybody, in their lengths', () => {
    const { paper: one, attempt } = begun(true);
    const early = step(attempt, { type: 'finished', section: 0, at: start + 4 * minute });
    const more = step(early, { type: 'extended', minutes: 5, at: start + 5 * minute });
    expect(sectionsShown(one, more, start + 6 * minute).map(({ minutes }) => minutes)).toEqual([4, 15, 10]);
  });

  it('are free with advised minutes if none is locked, and no window is the current one', () => {
    const { paper: one, attempt } = begun(false, 150);
    const shown = sectionsShown(one, attempt, start + 15 * minute);
    expect(shown.map(({ state, minutes }) => [state, minutes])).toEqual([
      ['free', 15],
      ['free', 15],
      ['free', 15],
    ]);
    expect(currentOf(shown, attempt, start)).toBeNull();
  });
});
