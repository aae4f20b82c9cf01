import { describe, expect, it } from 'vitest';
import { grade, judged } from '../../../../analysis/marking/grade';
import type { AnswerKey } from '../../../../analysis/marking/key';
import type { Answer, Submission } from '../../../../contract/assessment/assessment';
import { addSheet, emptySheets, type Sheets } from '../../../../server/rules/figures/answer-marks';
import { type CountedBefore, foldOf, place, planOf } from '../../../../server/rules/figures/group-fold';
import type { FrozenPaper } from '../../../../server/rules/papers/freeze';

const option = { explanation: '', difficultyLevel: 'Easy' };
const key: AnswerKey = {
  marking: { perCorrect: 4, perWrong: 1 },
  multipleScheme: 'jee-advanced',
  answers: [
    { ...option, questionId: 1, correctOptionId: 2, alsoRight: [3], categories: ['Motion', 'Motion', ''] },
    { ...option, questionId: 2, correctOptionId: 1, kind: 'multiple', correctOptionIds: [1, 3], optionCount: 4, categories: ['Sums'] },
    {
      ...option,
      questionId: 3,
      correctOptionId: 0,
      kind: 'numeric',
      correctValue: { from: 2.5, to: 3 },
      categories: ['Motion', 'Sums'],
    },
    { ...option, questionId: 4, correctOptionId: 1, worth: { perCorrect: 2, perWrong: 0 } },
    { ...option, questionId: 5, correctOptionId: 1, regraded: { change: 'drop', reason: '', at: 0 }, categories: ['Sums'] },
    { ...option, questionId: 6, correctOptionId: 1, regraded: { change: 'bonus', reason: '', at: 0 }, categories: ['Sums'] },
  ],
};
const asked = (id: number) => ({ id, description: `Question ${id}`, options: [] });
const paper = {
  subjects: [
    { subjectName: 'Physics', questions: [1, 2, 3].map(asked) },
    { subjectName: 'Maths', questions: [4, 5, 6].map(asked) },
  ],
} as unknown as FrozenPaper;

const answer = (questionId: number, given: Partial<Answer>): Answer => ({
  ...{ questionId, selectedOptionId: null, markedForReview: false },
  ...given,
});
const body = (...answers: Answer[]): Submission => ({ assessmentId: 1, timeTaken: 1, submitted: true, answers });

const bodies = [
  // The other right option, a part of a set, a number in the range, and what does not count.
  body(
    answer(1, { selectedOptionId: 3 }),
    answer(2, { selectedOptionIds: [1] }),
    answer(3, { value: '2.75' }),
    answer(5, { selectedOptionId: 1 }),
    answer(6, { selectedOptionId: 2 }),
  ),
  body(answer(1, { selectedOptionId: 1 }), answer(2, { selectedOptionIds: [3, 1] }), answer(3, { value: 'no number' })),
  body(answer(2, { selectedOptionIds: [2] }), answer(3, { value: '4' }), answer(4, { selectedOptionId: 1 })),
  body(),
];
/** Each test makes its own, so that a mutant of what it tests is under way. */
const sheetsOf = (all: readonly Submission[]): Sheets => {
  const sheets = emptySheets();
  for (const one of all) addSheet(sheets, key, one);
  return sheets;
};

describe('the plan of a paper', () => {
  it('has the marks that count of each section, each category once, and which questions are judged', () => {
    const plan = planOf(paper, key);
    expect(plan.sections).toEqual([
      { name: 'Physics', marks: 12 },
      { name: 'Maths', marks: 6 },
    ]);
    expect(plan.categories).toEqual(['Motion', 'Sums']);
    expect(plan.questions.map(({ id, section, categories, isJudged }) => [id, section, categories, isJudged])).toEqual([
      [1, 0, [0], true],
      [2, 0, [1], true],
      [3, 0, [0, 1], true],
      [4, 1, [], true],
      [5, 1, [1], false],
      [6, 1, [1], false],
    ]);
  });
});

