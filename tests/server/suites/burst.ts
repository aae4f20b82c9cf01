import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSubmissionQueue } from '../../../server/submissions/submission-queue';
import { assessmentOf, handIn, type Made, submission } from '../kit/bank';
import type { TestPortal } from '../kit/portal';
import type { Open } from './open';

/** All learners hand in at the same moment. */
export function burstSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;

  beforeAll(async () => {
    portal = await open();
    made = await assessmentOf(portal, 4);
  });
  afterAll(() => portal.close());

  const filed = () =>
    portal.store.db.selectFrom('submissions').select(['uid', 'correct_answers']).where('uid', 'like', 'burst-%').execute();

  it('files four hundred at once, each exactly once and with its own marks, and repeats get the same reply', async () => {
    const uids = Array.from({ length: 400 }, (_, at) => `burst-${at}`);
    const send = (uid: string, at: number) => portal.learner(uid).call('submit', handIn(submission(made, at % 5)));
    const twice = await Promise.all([...uids.map(send), ...uids.map(send)]);
    expect(twice.slice(0, 400)).toEqual(twice.slice(400));
    const rows = await filed();
    expect(rows).toHaveLength(400);
    for (const { uid, correct_answers } of rows) expect(correct_answers).toBe(Number(uid.split('-')[1]) % 5);
  });

  it('files the good ones of a group with a bad one', async () => {
    const now = portal.clock.now;
    const desk = openSubmissionQueue(portal.store);
    const row = (uid: string, assessment_id: number) => ({
      ...{ uid, assessment_id, body_hash: '', body_json: '{}', submitted_at: now, time_taken: 1, score: 0 },
      ...{
        correct_answers: 0,
        wrong_answers: 0,
        unattempted: 4,
        is_preview: 0,
        key_version: 0,
        imported_by: null,
        is_provisional: 0,
        is_unproved: 0,
        partly_correct: 0,
        granted_percent: null,
        evidence_json: null,
      },
    });
    const answers = await Promise.allSettled([
      desk.add(row('good', made.paper.id)),
      desk.add(row('bad', 4_711)),
      desk.add(row('too', made.paper.id)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('answers 503 with Retry-After while more wait than it can file, and files those that wait', async () => {
    const full = await open();
    const crowded = await assessmentOf(full, 1);
    const desk = openSubmissionQueue(full.store, { maxWaiting: 5, groupSize: 1 });
    const narrow = await full.again({ submissionQueue: desk });
    const tries = Array.from({ length: 30 }, (_, at) => narrow.learner(`crowd-${at}`).tries('submit', handIn(submission(crowded, 1))));
    const outcomes = await Promise.all(tries);
    const taken = outcomes.filter(({ status }) => status === 200);
    const refused = outcomes.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(taken.length + refused.length).toBe(30);
    for (const { headers, problem } of refused) expect([headers.get('retry-after'), problem?.code]).toEqual(['3', 'unavailable']);
    expect(await full.store.db.selectFrom('submissions').select('uid').execute()).toHaveLength(taken.length);
    await full.close();
  });
}
