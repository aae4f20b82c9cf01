import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Paper, questionsOf } from '../../../../contract/assessment/assessment';
import type { DrawnPaper } from '../../../../contract/assessment/drawn';
import type { CallArgs } from '../../../../contract/calls/calls';
import { wantedText } from '../../../../contract/exam/forecast';
import { fill, handIn, question } from '../../kit/bank';
import { makesPictures, pictureOf } from '../../kit/pictures';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

type Subject = CallArgs<'createExam'>['body']['subjects'][number];

/** Papers of sets: the draw, its forecast, and drawn questions that are changed (ADR 47). */
export function setsSuite(open: Open): void {
  let portal: TestPortal;
  let fives: number;
  let mixed: number;
  /** Question → its passage. */
  const passageOf = new Map<number, number>();

  beforeAll(async () => {
    portal = await open({ makePicture: makesPictures });
    await portal.admin.call('uploadPicture', { file: new File(['chart'], 'chart.png') });
    fives = (await portal.admin.call('addCategory', { query: { name: 'Fives' } })).id;
    mixed = (await portal.admin.call('addCategory', { query: { name: 'Mixed' } })).id;
    for (let at = 0; at < 5; at += 1) await addSet(fives, 5, `Five ${at}`);
    for (const [at, size] of [2, 3, 4].entries()) await addSet(mixed, size, `Mixed ${at}`);
    await fill(portal, mixed, 4, 'Alone');
  });
  afterAll(() => portal.close());

  async function addSet(category: number, size: number, name: string): Promise<number[]> {
    const ids: number[] = [];
    const passage = {
      text: `The text ${name}`,
      picture: pictureOf('chart'),
      translation: { language: 'hi', text: `पाठ ${name}` },
    } as const;
    for (let at = 0; at < size; at += 1) {
      const made = await portal.admin.call('createQuestion', { body: { ...question(`${name}, ${at}`, [category]), passage } });
      passageOf.set(made.id, made.passage?.id ?? 0);
      ids.push(made.id);
    }
    return ids;
  }

  const subject = (categoryId: number, numberOfQuestions: number, more: Partial<Subject> = {}): Subject => ({
    name: `Of ${categoryId}`,
    categoryIds: [categoryId],
    numberOfQuestions,
    ...more,
  });
  async function make(subjects: Subject[], state: 'draft' | 'published' = 'published') {
    const body = { name: 'Sets', timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1, subjects };
    const { id: examId } = await portal.admin.call('createExam', { body });
    return portal.admin.tries('generateFromExam', { body: { examId, name: 'Sets', state } });
  }
  async function paperOf(subjects: Subject[]): Promise<Paper> {
    const { id } = JSON.parse((await make(subjects)).text);
    return portal.learner('asha').call('getPaper', { params: { id } });
  }
  const told = async (...subjects: Subject[]) => {
    const query = { subjects: wantedText(subjects.map(({ name: _, mix: __, ...wanted }) => wanted)) };
    return (await portal.admin.call('forecast', { query })).subjects;
  };
  /** Lengths of the runs of questions of one passage; each passage is in one run only. */
  function runsOf(ids: readonly number[]): number[] {
    const runs: { passage: number | undefined; length: number }[] = [];
    for (const id of ids) {
      const [last, passage] = [runs.at(-1), passageOf.get(id)];
      if (last !== undefined && passage !== undefined && last.passage === passage) last.length += 1;
      else runs.push({ passage, length: 1 });
    }
    const passages = runs.flatMap(({ passage }) => passage ?? []);
    expect(new Set(passages).size).toBe(passages.length);
    return runs.map(({ length }) => length);
  }

  it('two whole sets of five are drawn for ten questions, and told before', async () => {
    expect(await told(subject(fives, 10))).toEqual([
      { needed: 10, inBank: 25, drawn: 10, sets: { inBank: 5, questions: 25, torn: 0, fewest: 2, most: 2, above: 15 } },
    ]);
    const paper = await paperOf([subject(fives, 10)]);
    const ids = questionsOf(paper).map(({ id }) => id);
    expect(runsOf(ids)).toEqual([5, 5]);
    for (const at of [0, 5]) expect(ids.slice(at, at + 5)).toEqual(ids.slice(at, at + 5).toSorted((a, b) => a - b));
    expect(paper.passages?.map(({ id }) => id)).toEqual([passageOf.get(ids[0] ?? 0), passageOf.get(ids[5] ?? 0)]);
    expect(paper.passages?.[0]).toMatchObject({ text: expect.stringContaining('The text Five'), picture: pictureOf('chart') });
    expect(questionsOf(paper).every((each) => each.passage?.id === passageOf.get(each.id))).toBe(true);
  });

  it('a number that whole sets do not add up to is told before, and refused', async () => {
    expect(await told(subject(fives, 12))).toMatchObject([{ needed: 12, inBank: 25, drawn: 10, sets: { fewest: 2, most: 2, above: 15 } }]);
    const { status, problem } = await make([subject(fives, 12)]);
    expect([status, problem?.reason, problem?.reasons]).toEqual([
      422,
      { code: 'sets-not-whole', subject: `Of ${fives}`, needed: 12, found: 10 },
      { 'subjects.0.numberOfQuestions': { code: 'not-by-sets', found: 10 } },
    ]);
    expect((await make([subject(fives, 26)])).problem?.reason).toMatchObject({ code: 'bank-too-small', found: 25 });
  });

  it('so many of each set are drawn where the subject says so', async () => {
    expect(await told(subject(fives, 9, { questionsPerPassage: 3 }))).toMatchObject([
      { drawn: 9, sets: { inBank: 5, questions: 15, most: 3 } },
    ]);
    expect(runsOf(questionsOf(await paperOf([subject(fives, 9, { questionsPerPassage: 3 })])).map(({ id }) => id))).toEqual([3, 3, 3]);
    // Of the sets of 2, 3 and 4 the first has too few.
    expect(await told(subject(mixed, 7, { questionsPerPassage: 3 }))).toMatchObject([
      { drawn: 7, inBank: 13, sets: { inBank: 2, torn: 1, fewest: 1, most: 2 } },
    ]);
  });

  it('sets stay whole and are drawn once, beside single questions and in two subjects', async () => {
    for (let round = 0; round < 8; round += 1) {
      const paper = await paperOf([subject(mixed, 6), subject(mixed, 5), subject(fives, 5)]);
      const [first = [], second = [], third = []] = paper.subjects.map(({ questions }) => questions.map(({ id }) => id));
      expect([first.length, second.length, third.length]).toEqual([6, 5, 5]);
      runsOf([...first, 0, ...second, 0, ...third]);
      const inPaper = new Set([...first, ...second, ...third]);
      for (const [id, passage] of passageOf)
        if (inPaper.has(id)) for (const [other, own] of passageOf) if (own === passage) expect(inPaper.has(other)).toBe(true);
    }
  });

  it('a set with a retired question is whole without it; one with a question elsewhere is not drawn', async () => {
    const own = (await portal.admin.call('addCategory', { query: { name: 'Torn' } })).id;
    const ids = await addSet(own, 3, 'Torn');
    await portal.admin.call('retireQuestion', { params: { id: ids[0] ?? 0 } });
    expect(runsOf(questionsOf(await paperOf([subject(own, 2)])).map(({ id }) => id))).toEqual([2]);
    await portal.admin.call('changeQuestions', { body: { ids: [ids[1] ?? 0], change: 'move', categoryId: fives } });
    expect(await told(subject(own, 1))).toMatchObject([{ inBank: 1, drawn: 0, sets: { inBank: 0, torn: 1 } }]);
    expect((await make([subject(own, 1)])).status).toBe(422);
    await portal.admin.call('changeQuestions', { body: { ids: [ids[1] ?? 0], change: 'move', categoryId: own } });
  });

  const idsIn = ({ subjects }: DrawnPaper) => subjects.map(({ questions }) => questions.map(({ id }) => id));
  const draft = async (...subjects: Subject[]) => {
    const { id } = JSON.parse((await make(subjects, 'draft')).text);
    return portal.admin.call('getDrawn', { params: { id } });
  };

  it('a drawn set is exchanged for another one of as many questions, a single question for a single one', async () => {
    const before = await draft(subject(fives, 10), subject(mixed, 1));
    const [[first = 0, , third = 0] = [], [alone = 0] = []] = idsIn(before);
    expect(before.passages).toHaveLength(2);
    const redraw = (version: number, questionId: number) =>
      portal.admin.call('redrawQuestion', { params: { id: before.id }, body: { version, questionId } });
    const after = await redraw(1, third);
    const [ids = [], others = []] = idsIn(after);
    expect(runsOf(ids)).toEqual([5, 5]);
    expect(ids.slice(5)).toEqual(idsIn(before)[0]?.slice(5));
    expect(passageOf.get(ids[0] ?? 0)).not.toBe(passageOf.get(first));
    expect(others).toEqual([alone]);
    expect(after.passages?.map(({ id }) => id)).toEqual([passageOf.get(ids[0] ?? 0), passageOf.get(ids[5] ?? 0)]);
    const [, [another = 0] = []] = idsIn(await redraw(2, alone));
    expect([another === alone, passageOf.has(another)]).toEqual([false, false]);
    const all = await draft(subject(fives, 25));
    const none = await portal.admin.tries('redrawQuestion', {
      params: { id: all.id },
      body: { version: 1, questionId: idsIn(all)[0]?.[0] ?? 0 },
    });
    expect(none.problem?.reason).toEqual({ code: 'no-other-set', subject: `Of ${fives}`, questions: 5 });
  });

  it('questions of a set that are put apart by hand are refused, and named', async () => {
    const before = await draft(subject(fives, 10), subject(mixed, 1));
    const [ids = [], others = []] = idsIn(before);
    const change = (subjects: number[][], version = 1) =>
      portal.admin.tries('changeDrawn', { params: { id: before.id }, body: { version, subjects } });
    const [a = 0, b = 0, ...rest] = ids;
    const torn = await change([[a, ...rest, b], others]);
    expect([torn.status, torn.problem?.reasons]).toEqual([400, { 'subjects.0.9': { code: 'set-apart' } }]);
    const across = await change([[...others, b, ...rest], [a]]);
    expect(across.problem?.reasons).toEqual({ 'subjects.1.0': { code: 'set-apart' } });
    const turned: DrawnPaper = JSON.parse((await change([ids.toReversed(), others])).text);
    expect(idsIn(turned)[0]).toEqual(ids.toReversed());
    expect(turned.passages?.map(({ id }) => id)).toEqual(before.passages?.map(({ id }) => id).toReversed());
  });

  it('a result tells each passage once, as it was when the paper was made', async () => {
    const paper = await paperOf([subject(fives, 5)]);
    const [passage] = paper.passages ?? [];
    const { id: _, ...contents } = passage ?? { id: 0 };
    await portal.admin.call('editPassage', { params: { id: passage?.id ?? 0 }, body: { ...contents, text: 'Changed since' } });
    const asha = portal.learner('asha');
    expect((await asha.call('getPaper', { params: { id: paper.id } })).passages).toEqual(paper.passages);
    await asha.call('submit', handIn({ assessmentId: paper.id, timeTaken: 9, submitted: true, answers: [] }));
    const result = await asha.call('getResult', { params: { id: paper.id } });
    expect(result.passages).toEqual(paper.passages);
    expect(result.questions.map((each) => each.passage)).toEqual(questionsOf(paper).map((each) => each.passage));
  });

  it('a sealed paper names no passage, and seals their pictures', async () => {
    const body = { name: 'Sealed', timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1, subjects: [subject(fives, 5)] };
    const { id: examId } = await portal.admin.call('createExam', { body });
    const opensAt = '2026-04-01T00:00:00.000Z';
    const { id } = await portal.admin.call('generateFromExam', { body: { examId, name: 'Sealed', state: 'published', opensAt } });
    const sealed = await portal.learner('asha').call('getPaper', { params: { id } });
    expect([sealed.passages, sealed.sealed?.pictures.length]).toEqual([undefined, 1]);
    portal.clock.now = Date.parse(opensAt) + 1;
    expect((await portal.learner('asha').call('getPaper', { params: { id } })).passages).toHaveLength(1);
  });
}