describe('the sheets of learners', () => {
  const places = Int32Array.from([7, 7, place.noGroup, place.nobody]);
  const counted = () => {
    const { groups, touched } = foldOf(sheetsOf(bodies), planOf(paper, key), key, places);
    return { groups, touched, of: (at: number) => groups.get(at) };
  };

  it('are counted by group; a partly right answer is answered and not right, what does not count is neither', () => {
    const { groups, of } = counted();
    expect([...groups.keys()]).toEqual([7, place.noGroup]);
    expect([...(of(7)?.answered ?? [])]).toEqual([2, 2, 1, 0, 0, 0]);
    expect([...(of(7)?.right ?? [])]).toEqual([1, 1, 1, 0, 0, 0]);
    expect([...(of(place.noGroup)?.answered ?? [])]).toEqual([0, 1, 1, 1, 0, 0]);
    expect([...(of(place.noGroup)?.right ?? [])]).toEqual([0, 0, 0, 1, 0, 0]);
  });

  it('have the marks of each section, and the scores that are marked one by one', () => {
    const { of } = counted();
    for (const at of [7, place.noGroup]) {
      const own = bodies.filter((_, index) => places[index] === at);
      const marks = (ids: readonly number[]) =>
        own
          .flatMap(({ answers }) =>
            key.answers.map((one) => ({ one, given: answers.find(({ questionId }) => questionId === one.questionId) })),
          )
          .filter(({ one }) => ids.includes(one.questionId))
          .reduce((sum, { one, given }) => sum + judged(key, one, given).marks, 0);
      expect(of(at)).toMatchObject({ handIns: own.length, scores: own.reduce((sum, { answers }) => sum + grade(key, answers).score, 0) });
      expect([...(of(at)?.sectionMarks ?? [])]).toEqual([marks([1, 2, 3]), marks([4, 5, 6])]);
    }
  });

  it('tell the learners who answered at least one question of a section and of a category', () => {
    const { touched, of } = counted();
    expect([of(7), of(place.noGroup)].map((one) => [...(one?.sectionLearners ?? [])])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect([of(7), of(place.noGroup)].map((one) => [...(one?.categoryLearners ?? [])])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect([...touched]).toEqual([1, 1, 1, 1, 1, 1, 0, 0]);
  });
});

describe('what was counted before', () => {
  const counted = (places: readonly number[], before?: CountedBefore) => {
    const own = Int32Array.from(places);
    const sheets = sheetsOf(places.map((_, at) => bodies[at % bodies.length] as Submission));
    return { places: own, fold: foldOf(sheets, planOf(paper, key), key, own, before) };
  };

  it('is counted on after moves and new hand-ins as if all were counted from the beginning', () => {
    let before = counted([7, 7, 8, place.noGroup, place.nobody, 9]);
    // A move between groups, into none, to an admin and back, and two hand-ins, of which one opens a group.
    for (const places of [
      [8, 7, 8, place.noGroup, place.nobody, 9],
      [8, place.noGroup, 8, place.noGroup, place.nobody, 9],
      [8, place.noGroup, place.nobody, 7, 7, 9],
      [8, place.noGroup, place.nobody, 7, 7, 9, 7, 11],
      [8, 8, 8, 8, 8, 8, 8, 8],
    ]) {
      const next = counted(places, before);
      expect(next.fold.groups).toEqual(counted(places).fold.groups);
      expect([...next.fold.touched]).toEqual([...counted(places).fold.touched]);
      before = next;
    }
  });

  it('is the same object while nobody has come or gone, and the groups that nobody touched are the same', () => {
    const before = counted([7, 7, 8, 9, 9, 9, 9, 9]);
    expect(counted([7, 7, 8, 9, 9, 9, 9, 9], before).fold).toBe(before.fold);
    const after = counted([7, 8, 8, 9, 9, 9, 9, 9], before).fold;
    expect(after.groups.get(9)).toBe(before.fold.groups.get(9));
    expect(before.fold.groups.get(7)?.handIns).toBe(2);
  });
});
