import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type Receipt, type Submission, SubmissionSchema } from '../../contract/assessment/assessment';
import { fetchAnew } from '../../contract/calls/fetch-anew';
import { type ProblemCode, portalMark, problemStatus } from '../../contract/calls/problem';
import type { DeliveryContext } from '../../src/runner/outbox/deliver';
import type { Phone } from './learner';

type Mode = 'ok' | 'e500' | 'e401' | 'shutOut' | 'e400' | 'busy' | 'dropBefore' | 'dropAfter' | 'captive' | 'foreign';

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

/** A refusal as our server makes it. */
const refusal = (code: ProblemCode, message: string, headers = {}, more = {}) =>
  json(problemStatus[code], { code, message, from: portalMark, ...more }, headers);

/** A server that files each (uid, assessment) once and can be made to fail, and a carrier that brings parcels to it. */
export function postOffice(phone: Phone) {
  const filed = new Map<string, { body: string; receipt: Receipt }>();
  const bodies: string[] = [];
  const tokens: string[] = [];
  let resultsAsked = 0;
  let modes: Mode[] = [];
  let signedIn: string | null = 'asha';
  let isTokenStale = false;
  let tail: Promise<unknown> = Promise.resolve();

  function file(uid: string, id: string, body: string): Response {
    const key = `${uid}/${id}`;
    const known = filed.get(key);
    if (known && known.body !== body)
      return refusal('already-submitted', 'Other answers are filed.', {}, { reason: { code: 'other-submission-filed' } });
    const receipt: Receipt = known?.receipt ?? {
      assessmentId: Number(id),
      submitted: true,
      submittedAt: new Date(phone.wall).toISOString(),
      bodyHash: createHash('sha256').update(body).digest('base64url'),
    };
    filed.set(key, { body, receipt });
    return json(200, receipt);
  }

  function result(uid: string, id: string): Response {
    const known = filed.get(`${uid}/${id}`);
    if (!known) return refusal('not-found', 'No result.');
    const { answers, timeTaken } = v.parse(SubmissionSchema, JSON.parse(known.body)) as Submission;
    const questions = answers.map((a) => ({
      questionId: a.questionId,
      questionText: '',
      options: [],
      selectedOptionId: a.selectedOptionId,
      ...(a.selectedOptionIds && { selectedOptionIds: a.selectedOptionIds }),
      ...(a.value && { value: a.value }),
      correctOptionId: 1,
    }));
    const counts = { score: 0, totalMarks: 0, totalQuestions: 0, correctAnswers: 0, wrongAnswers: 0, unattempted: 0 };
    return json(200, { assessmentId: Number(id), ...counts, timeTaken, submittedAt: known.receipt.submittedAt, questions });
  }

  async function answer(url: string, init: RequestInit): Promise<Response> {
    const uid = new Headers(init.headers).get('Authorization')?.slice('Bearer '.length).split(':')[0] ?? '';
    const id = /assessment\/(\d+)/.exec(url)?.[1] ?? '';
    if (init.method === 'GET') {
      resultsAsked += 1;
      return result(uid, id);
    }
    const said = new URL(url, 'http://portal.test').searchParams.get('uid');
    if (said !== null && said !== uid) return refusal('other-person', 'These answers are of another person.');
    const body = String(init.body);
    const mode = modes.shift() ?? 'ok';
    bodies.push(body);
    tokens.push(new Headers(init.headers).get('Authorization') ?? '');
    if (mode === 'dropBefore') throw new TypeError('Failed to fetch');
    if (mode === 'captive') return new Response('<html>Welcome to the Wi-Fi</html>', { status: 200 });
    if (mode === 'e500') return refusal('internal', 'Something went wrong.');
    if (mode === 'e401') return refusal('unauthenticated', 'The token has expired.');
    if (mode === 'shutOut') return refusal('shut-out', 'This account is shut out.');
    if (mode === 'e400') return refusal('invalid', 'No such question.');
    if (mode === 'busy') return refusal('unavailable', 'Busy.', { 'Retry-After': '30' });
    if (mode === 'foreign' && filed.has(`${uid}/${id}`)) return refusal('already-submitted', 'Once only.', {}, { from: undefined });
    const reply = file(uid, id, body);
    if (mode === 'dropAfter') throw new TypeError('Failed to fetch');
    return reply;
  }

  const carrier: DeliveryContext = {
    db: phone.db,
    base: '/api',
    fetch: fetchAnew(
      (input, init) => answer(String(input), init ?? {}),
      async (refused) => (signedIn === null ? null : `${refused.split(':')[0]}:fresh`),
    ),
    token: async (uid) => {
      if (signedIn !== uid) return 'sign-in';
      return { token: `${uid}:${isTokenStale ? 'stale' : 'fresh'}` };
    },
    withLock: (work) => {
      const run = tail.then(work, work);
      tail = run.catch(() => undefined);
      return run;
    },
    now: () => phone.wall,
    random: () => 0.5,
  };

  return {
    carrier,
    filed,
    /** Every body that was POSTed, filed or not. */
    bodies,
    tokens,
    resultsAsked: () => resultsAsked,
    /** The failures of the next POSTs, one each; later POSTs succeed. */
    fails: (...next: Mode[]) => {
      modes = next;
    },
    signsIn: (uid: string | null) => {
      signedIn = uid;
    },
    tokenGoesStale: () => {
      isTokenStale = true;
    },
    filesFromElsewhere: (uid: string, id: number, body: string) => file(uid, String(id), body),
  };
}
