import * as v from 'valibot';
import { ResultSchema, SubmissionSchema } from '../../../contract/assessment/assessment';
import { givenText } from '../../../contract/assessment/given';
import { learnerCalls } from '../../../contract/calls/learner-calls';
import { requestFor } from '../../../contract/calls/request';
import { send } from './send';
import { type Letter, retry, type Verdict, verdictOn } from './verdict';

/** What it takes to send a letter. */
export interface PostContext {
  /** API address without a trailing slash. */
  base: string;
  /** Makes a request once more with another token where the server refuses the first (`fetchAnew`). */
  fetch: typeof fetch;
  /**
   * Returns an ID token of exactly this person. `sign-in`: the identity service has no session of this person here. · `unreachable`: the identity
   * service could not be asked.
   */
  token: (uid: string) => Promise<{ token: string } | 'sign-in' | 'unreachable'>;
}

/** Sends a hand-in once and judges the outcome: the one judge, for the outbox and for a device that cannot store its parcel. Never rejects for a network. */
export async function post(context: PostContext, letter: Letter): Promise<Verdict> {
  const verdict = await postOnce(context, letter);
  return verdict.type === 'conflict' && !verdict.isNamed ? reconciled(context, letter) : verdict;
}

async function postOnce({ base, fetch, token }: PostContext, letter: Letter): Promise<Verdict> {
  const minted = await token(letter.uid);
  if (minted === 'sign-in') return { type: 'unauthenticated' };
  if (minted === 'unreachable') return retry('identity');
  const args = { params: { id: letter.assessmentId }, query: { uid: letter.uid }, body: JSON.parse(letter.body) };
  const { url, init } = requestFor(base, learnerCalls.submit, args, minted.token);
  return verdictOn(await send(fetch, url, { ...init, body: letter.body }), letter);
}

/**
 * A server that refuses a second submission without naming it may already have this one: the filed result shows whose answers it has. A server with further
 * chances names it, and there the question would count as a reading of the key (ADR 90).
 */
async function reconciled({ base, fetch, token }: PostContext, { uid, assessmentId, body }: Letter): Promise<Verdict> {
  const minted = await token(uid);
  if (typeof minted === 'string') return retry('identity');
  const { url, init } = requestFor(base, learnerCalls.getResult, { params: { id: assessmentId } }, minted.token);
  const reply = await send(fetch, url, init);
  if (typeof reply === 'string') return retry(reply);
  const result = v.safeParse(ResultSchema, reply.body);
  if (reply.status !== 200 || !result.success || result.output.assessmentId !== assessmentId) return retry('unsettled');
  const filed = new Map(result.output.questions.map((q) => [q.questionId, givenText(q)]));
  const ours = v.parse(SubmissionSchema, JSON.parse(body)).answers;
  return ours.every((a) => (filed.get(a.questionId) ?? givenText({ selectedOptionId: null })) === givenText(a))
    ? { type: 'delivered', receivedAt: result.output.submittedAt }
    : { type: 'conflict' };
}
