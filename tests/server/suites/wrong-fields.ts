import { hash } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BesideSchema } from '../../../contract/assessment/assessment';
import { calls } from '../../../contract/calls/calls';
import { type Path, placesIn, replaced } from '../hostile/kit/sample';
import { assessmentOf, paced, question, submission } from '../kit/bank';
import { pictureOf } from '../kit/pictures';
import type { TestPortal } from '../kit/portal';
import { pushDevice } from '../kit/push-service';
import { rescueOf } from '../kit/rescue';
import type { Open } from './open';

type BodyCall =
  | 'addPractice'
  | 'addReport'
  | 'answerReport'
  | 'addNotice'
  | 'setWebhook'
  | 'subscribePush'
  | 'unsubscribePush'
  | 'saveProfile'
  | 'createQuestion'
  | 'generateByCategories'
  | 'generateFromExam'
  | 'createExam'
  | 'submit'
  | 'start'
  | 'setSchedule'
  | 'giveMoreTime'
  | 'giveChance'
  | 'takeChanceBack'
  | 'editQuestion'
  | 'importSubmission'
  | 'savePortal'
  | 'setExtraTime'
  | 'findQuestions'
  | 'renameCategory'
  | 'moveCategory'
  | 'mergeCategory'
  | 'findSimilar'
  | 'redrawQuestion'
  | 'changeDrawn'
  | 'changeQuestions'
  | 'undoQuestions'
  | 'createPassage'
  | 'editPassage'
  | 'regrade'
  | 'previewRegrade'
  | 'createGroup'
  | 'renameGroup'
  | 'moveToGroup'
  | 'setRole';

const at = (value: unknown, path: Path): unknown => path.reduce((part, key) => (part as Record<string | number, unknown>)[key], value);

const uuid = '0b5c8a3e-9f1d-4c7a-8e26-d4f1a7b3c905';
const time = '2026-03-01T09:00:00.000Z';
const wrongs = [null, true, {}, [], [[]], -1, 1.5, 1e300, '', ' ', 'x'.repeat(20_000), '1', { $gt: 0 }, 'a\0b', Array(400).fill(1)];
const raised = {
  role: 'admin',
  timePercent: 300,
  uid: 'head',
  score: 100,
  profileComplete: true,
  isPreview: true,
  isAdmin: true,
  submittedAt: '2020-01-01',
};

