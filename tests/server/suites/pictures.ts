import { afterAll, beforeAll, expect, it } from 'vitest';
import { picturesIn } from '../../../contract/question/picture';
import { handIn, type QuestionBody, question } from '../kit/bank';
import { makesPictures, pictureOf } from '../kit/pictures';
import type { TestPortal } from '../kit/portal';
import type { Open } from './open';

const [asked, chosen, why] = [pictureOf('circuit'), pictureOf('lamp'), pictureOf('EXPLAINED')];

/** Pictures from their upload to the result. */
export function picturesSuite(open: Open): void {
  let portal: TestPortal;
  let category: number;

  const upload = (content: string) => portal.admin.call('uploadPicture', { file: new File([content], 'a.png') });

  beforeAll(async () => {
    portal = await open({ makePicture: makesPictures });
    category = (await portal.admin.call('addCategory', { query: { name: 'Pictures' } })).id;
    for (const content of ['circuit', 'lamp', 'EXPLAINED']) await upload(content);
  });
  afterAll(() => portal.close());

  /** The first option is correct, and has only a picture. */
  function pictured(description: string, categoryId = category): QuestionBody {
    const plain = question(description, [categoryId]);
    const [first, ...others] = plain.options;
    return {
      ...plain,
      picture: asked,
      options: [
        { id: 1, correct: true, explanation: 'WHY', ...first, text: '', picture: chosen, explanationPicture: why },
        ...others.map((option) => ({ ...option, explanationPicture: why })),
      ],
    };
  }

  const fetched = (hash: string, headers: Record<string, string> = {}, token = portal.learner('anna').token) =>
    portal.request(`/api/pictures/${hash}`, { headers: { Authorization: `Bearer ${token}`, ...headers } });

  it('are stored under the hash of their bytes, each once', async () => {
    const { alt, ...kept } = pictureOf('circuit');
    expect(await upload('circuit')).toEqual({ ...kept, bytes: 7 });
    const rows = await portal.store.db.selectFrom('pictures').select(['hash', 'added_by']).where('hash', '=', kept.hash).execute();
    expect(rows).toEqual([{ hash: kept.hash, added_by: 'head' }]);
  });

  it('are sent unchanged to every signed-in person, cacheable for ever, and only as pictures', async () => {
    const reply = await fetched(asked.hash);
    expect(await reply.text()).toBe('circuit');
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      etag: `"${asked.hash}"`,
    });
    const again = await fetched(asked.hash, { 'If-None-Match': reply.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await portal.request(`/api/pictures/${asked.hash}`)).status).toBe(401);
  });

  it('that do not exist are 404, and an invalid hash is 400', async () => {
    expect((await fetched(pictureOf('nothing').hash)).status).toBe(404);
    expect((await fetched('x')).status).toBe(400);
  });

  it('must exist before a question shows them, with their declared size', async () => {
    const strange = { ...pictured('Strange?'), picture: pictureOf('nowhere') };
    strange.options[1] = { ...question('?', [category]).options[1], id: 2, text: 'b', correct: false, picture: { ...chosen, width: 641 } };
    const { status, problem } = await portal.admin.tries('createQuestion', { body: strange });
    expect([status, Object.keys(problem?.fields ?? {})]).toEqual([400, ['picture', 'options.1.picture']]);
  });

  it('need an alternative text, and an option a text or a picture', async () => {
    const body = pictured('Silent?');
    const { problem } = await portal.admin.tries('createQuestion', { body: { ...body, picture: { ...asked, alt: ' ' } } });
    expect(problem?.fields).toEqual({ 'picture.alt': 'is required' });
    const empty = { ...body, options: body.options.map((option) => ({ ...option, picture: undefined })) };
    expect((await portal.admin.tries('createQuestion', { body: empty })).problem?.fields).toEqual({ 'options.0.text': 'is required' });
  });

  it('make questions with equal texts different', async () => {
    const keys = () => portal.store.db.selectFrom('question_keys').select('question_id').execute();
    const before = (await keys()).length;
    const body = pictured('Which is the odd one out?');
    await portal.admin.call('createQuestion', { body });
    await portal.admin.call('createQuestion', { body: { ...body, picture: chosen } });
    expect((await keys()).length).toBe(before + 2);
  });

  it('are part of a question and of its history', async () => {
    const body = pictured('Kept?');
    const { id } = await portal.admin.call('createQuestion', { body });
    const { picture: _, ...bare } = body;
    const { question: now, versions } = await portal.admin.call('editQuestion', { params: { id }, body: bare });
    expect([now.picture, versions.map((version) => version.question.picture?.hash)]).toEqual([undefined, [undefined, asked.hash]]);
    expect(now.options.map((option) => option.explanationPicture?.hash)).toEqual([why.hash, undefined, undefined, undefined]);
    const back = await portal.admin.call('editQuestion', { params: { id }, body });
    expect([back.question.picture, back.versions.length]).toEqual([asked, 3]);
    const listed = await portal.admin.call('getQuestions', { query: { search: 'Kept?' } });
    expect(picturesIn(listed)).toEqual([asked, chosen, why]);
  });

  it('are in the paper, except those of explanations, which are in the result', async () => {
    const own = (await portal.admin.call('addCategory', { query: { name: 'Paper of pictures' } })).id;
    const { id: questionId } = await portal.admin.call('createQuestion', { body: pictured('Sat?', own) });
    const order = { name: 'Pictures', durationInMinutes: 5, totalMarks: 4, questionCount: 1, categories: [own] };
    const { id } = await portal.admin.call('generateByCategories', { body: order });
    const anna = portal.learner('anna');
    const paper = await anna.tries('getPaper', { params: { id } });
    expect(picturesIn(JSON.parse(paper.text).subjects[0].questions)).toEqual([asked, chosen]);
    expect(paper.text).not.toContain(why.hash);
    expect(paper.text).not.toContain('EXPLAINED');
    const answers = [{ questionId, selectedOptionId: 1, markedForReview: false }];
    await anna.call('submit', handIn({ assessmentId: id, timeTaken: 9, submitted: true, answers }));
    const result = await anna.call('getResult', { params: { id } });
    expect(result.questions[0]).toMatchObject({ picture: asked, explanationPicture: why, options: [{ picture: chosen }, {}, {}, {}] });
    expect((await fetched(why.hash)).status).toBe(200);
  });
}
