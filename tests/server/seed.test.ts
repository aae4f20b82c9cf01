import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ExamDraftSchema } from '../../contract/exam';
import { QuestionDraftSchema } from '../../contract/question';
import { categories } from '../../server/seed/categories';
import { assessments, exam } from '../../server/seed/exam';
import { questions } from '../../server/seed/questions';
import type { SeedCategory, SeedQuestion } from '../../server/seed/shape';

const pathsOf = (tree: SeedCategory[], above: string[] = []): string[][] =>
  tree.flatMap(({ name, subcategories = [] }) => [[...above, name], ...pathsOf(subcategories, [...above, name])]);

const paths = pathsOf(categories).map((names) => names.join(' / '));
const leaves = paths.filter((path) => !paths.some((other) => other.startsWith(`${path} / `)));
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
const under = (branches: string[]) =>
  questions.filter((q) => branches.some((branch) => q.category === branch || q.category.startsWith(`${branch} / `)));
const short = (q: SeedQuestion) => q.description.slice(0, 60);

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
    const id = paths.indexOf(q.category) + 1;
    expect(id, `no category ${q.category}`).toBeGreaterThan(0);
    const { success, issues } = v.safeParse(QuestionDraftSchema, {
      description: q.description,
      categoryIds: [id],
      difficultyLevel: q.difficultyLevel,
      language: q.language,
      examTags: q.examTags,
      options: q.options.map((text, i) => ({
        id: i + 1,
        text,
        correct: i === q.correct,
        explanation: i === q.correct ? q.explanation : '',
      })),
    });
    expect(issues).toBeUndefined();
    expect(success).toBe(true);
    expect(q.explanation.trim()).not.toBe('');
    expect(new Set(q.options.map((text) => text.trim().toLowerCase())).size, 'repeats an option').toBe(q.options.length);
  });

  it('hang on topics, and leave no topic empty', () => {
    expect([...new Set(questions.map((q) => q.category))].sort()).toEqual([...leaves].sort());
  });

  it('are enough, in every field, every difficulty and both languages', () => {
    expect(questions.length).toBeGreaterThanOrEqual(60);
    for (const { name } of categories) expect(under([name]).length, name).toBeGreaterThanOrEqual(18);
    for (const level of ['Easy', 'Medium', 'Hard'])
      expect(questions.filter((q) => q.difficultyLevel === level).length, level).toBeGreaterThanOrEqual(15);
    expect(questions.filter((q) => q.language === 'Hindi').length).toBeGreaterThanOrEqual(10);
  });

  it('are in Devanagari exactly where they say Hindi', () => {
    const wrong = questions.filter((q) => /\p{Script=Devanagari}/u.test(q.description) !== (q.language === 'Hindi'));
    expect(wrong.map(short)).toEqual([]);
  });

  it('repeat none', () => {
    expect(new Set(questions.map((q) => plain(q.description))).size).toBe(questions.length);
  });

  it('do not favour a position for the right answer', () => {
    for (const position of [0, 1, 2, 3]) {
      const part = questions.filter((q) => q.correct === position).length / questions.length;
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

  it('asks no shorter paper for more than its branches hold', () => {
    for (const a of assessments) {
      if (a.kind === 'exam') continue;
      for (const path of a.categories) expect(paths).toContain(path);
      expect(under(a.categories).length, a.name).toBeGreaterThanOrEqual(a.questionCount);
    }
  });
});
