import { dayMs } from '../../contract/fields/times';
import { generate } from '../assessments/generate';
import { treeFrom } from '../rules/bank/tree';
import { allCategories, insertCategory } from '../store/bank/categories';
import { insertQuestions } from '../store/bank/questions';
import type { Store, Tx } from '../store/engine/store';
import { type ExamRow, insertExam } from '../store/papers/exams';
import { questionsOf } from './bank';
import { categories, kindCategories } from './categories';
import { assessments, exam } from './exam';
import { type Find, finderOf } from './find';
import { plantPictures } from './pictures';
import { plantKinds } from './plant-kinds';
import type { SeedCategory } from './shape';

/** Another process planted in the same moment. */
class Overtaken extends Error {}

async function plantCategories(tx: Tx, branches: readonly SeedCategory[], parentId: number | null): Promise<void> {
  for (const { name, subcategories = [] } of branches) {
    const row = await insertCategory(tx, name, parentId);
    if (row === null) throw new Overtaken();
    await plantCategories(tx, subcategories, row.id);
  }
}

function plantExam(tx: Tx, find: Find, now: number): Promise<ExamRow> {
  const subjects = exam.subjects.map(({ categories: paths, ...subject }) => ({ ...subject, categoryIds: paths.map(find) }));
  return insertExam(tx, { ...exam, subjects }, now);
}

function orderFor(seed: (typeof assessments)[number], planted: ExamRow, find: Find, now: number) {
  const { name, description } = seed;
  const dated = { name, description, createdAt: now - seed.ageInDays * dayMs };
  if (seed.kind === 'exam') {
    const marks = { perCorrect: planted.marksPerCorrect, perWrong: planted.negativeMarksPerWrong };
    const subjects = planted.subjects.map((subject) => ({ ...subject, field: subject.name }));
    return { ...dated, durationInMinutes: planted.timerDuration, instructions: planted.instructions, marks, subjects };
  }
  const subject = { name, categoryIds: seed.categories.map(find), numberOfQuestions: seed.questionCount, field: name };
  return { ...dated, durationInMinutes: seed.durationInMinutes, instructions: '', marks: { shared: seed.totalMarks }, subjects: [subject] };
}

async function plantAll(tx: Tx, now: number, random: () => number): Promise<boolean> {
  if ((await allCategories(tx)).length > 0) return false;
  await plantCategories(tx, [...categories, ...kindCategories], null);
  const rows = await allCategories(tx);
  const [find, tree] = [finderOf(rows), treeFrom(rows)];
  await insertQuestions(tx, await plantPictures(tx, await questionsOf('bank', tree), now), now);
  const planted = await plantExam(tx, find, now);
  for (const seed of assessments) await generate(tx, orderFor(seed, planted, find, now), random);
  await plantKinds(tx, find, await questionsOf('kinds', tree), now, random);
  return true;
}

/** Plants the first bank, exam and assessments, all or nothing, and only where there is no category yet. Answers whether it did. */
export async function plant(store: Store, now: number, random: () => number): Promise<boolean> {
  try {
    return await store.atomically((tx) => plantAll(tx, now, random));
  } catch (fault) {
    if (fault instanceof Overtaken) return false;
    throw fault;
  }
}
