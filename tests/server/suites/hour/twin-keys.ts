import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsOf } from '../../../../contract/assessment/assessment';
import { type CallArgs, type CallName, calls } from '../../../../contract/calls/calls';
import { smallestCohort } from '../../../../contract/fields/limits';
import { question } from '../../kit/bank';
import type { Outcome, Person, TestPortal } from '../../kit/portal';
import { pushDevice } from '../../kit/push-service';
import type { Open } from '../open';
import { goTo, inMinutes } from './kit';

const questions = 6;

interface Twin {
  portal: TestPortal;
  id: number;
  questionIds: number[];
}

/**
 * A portal with one scheduled assessment; `right` is the option that is right, and the only difference. A subject for each question, so that no draw has
 * a choice.
 */
async function twinOf(open: Open, right: number): Promise<Twin> {
  const portal = await open();
  const { admin } = portal;
  const subjects = [];
  for (let at = 0; at < questions; at += 1) {
    const category = await admin.call('addCategory', { query: { name: `Category ${at}` } });
    await admin.call('createQuestion', { body: question(`Q ${at}`, [category.id], right) });
    subjects.push({ name: `Subject ${at}`, categoryIds: [category.id], numberOfQuestions: 1 });
  }
  const exam = await admin.call('createExam', {
    body: { name: 'Exam', timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1, subjects },
  });
  const schedule = { opensAt: inMinutes(portal, 60), resultsAt: inMinutes(portal, 180) };
  const { id } = await admin.call('generateFromExam', { body: { examId: exam.id, name: 'At ten', ...schedule } });
  const paper = await admin.call('getPaper', { params: { id } });
  return { portal, id, questionIds: questionsOf(paper).map((each) => each.id) };
}

/** Every learner chooses option 1. */
const handIn = ({ id, questionIds }: Twin): CallArgs<'submit'> => ({
  params: { id },
  body: {
    assessmentId: id,
    timeTaken: 600,
    submitted: true,
    answers: questionIds.map((questionId) => ({ questionId, selectedOptionId: 1, markedForReview: false })),
  },
});

const profile = (uid: string) => ({ uid, firstName: 'A', lastName: 'B', email: 'a@b.test', phone: '', location: 'Pune' });

type LearnerCalls = { [N in CallName]?: (twin: Twin, uid: string) => CallArgs<N> };

const event = {
  id: '3f0c0a4e-6f0e-4c53-9d4b-0a5a1f0f8a01',
  device: '3f0c0a4e-6f0e-4c53-9d4b-0a5a1f0f8a02',
  n: 1,
  at: '2026-03-01T08:00:00.000Z',
};

/** Every call that a learner may make, about the assessment or the learner. */
const asked: LearnerCalls = {
  getRole: (_, uid) => ({ params: { uid } }),
  getProfile: (_, uid) => ({ params: { uid } }),
  saveProfile: (_, uid) => ({ body: profile(uid) }),
  getAvailable: () => ({}),
  getPaper: ({ id }) => ({ params: { id } }),
  locatePaper: ({ id }) => ({ params: { id } }),
  unlock: ({ id }) => ({ params: { id } }),
  start: ({ id }) => ({ params: { id }, body: { startedAt: '2026-03-01T10:00:00.000Z', datedBy: 'code' } }),
  getAwaited: (_, uid) => ({ params: { uid } }),
  getResults: (_, uid) => ({ params: { uid } }),
  getResult: ({ id }) => ({ params: { id } }),
  getCohort: ({ id }) => ({ params: { id } }),
  getMoreTime: ({ id }) => ({ params: { id } }),
  // Before the release the question of an event is refused.
  addPractice: ({ questionIds: [questionId = 0] }) => ({ body: { events: [{ type: 'saved', ...event, questionId }] } }),
  getPractice: () => ({ query: {} }),
  addReport: ({ id, questionIds: [questionId = 0] }) => ({
    params: { id: questionId },
    body: { assessmentId: id, reason: 'key', text: 'Two options are right.' },
  }),
  getOwnReports: () => ({}),
  getNotices: () => ({}),
  subscribePush: (_, uid) => ({ body: pushDevice(uid).subscription }),
  unsubscribePush: (_, uid) => ({ body: { endpoint: pushDevice(uid).subscription.endpoint } }),
  getPersonData: (_, uid) => ({ params: { uid }, query: {} }),
  getPicture: () => ({ params: { hash: 'A'.repeat(43) } }),
};

