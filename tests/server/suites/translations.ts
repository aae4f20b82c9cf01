import { afterAll, beforeAll, expect, it } from 'vitest';
import { handIn, type QuestionBody, question, secret } from '../kit/bank';
import type { TestPortal } from '../kit/portal';
import type { Open } from './open';

const hindi = 'गुरुत्वाकर्षण';
const translated = (body: QuestionBody): QuestionBody => ({
  ...body,
  translation: {
    language: 'hi',
    description: `${body.description}: ${hindi} क्या है?`,
    options: body.options.map(({ id }) => `विकल्प ${id}`),
    explanation: `${secret} कारण`,
  },
});

/** Questions in two languages, from the bank to a result. */
export function translationsSuite(open: Open): void {
  let portal: TestPortal;
  let category: number;

  beforeAll(async () => {
    portal = await open();
    category = (await portal.admin.call('addCategory', { query: { name: 'Bilingual' } })).id;
  });
  afterAll(() => portal.close());

  it('are stored, listed and found by the texts of both', async () => {
    const body = translated(question('What pulls', [category]));
    const { id } = await portal.admin.call('createQuestion', { body });
    const [listed] = await portal.admin.call('getQuestions', { query: { search: hindi } });
    expect(listed).toMatchObject({ id, translation: body.translation });
    expect(await portal.admin.call('getQuestions', { query: { search: `pulls ${hindi}`, category } })).toHaveLength(1);
  });

  it('are accepted complete or not at all, and the missing field is named', async () => {
    const body = translated(question('Half of it', [category]));
    const options = body.translation?.options.slice(0, 3) ?? [];
    const half = { ...body, translation: { ...body.translation, options } } as QuestionBody;
    expect((await portal.admin.tries('createQuestion', { body: half })).problem).toMatchObject({
      code: 'invalid',
      fields: { 'translation.options.3': 'is missing' },
    });
  });

  it('have a history of both, and a change of the second alone is a change', async () => {
    const plain = question('Changes', [category]);
    const { id } = await portal.admin.call('createQuestion', { body: plain });
    const edit = (body: QuestionBody) => portal.admin.call('editQuestion', { params: { id }, body });
    expect((await edit(translated(plain))).versions).toHaveLength(2);
    const { question: now, versions } = await edit(translated(plain));
    expect(versions.map(({ question: said }) => said.translation?.language)).toEqual(['hi', undefined]);
    expect(now.translation?.options).toHaveLength(4);
    expect((await edit(plain)).question).not.toHaveProperty('translation');
  });

  it('are in the paper in both, without any text of the key, and in the result with both explanations', async () => {
    const own = (await portal.admin.call('addCategory', { query: { name: 'Frozen in both' } })).id;
    await portal.admin.call('createQuestion', { body: translated(question('Both', [own])) });
    await portal.admin.call('createQuestion', { body: question('One', [own]) });
    const plan = { name: 'Two languages', durationInMinutes: 10, totalMarks: 2, questionCount: 2, categories: [own] };
    const { id } = await portal.admin.call('generateByCategories', { body: plan });

    const learner = portal.learner('reader');
    const { text } = await learner.tries('getPaper', { params: { id } });
    expect(text).not.toContain(secret);
    const asked = (await learner.call('getPaper', { params: { id } })).subjects.flatMap(({ questions }) => questions);
    const both = asked.find(({ description }) => description === 'Both');
    expect(both?.translation).toEqual({
      language: 'hi',
      description: `Both: ${hindi} क्या है?`,
      options: ['विकल्प 1', 'विकल्प 2', 'विकल्प 3', 'विकल्प 4'],
    });
    expect(asked.find(({ description }) => description === 'One')).not.toHaveProperty('translation');

    await learner.call('submit', handIn({ assessmentId: id, timeTaken: 5, submitted: true, answers: [] }));
    const { questions } = await learner.call('getResult', { params: { id } });
    const marked = questions.find(({ questionText }) => questionText === 'Both');
    expect(marked?.explanation).toBe(`${secret} Both`);
    expect(marked?.translation).toEqual({ ...both?.translation, explanation: `${secret} कारण` });
    expect(questions.find(({ questionText }) => questionText === 'One')).not.toHaveProperty('translation');
    for (const shown of [...asked, ...questions]) expect(shown).not.toHaveProperty('language');
  });

  it('are said in a list by the languages in which all of a subject can be read, of English alone not', async () => {
    const [both, mixed, apart] = await Promise.all(
      ['All in both', 'Some in both', 'Each in another'].map((name) => portal.admin.call('addCategory', { query: { name } })),
    );
    if (both === undefined || mixed === undefined || apart === undefined) throw new Error('No categories');
    const drafts = [translated(question('First of both', [both.id])), translated(question('Second of both', [both.id, mixed.id]))];
    for (const body of [...drafts, question('One tongue', [mixed.id, apart.id]), question('एक भाषा', [apart.id])])
      await portal.admin.call('createQuestion', { body });
    const order = { durationInMinutes: 10, totalMarks: 2, questionCount: 2 };
    const made = [];
    for (const { id } of [both, mixed, apart])
      made.push(await portal.admin.call('generateByCategories', { body: { ...order, name: `List ${id}`, categories: [id] } }));
    const listed = await portal.learner('reader').call('getAvailable', {});
    const said = made.map(({ id }) => listed.find((one) => one.id === id)?.subjects.map(({ languages }) => languages));
    expect(said).toEqual([[['en', 'hi']], [undefined], [[]]]);
  });

  it('are counted in a learner’s list by the languages in which they can be read, once the paper opens, and as its draft was changed', async () => {
    const own = (await portal.admin.call('addCategory', { query: { name: 'Counted' } })).id;
    for (const body of [question('What is it', [own]), translated(question('Who is it', [own])), question('यह क्या है?', [own])])
      await portal.admin.call('createQuestion', { body });
    const plan = { name: 'Counted', durationInMinutes: 10, totalMarks: 3, questionCount: 3, categories: [own] };
    const { id } = await portal.admin.call('generateByCategories', { body: { ...plan, state: 'draft' } });
    const params = { id };
    const drawn = await portal.admin.call('getDrawn', { params });
    const replaced = drawn.subjects.flatMap(({ questions }) => questions).find(({ description }) => description === 'What is it')?.id;
    const further = (await portal.admin.call('createQuestion', { body: translated(question('Where is it', [own])) })).id;
    const subjects = drawn.subjects.map(({ questions }) => questions.map((each) => (each.id === replaced ? further : each.id)));
    await portal.admin.call('changeDrawn', { params, body: { version: drawn.version ?? 0, subjects } });
    const opensAt = new Date(portal.clock.now + 60_000).toISOString();
    await portal.admin.call('setSchedule', { params, body: { state: 'published', opensAt } });
    const counts = async () =>
      (await portal.learner('reader').call('getAvailable', {})).find((one) => one.id === id)?.subjects.map(({ readIn }) => readIn);
    expect(await counts()).toEqual([undefined]);
    portal.clock.now += 60_000;
    expect(await counts()).toEqual([{ en: 2, hi: 3 }]);
    const listed = (await portal.admin.call('getAssessments', {})).find((one) => one.id === id);
    expect(listed?.subjects.map(({ readIn }) => readIn)).toEqual([undefined]);
  });

  it('name their first language in paper and result where readers could not infer it', async () => {
    const own = (await portal.admin.call('addCategory', { query: { name: 'Of thirteen' } })).id;
    const spoken = [
      ['Urdu beside English', '', 'ur', 'en'],
      ['Hindi beside Tamil', 'Hindi', 'ta', 'hi'],
      ['English beside Urdu', 'Urdu', 'en', 'ur'],
      ['Urdu alone', 'Urdu', undefined, 'ur'],
      ['Tamil alone', 'Tamil', undefined, undefined],
    ] as const;
    for (const [description, language, second] of spoken) {
      const body = { ...translated(question(description, [own])), language };
      const { translation, ...alone } = body;
      await portal.admin.call('createQuestion', {
        body: second === undefined || translation === undefined ? alone : { ...body, translation: { ...translation, language: second } },
      });
    }
    const plan = { name: 'Of thirteen languages', durationInMinutes: 10, totalMarks: 5, questionCount: 5, categories: [own] };
    const { id } = await portal.admin.call('generateByCategories', { body: plan });
    const learner = portal.learner('reader');
    const { subjects } = await learner.call('getPaper', { params: { id } });
    await learner.call('submit', handIn({ assessmentId: id, timeTaken: 5, submitted: true, answers: [] }));
    const { questions } = await learner.call('getResult', { params: { id } });
    // Beside Urdu, English is the language that readers infer.
    const expected = spoken.map(([text, , , first]) => [text, first === 'en' ? undefined : first]);
    const papers = subjects.flatMap((subject) => subject.questions).map(({ description, language }) => [description, language]);
    const results = questions.map(({ questionText, language }) => [questionText, language]);
    for (const shown of [papers, results]) expect(shown.toSorted()).toEqual(expected.toSorted());
  });
}
