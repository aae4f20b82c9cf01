import sharp from 'sharp';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ExamDraftSchema } from '../../../contract/exam/exam';
import { pathsOf } from '../../../contract/formats/shared/filed';
import { kindOf, questionKinds } from '../../../contract/kinds/kind';
import { ProfileDraftSchema } from '../../../contract/people/people';
import type { Category } from '../../../contract/question/category';
import { explanationOf } from '../../../contract/question/explanation';
import { type QuestionDraft, QuestionDraftSchema } from '../../../contract/question/question';
import { translationFields } from '../../../contract/question/translation-rule';
import { questionsOf } from '../../../server/seed/bank';
import { categories, kindCategories } from '../../../server/seed/categories';
import { assessments, exam } from '../../../server/seed/exam';
import { learners } from '../../../server/seed/learners';
import { diagrams } from '../../../server/seed/pictures';
import type { SeedCategory } from '../../../server/seed/shape';
import { weeklyTests } from '../../../server/seed/weekly-tests';

const pathsIn = (tree: SeedCategory[], above: string[] = []): string[][] =>
  tree.flatMap(({ name, subcategories = [] }) => [[...above, name], ...pathsIn(subcategories, [...above, name])]);

const paths = pathsIn(categories).map((names) => names.join(' / '));
const leaves = paths.filter((path) => !paths.some((other) => other.startsWith(`${path} / `)));

let lastId = 0;
const treeOf = (branches: SeedCategory[], parentId: number | null = null): Category[] =>
  branches.map(({ name, subcategories = [] }) => {
    lastId += 1;
    const id = lastId;
    return { id, name, parentId, subcategories: treeOf(subcategories, id) };
  });
const tree = treeOf([...categories, ...kindCategories]);
const namesOf = new Map([...pathsOf(tree)].map(([id, names]) => [id, names.join(' / ')]));
const pathOf = ({ categoryIds: [id = 0] }: QuestionDraft): string => namesOf.get(id) ?? '';

const questions = await questionsOf('bank', tree);
const kindQuestions = await questionsOf('kinds', tree);
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
const under = (branches: string[]) =>
  questions.filter((q) => branches.some((branch) => pathOf(q) === branch || pathOf(q).startsWith(`${branch} / `)));
const short = (q: QuestionDraft) => q.description.slice(0, 60);

