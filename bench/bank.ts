import { sql } from 'kysely';
import { type CallArgs, calls } from '../contract/calls/calls';
import { addressOf } from '../contract/calls/request';
import { levelsOf } from '../contract/exam/mix';
import { forecast } from '../server/assessments/forecast';
import { generate } from '../server/assessments/generate';
import { changeQuestions } from '../server/store/bank/bulk-changes';
import { insertCategory } from '../server/store/bank/categories';
import { similarTo } from '../server/store/bank/question-bands';
import { insertQuestions, questionIdsBelow } from '../server/store/bank/questions';
import type { Store } from '../server/store/engine/store';
import { openStore } from '../server/store/open/open';
import { listAssessments } from '../server/store/papers/assessment-words';
import { figure, heading, median } from './kit/figures';
import { benchDir, round, serve } from './kit/server';
import { onBothStores } from './kit/stores';
import { wired } from './kit/wire';
import { draftOf, worldIn } from './kit/world';

// Draws 100 of 100,000 questions from 20 categories, and answers an admin's lists, paged and whole.

const questions = 100_000;
const categories = 20;
const assessments = 10_000;
const levelNames = ['Easy', 'Medium', 'Medium', 'Medium', 'Hard'];
const rounds = 7;

async function fill(store: Store): Promise<number[]> {
  return store.atomically(async (tx) => {
    const ids: number[] = [];
    for (let at = 0; at < categories; at += 1) ids.push((await insertCategory(tx, `Bank ${at}`, null))?.id ?? 0);
    const drafts = Array.from({ length: questions }, (_, at) => ({
      ...draftOf(at, ids[at % categories] ?? 0),
      difficultyLevel: levelNames[Math.floor(at / categories) % levelNames.length] ?? '',
    }));
    await insertQuestions(tx, drafts, Date.now());
    const order = { description: '', durationInMinutes: 60, createdAt: Date.now(), instructions: '', marks: { shared: 10 } };
    const [first = 0] = ids;
    // Copies of one assessment: the bench measures the list, which reads no papers.
    const { id } = await generate(
      tx,
      { ...order, name: 'One', subjects: [{ name: 'S', categoryIds: [first], numberOfQuestions: 10, field: '' }] },
      Math.random,
    );
    const row = await tx.selectFrom('assessments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    for (let at = 0; at < assessments; at += 500) {
      const copies = Array.from({ length: 500 }, (_, n) => ({ ...row, id: 1_000_000 + at + n, name: `Mock ${at + n}` }));
      await tx.insertInto('assessments').values(copies).execute();
      await listAssessments(
        tx,
        copies.map((copy) => ({ ...copy, questions: 10 })),
      );
    }
    return ids;
  });
}

/** An admin's requests for tables: [name, call, query]. */
const pages = (category: number) =>
  [
    ['questions: the first page', 'getQuestions', { page: 1 }],
    ['questions: the last page', 'getQuestions', { page: 4_000 }],
    ['questions: a word of all', 'getQuestions', { search: 'numbers' }],
    ['questions: words of few', 'getQuestions', { search: '99 question 77' }],
    ['questions: words of none', 'getQuestions', { search: 'nowhere' }],
    ['questions: a category', 'getQuestions', { category }],
    ['questions: by name', 'getQuestions', { sort: 'name' }],
    ['questions: by difficulty', 'getQuestions', { sort: 'difficulty' }],
    ['questions: by category', 'getQuestions', { sort: 'category' }],
    ['questions: all at once', 'getQuestions', { category, search: '7', difficulty: 'medium', language: 'english' }],
    ['assessments: the first page', 'getAssessments', { page: 1 }],
    ['assessments: by name, page 200', 'getAssessments', { page: 200, sort: 'name' }],
    ['assessments: words of few', 'getAssessments', { search: 'mock 99' }],
  ] as const;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at <= rounds; at += 1) {
    const began = performance.now();
    await work();
    if (at > 0) times.push(performance.now() - began);
  }
  return median(times);
}

await onBothStores(async (fresh) => {
  const place = await fresh();
  const world = await worldIn(place, { learners: 2, assessments: 1 });
  const store = await openStore(place, () => undefined);
  const ids = await fill(store);
  // Autovacuum does the same within a minute after such a large change.
  if (store.engine === 'postgres') await sql`analyze`.execute(store.db);
  heading(`A bank of 100,000 questions and 10,000 assessments: ${place.engine}`);
  const subjects = [{ name: 'All', categoryIds: ids, numberOfQuestions: 100, field: '' }];
  const order = { name: 'Drawn', description: '', durationInMinutes: 60, createdAt: 0, instructions: '', marks: { shared: 100 }, subjects };
  const draw = () => store.atomically((tx) => generate(tx, order, Math.random));
  figure('draw 100 by 20 categories', await timed(draw), 'ms, freezing and filing included', '< 100');
  figure('reference: the one indexed query', await timed(() => questionIdsBelow(store.db, { categoryIds: ids }, 100, Math.random)), 'ms');
  const mix = {
    unit: 'percent' as const,
    parts: [
      { difficultyLevel: 'Easy', amount: 40 },
      { difficultyLevel: 'Hard', amount: 20 },
    ],
  };
  const mixed = { ...order, subjects: subjects.map((subject) => ({ ...subject, mix })) };
  figure(
    'draw 100 by 20 categories and a mix',
    await timed(() => store.atomically((tx) => generate(tx, mixed, Math.random))),
    'ms',
    '< 100',
  );
  const levels = levelsOf(mix, 100);
  const foretold = () => forecast(store.db, [{ categoryIds: ids, numberOfQuestions: 100, levels }], Math.random);
  figure('forecast of the same', await timed(foretold), 'ms', '< 150');
  const { description, options } = draftOf(77, 1);
  const texts = options.map((option) => option.text);
  figure('similar questions, where all are', await timed(() => similarTo(store.db, { description, options: texts })), 'ms', '< 50');
  const other = { description: 'A train 150 m long passes a pole in 15 seconds. What is its speed?', options: ['36', '40', '45', '54'] };
  figure('similar questions, where none is', await timed(() => similarTo(store.db, other)), 'ms', '< 50');
  const act = { by: 'head', at: Date.now() };
  const thousand = await store.db.selectFrom('questions').select('id').orderBy('id').limit(1_000).execute();
  let turn = 0;
  const tag = () => {
    turn += 1;
    const change = { ids: thousand.map(({ id }) => id), change: 'tag' as const, tags: [`Turn ${turn}`] };
    return store.atomically((tx) => changeQuestions(tx, change, act));
  };
  figure('tag 1,000 questions', await timed(tag), 'ms, a version of each included', '< 1,000');
  await store.close();
  const portal = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir });
  const [admin, learner] = world.learners;
  const asked = async (what: string, token: string | undefined, path: string, goal = '') => {
    const request = wired({ method: 'GET', path: `/api${path}`, headers: { Authorization: `Bearer ${token}` } });
    const all = Array.from({ length: rounds }, () => request);
    const { came } = await round(portal, 1, all);
    figure(what, median(came.map((one) => one.ms)), `ms, ${median(came.map((one) => one.bytes))} bytes`, goal);
  };
  for (const [what, name, query] of pages(ids[3] ?? 0))
    await asked(what, admin?.token, addressOf('', calls[name], { query } as CallArgs<typeof name>), '< 100');
  for (const [name, person] of [
    ['getAssessments', admin],
    ['getAvailable', learner],
    ['getQuestions', admin],
  ] as const)
    await asked(`${name}, the whole list`, person?.token, calls[name].path);
  await portal.stop();
});