/** Bodies with one wrong position, `runs` of each call, and bodies with unknown fields. */
export function wrongFieldsSuite(open: Open, runs = 40): void {
  let portal: TestPortal;
  let good: Record<BodyCall, unknown>;
  let id: number;

  beforeAll(async () => {
    portal = await open();
    const made = await assessmentOf(portal, 2);
    id = made.paper.id;
    const category = (await portal.admin.call('getCategories', {}))[0]?.id ?? 0;
    const examId = (await portal.admin.call('getExams', {}))[0]?.id ?? 0;
    good = {
      addPractice: {
        events: [
          {
            ...{ type: 'answered', id: uuid, device: uuid, n: 1, questionId: made.paper.subjects[0]?.questions[0]?.id, at: time },
            ...{ version: 1, right: true, sure: true },
          },
        ],
      },
      addReport: { assessmentId: made.paper.id, reason: 'key', text: 'Two options are right.' },
      setWebhook: { url: 'https://hooks.school.org/portal' },
      addNotice: { text: 'T', hindiText: 'H', link: '/user/outbox', until: time, groupIds: [1] },
      answerReport: { outcome: 'mended', text: 'Mended.' },
      subscribePush: { ...pushDevice('me').subscription, expirationTime: 1 },
      unsubscribePush: { endpoint: pushDevice('me').subscription.endpoint },
      findQuestions: { hashes: ['a', 'b'].map((key) => hash('sha256', key, 'base64')) },
      changeQuestions: { ids: [1, 2], change: 'tag', tags: ['A', 'B'] },
      undoQuestions: { changed: [{ id: 1, version: 2 }] },
      saveProfile: { uid: 'me', firstName: 'A', lastName: 'B', email: 'a@b.test', phone: '1', location: 'Pune' },
      createQuestion: {
        ...question('Q', [category]),
        picture: pictureOf('Q'),
        passage: { text: 'P', translation: { language: 'hi', text: 'P' } },
      },
      generateByCategories: { name: 'N', description: 'D', durationInMinutes: 5, totalMarks: 10, questionCount: 1, categories: [category] },
      generateFromExam: { examId, name: 'N' },
      createExam: {
        name: 'E',
        timerDuration: 30,
        marksPerCorrect: 4,
        negativeMarksPerWrong: 1,
        instructions: 'I',
        subjects: [{ name: 'S', categoryIds: [category], numberOfQuestions: 1 }],
      },
      editQuestion: question('Edited', [category]),
      importSubmission: rescueOf(submission(made, 1, 1), 'me'),
      setExtraTime: { timePercent: 150 },
      savePortal: { name: 'N', shortName: 'S', hindiName: 'H', colour: '#123456' },
      submit: { ...paced(submission(made, 1, 1)), evidence: { startedAt: time, handedInAt: time, datedBy: 'server' } },
      start: { startedAt: time, datedBy: 'device' },
      setSchedule: { state: 'published', opensAt: time, closesAt: time, resultsAt: time, endsTogether: true, groupIds: [1] },
      giveMoreTime: { minutes: 10, uid: 'asha', from: 20 },
      takeChanceBack: { uids: ['asha'], groupIds: [1] },
      giveChance: { uids: ['asha'], groupIds: [1], reason: 'R', counts: 'best', until: time },
      renameCategory: { name: 'N' },
      moveCategory: { parentId: 1 },
      mergeCategory: { intoId: 1 },
      regrade: { questionId: made.paper.subjects[0]?.questions[0]?.id, change: 'key', optionIds: [1, 2], reason: 'R' },
      previewRegrade: { questionId: made.paper.subjects[0]?.questions[0]?.id, change: 'key', optionIds: [1, 2] },
      findSimilar: { questions: [{ description: 'Q', options: ['A'] }], exceptId: 1 },
      redrawQuestion: { version: 1, questionId: 1 },
      changeDrawn: { version: 1, subjects: [[1]] },
      createPassage: { text: 'P', picture: pictureOf('P'), translation: { language: 'hi', text: 'P' } },
      editPassage: { text: 'P' },
      createGroup: { name: 'N' },
      renameGroup: { name: 'N' },
      moveToGroup: { groupId: 1 },
      setRole: { role: 'user', confirmed: true },
    };
  });
  afterAll(() => portal.close());

  const send = (name: BodyCall, body: unknown) => {
    const person = calls[name].who === 'admin' ? portal.admin : portal.learner('me');
    const init = { method: calls[name].method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    return person.sends(calls[name].path.replace(':id', String(id)).replace(':uid', 'me'), init);
  };

  describe.each(Object.keys(calls).filter((name) => 'body' in calls[name as BodyCall]) as BodyCall[])('%s', (name) => {
    const isInvalid = (body: unknown) => !v.safeParse(calls[name].body as v.GenericSchema, body).success;

    it('is refused at a wrong position, which is named', async () => {
      const places = placesIn(good[name]);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...places), fc.constantFrom(...wrongs), async (place, wrong) => {
          const body = replaced(good[name], place, wrong);
          fc.pre(isInvalid(body));
          const { status, problem } = await send(name, body);
          expect([status, problem?.code]).toEqual([400, 'invalid']);
          const [path, named] = [place.join('.'), Object.keys(problem?.fields ?? {})];
          // An array may be refused as a whole for a fault of one item.
          expect(
            named.some((field) => field === path || field.startsWith(`${path}.`) || path.startsWith(`${field}.`)),
            named.join(),
          ).toBe(true);
        }),
        { numRuns: runs },
      );
    });

    it('may not have unknown fields, at any depth', async () => {
      const objects = [[], ...placesIn(good[name])].filter((place) => {
        const part = at(good[name], place);
        // What a submission says beside its answers refuses nothing.
        return typeof part === 'object' && !Array.isArray(part) && !(name === 'submit' && `${place[0]}` in BesideSchema.entries);
      });
      for (const place of objects)
        for (const [key, value] of Object.entries(raised)) {
          const part = at(good[name], place) as object;
          if (key in part) continue;
          const { status, problem } = await send(name, replaced(good[name], [...place, key], value));
          expect([status, Object.keys(problem?.fields ?? {})]).toEqual([400, [[...place, key].join('.')]]);
        }
    });
  });
}