describe('the category tree', () => {
  it('names each branch once', () => {
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('is three levels deep everywhere', () => {
    expect(leaves.map((path) => path.split(' / ').length)).toEqual(leaves.map(() => 3));
  });
});

describe('the first questions', () => {
  it.each(questions.map((q) => [short(q), q] as const))('passes the contract: %s', (_, q) => {
    expect(v.safeParse(QuestionDraftSchema, q).issues).toBeUndefined();
    expect(translationFields(q)).toEqual({});
    expect(explanationOf(q).explanation.trim()).not.toBe('');
    expect(q.options.length, 'has fewer options than a real exam').toBeGreaterThanOrEqual(4);
    expect(new Set(q.options.map(({ text }) => text.trim().toLowerCase())).size, 'repeats an option').toBe(q.options.length);
  });

  it('belong to topics, and leave no topic empty', () => {
    expect([...new Set(questions.map(pathOf))].sort()).toEqual([...leaves].sort());
  });

  it('cover every field, every difficulty and both languages in sufficient number', () => {
    expect(questions.length).toBeGreaterThanOrEqual(60);
    for (const { name } of categories) expect(under([name]).length, name).toBeGreaterThanOrEqual(18);
    for (const level of ['Easy', 'Medium', 'Hard'])
      expect(questions.filter((q) => q.difficultyLevel === level).length, level).toBeGreaterThanOrEqual(15);
    expect(questions.filter((q) => q.language === 'Hindi').length).toBeGreaterThanOrEqual(10);
  });

  it('are in Devanagari exactly if their language is Hindi', () => {
    const wrong = questions.filter((q) => /\p{Script=Devanagari}/u.test(q.description) !== (q.language === 'Hindi'));
    expect(wrong.map(short)).toEqual([]);
  });

  it('are bilingual in twenty cases, six of them with formulas and four with a diagram', () => {
    const bilingual = questions.filter(({ translation }) => translation !== undefined);
    const hasFormula = (text: string) => /\$[^$]*\\[^$]*\$/.test(text);
    expect(bilingual).toHaveLength(20);
    expect(bilingual.filter((q) => hasFormula(q.description))).toHaveLength(6);
    for (const q of bilingual) expect(hasFormula(q.translation?.description ?? ''), short(q)).toBe(hasFormula(q.description));
    expect(bilingual.filter((q) => /\p{Script=Devanagari}/u.test(q.translation?.description ?? ''))).toHaveLength(20);
    expect(diagrams).toHaveLength(4);
    for (const { of } of diagrams) expect(bilingual.filter(({ description }) => description.startsWith(of))).toHaveLength(1);
  });

  it.each(diagrams.map((picture) => [picture.name, picture] as const))('have a diagram of its declared size: %s', async (name, p) => {
    const { format, width, height } = await sharp(`server/seed/diagrams/${name}.webp`).metadata();
    expect([format, width, height]).toEqual(['webp', p.width, p.height]);
  });

  it('have no duplicates', () => {
    expect(new Set(questions.map((q) => plain(q.description))).size).toBe(questions.length);
  });

  it('do not favour a position for the correct answer', () => {
    for (const position of [0, 1, 2, 3]) {
      const part = questions.filter((q) => q.options[position]?.correct === true).length / questions.length;
      expect(part, `position ${position}`).toBeLessThanOrEqual(0.45);
      expect(part, `position ${position}`).toBeGreaterThanOrEqual(0.1);
    }
  });
});

describe('the first exam and assessments', () => {
  it('passes the contract', () => {
    const draft = {
      ...exam,
      subjects: exam.subjects.map((s) => ({
        name: s.name,
        numberOfQuestions: s.numberOfQuestions,
        categoryIds: s.categories.map((path) => paths.indexOf(path) + 1),
      })),
    };
    expect(v.safeParse(ExamDraftSchema, draft).issues).toBeUndefined();
  });

  it('is a full mock of 60 questions', () => {
    expect(exam.subjects.reduce((sum, s) => sum + s.numberOfQuestions, 0)).toBe(60);
    expect([exam.timerDuration, exam.marksPerCorrect, exam.negativeMarksPerWrong]).toEqual([45, 2, 0.5]);
  });

  it('asks no subject for more than its branches hold', () => {
    for (const s of exam.subjects) {
      for (const path of s.categories) expect(paths).toContain(path);
      expect(under(s.categories).length, s.name).toBeGreaterThanOrEqual(s.numberOfQuestions);
    }
  });

  it('draws no question for two subjects', () => {
    const drawn = exam.subjects.flatMap((s) => under(s.categories));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('offers one full mock and two shorter papers, one of them no longer new', () => {
    expect(assessments.map((a) => (a.kind === 'exam' ? 'exam' : [a.questionCount, a.durationInMinutes]))).toEqual([
      'exam',
      [10, 5],
      [20, 20],
    ]);
    expect(assessments.map((a) => a.ageInDays)).toEqual([0, 1, 12]);
  });

  it('has a first test of five minutes that is whole in English', () => {
    const [first] = assessments.flatMap((a) => (a.kind === 'exam' || a.durationInMinutes > 5 ? [] : [a]));
    expect(under(first?.categories ?? []).filter((q) => /\p{Script=Devanagari}/u.test(q.description))).toEqual([]);
  });

  it('asks no shorter paper for more than its branches hold', () => {
    for (const a of assessments) {
      if (a.kind === 'exam') continue;
      for (const path of a.categories) expect(paths).toContain(path);
      expect(under(a.categories).length, a.name).toBeGreaterThanOrEqual(a.questionCount);
    }
  });
});

describe('the tests of past weeks', () => {
  it('are three over three weeks, the last one in both languages and taken by 24 more learners', () => {
    expect(weeklyTests.map((test) => [test.ageInDays, test.questionsEach, test.isTakenByAll])).toEqual([
      [21, 10, false],
      [14, 10, false],
      [6, 'bilingual', true],
    ]);
    for (const { demoLearner, ageInDays } of weeklyTests) expect(demoLearner.afterDays).toBeLessThan(ageInDays);
    expect(new Set(learners.map(({ uid }) => uid)).size).toBe(24);
  });

  it.each(learners.map((learner) => [learner.uid, learner] as const))('have learners who pass the contract: %s', (_, learner) => {
    expect(v.safeParse(ProfileDraftSchema, learner).issues).toBeUndefined();
  });

  it('draw from categories that hold enough', () => {
    for (const { subjects, questionsEach } of weeklyTests)
      for (const { category } of subjects) {
        expect(paths).toContain(category);
        const wanted = questionsEach === 'bilingual' ? 1 : questionsEach;
        const held = under([category]).filter(({ translation }) => questionsEach !== 'bilingual' || translation !== undefined);
        expect(held.length, category).toBeGreaterThanOrEqual(wanted);
      }
  });
});

describe('the questions of each kind', () => {
  const ways = pathsIn(kindCategories).map((names) => names.join(' / '));

  it.each(kindQuestions.map((q) => [q.description.slice(0, 60), q] as const))('passes the contract: %s', (_, q) => {
    expect(ways).toContain(pathOf(q));
    expect(v.safeParse(QuestionDraftSchema, q).issues).toBeUndefined();
    expect(translationFields(q)).toEqual({});
    expect(explanationOf(q).explanation.trim()).not.toBe('');
  });

  it('are four of each kind, some in Hindi too, in categories of their own', () => {
    const kinds = kindQuestions.map(kindOf);
    for (const kind of questionKinds) expect(kinds.filter((each) => each === kind)).toHaveLength(4);
    expect(kindQuestions.filter(({ translation }) => translation !== undefined).length).toBeGreaterThanOrEqual(3);
    expect(ways.filter((way) => paths.includes(way))).toEqual([]);
  });
});