const names = Object.keys(asked) as (keyof typeof asked)[];

/** Random in both portals: the ciphertext of paper and key, the salt, the keys, and the tag of a paper with one of them. Their lengths count. */
const random = /"(paper|salt|key|moreTimeKey)":"([A-Za-z0-9+/=]+)"/g;

const isRandom = ({ text }: Outcome): boolean => /"(sealed|moreTimeKey)"/.test(text);

function told(outcome: Outcome): unknown {
  const { status, text, headers } = outcome;
  const shown = Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date'));
  const etag = isRandom(outcome) ? shown.etag?.length : shown.etag;
  return { status, text: text.replace(random, (_, name, value) => `"${name}":${value.length}`), headers: { ...shown, etag } };
}

/** Before the release no call tells a learner anything of the key: two portals that differ in the key answer with equal bytes. */
export function twinKeysSuite(open: Open): void {
  let twins: [Twin, Twin];

  beforeAll(async () => {
    twins = [await twinOf(open, 1), await twinOf(open, 2)];
    for (const twin of twins)
      for (let at = 0; at < smallestCohort; at += 1)
        await twin.portal.learner(at === 0 ? 'handed in' : `o${at}`).call('submit', handIn(twin));
  });
  afterAll(async () => {
    for (const { portal } of twins) await portal.close();
  });

  const people: [string, (portal: TestPortal) => Person][] = [
    ['a learner who handed in', (portal) => portal.learner('handed in')],
    ['another learner', (portal) => portal.learner('another')],
    ['a person without a token', (portal) => portal.holding(null, 'none')],
  ];
  const both = (name: CallName, who: (portal: TestPortal) => Person) =>
    Promise.all(
      twins.map(async (twin) => {
        // Fetches of papers are written up to a second later, in each portal at its own moment; a person's data shows those that are written.
        await twin.portal.fetches.flush();
        const person = who(twin.portal);
        return person.tries(name, asked[name]?.(twin, person.uid) as never);
      }),
    ) as Promise<[Outcome, Outcome]>;

  it('asks every call that a learner may make', () => {
    // An erasure replies the same for everybody, and ends what the others ask about.
    const left: CallName[] = ['submit', 'erasePerson', 'getPushKey'];
    const may = (Object.keys(calls) as CallName[]).filter((name) => calls[name].who !== 'admin' && !left.includes(name));
    expect(names.toSorted()).toEqual(may.toSorted());
  });

  describe.each([
    ['before the hour', 60 * 60_000 - 1],
    ['at the hour', 60 * 60_000],
    ['before the release', 180 * 60_000 - 1],
  ])('%s', (_, ms) => {
    beforeAll(() => {
      for (const { portal } of twins) goTo(portal, '2026-03-01T09:00:00.000Z', ms);
    });

    describe.each(people)('%s', (__, who) => {
      it.each(names)('gets equal bytes of %s', async (name) => {
        const [one, other] = await both(name, who);
        expect(told(one)).toEqual(told(other));
      });

      it('gets equal bytes of a second hand-in, equal or not', async () => {
        for (const timeTaken of [600, 601]) {
          const [one, other] = await Promise.all(
            twins.map((twin) => {
              const { params, body } = handIn(twin);
              // The other learner has none yet, and shall have none in the next row.
              const id = who(twin.portal).uid === 'another' ? 999_999 : params.id;
              return who(twin.portal).tries('submit', { params: { id }, body: { ...body, timeTaken } });
            }),
          );
          expect(one && told(one)).toEqual(other && told(other));
        }
      });
    });
  });

  it('differs after the release', async () => {
    for (const { portal } of twins) goTo(portal, '2026-03-01T09:00:00.000Z', 180 * 60_000);
    for (const name of ['getResult', 'getResults', 'getCohort'] as const) {
      const [one, other] = await both(name, (portal) => portal.learner('handed in'));
      expect([one.status, other.status]).toEqual([200, 200]);
      expect(one.text).not.toBe(other.text);
    }
  });
}
