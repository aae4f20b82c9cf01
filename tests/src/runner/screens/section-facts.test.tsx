// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Paper } from '../../../../contract/assessment/assessment';
import { SectionFacts } from '../../../../src/runner/screens/section/SectionFacts';
import { KindOnDemand } from '../../../../src/runner/screens/sitting/KindOnDemand';
import { eventually, leave, open, startOver, text } from '../../learner/kit';
import { paper } from '../../learner/made';

beforeEach(startOver);
afterEach(leave);

const question = (id: number) => ({ id, description: `Question ${id}`, options: [] });
const locked = (early: readonly boolean[]): Paper => ({
  ...paper,
  subjects: early.map((mayFinishEarly, at) => ({
    subjectName: ['Physics', 'Chemistry'][at] ?? '',
    minutes: 20,
    isLocked: true as const,
    questions: [question(at + 1)],
    ...(mayFinishEarly && { mayFinishEarly: true as const }),
  })),
});

it.each([
  [[true, true], 'You may finish a section early. The rest of its time is then lost.'],
  [[false, true], 'You may finish Chemistry early. The rest of that time is then lost.'],
  [[false, false], null],
])('the start screen says which sections may end early: %j', async (early, sentence) => {
  await open(<SectionFacts paper={locked(early)} timePercent={100} />);
  await eventually(() => expect(text()).toContain('The sections follow one another'));
  if (sentence === null) expect(text()).not.toContain('early');
  else expect(text()).toContain(sentence);
});

it('a question with several right options says its own marks', async () => {
  const options = [1, 2, 3, 4].map((id) => ({ id, text: `Option ${id}` }));
  const several = { ...question(1), kind: 'multiple' as const, options };
  const of: Paper = {
    ...paper,
    multipleScheme: 'jee-advanced',
    subjects: [{ subjectName: 'Physics', marksPerCorrect: 4, negativeMarksPerWrong: 2, questions: [several] }],
  };
  await open(<KindOnDemand paper={of} question={several} value="" onType={() => undefined} />);
  await eventually(() => expect(text()).toContain('Partial marking: +1 for each right option, −2 if any is wrong.'));
});
