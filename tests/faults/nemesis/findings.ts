import { handInRefusals, portalMark, problemIn } from '../../../contract/calls/problem';
import { retryAfterMs } from '../../../contract/calls/retry-after';
import type { Exchange } from '../../e2e/kit/front';
import { stored } from '../../e2e/kit/stored';
import { recordOf } from './chance';
import type { EntryOf, SectionRow, Told } from './entry';
import { survives } from './learner';
import { isAtPortal, rowsOf } from './portal-page';
import type { Sitting, World } from './world';

interface Key {
  uid: string;
  assessmentId: number;
}

/** Adds the final rows of device, screens and server to the history. */
export async function findings(world: World, sat: readonly Sitting[]): Promise<void> {
  const isOurs = (row: Key) => sat.some((s) => s.assessmentId === row.assessmentId);
  const rows = async <T>(table: string) => (await rowsOf<Key & T>(world, table)).filter(isOurs);
  for (const row of await rows<{ status: string; deadline: number; handedInAt: number | null } & SectionRow>('attempts')) {
    const { status, deadline, handedInAt, startedAt, sections, sectionEnds } = row;
    world.says({ type: 'attempt', ...keyOf(row), status, deadline, handedInAt, startedAt, ...(sections && { sections, sectionEnds }) });
  }
  for (const row of await rows<{ questionId: number; at: number }>('standings'))
    world.says({ type: 'standing', ...keyOf(row), questionId: row.questionId, stampedAt: row.at });
  for (const row of await rows<{ state: string; body: string }>('parcels'))
    world.says({ type: 'parcel', ...keyOf(row), state: row.state, body: row.body });
  for (const sitting of sat)
    for (const { uid, assessmentId, body } of world.portal.submissionsFor(sitting.assessmentId))
      world.says({ type: 'filed', uid, assessmentId, timeTaken: body.timeTaken, answers: body.answers });
  for (const sitting of sat.filter(({ isAgain }) => isAgain))
    world.says({ type: 'record', uid: sitting.learner.uid, assessmentId: sitting.assessmentId, ...(await recordOf(world, sitting)) });
}

/** Records how long each parcel would wait if only time passed. A try in the future was made by another clock. */
export async function planned(world: World): Promise<void> {
  const { page } = world;
  if (!isAtPortal(world)) return;
  type Row = Key & { notBefore: number; nextTryAt: number; triedAt: number | null };
  const seen = Promise.all([stored<Row>(page, 'parcels'), page.evaluate(() => Date.now())]).then(([rows, now]) => {
    for (const row of rows.filter(({ triedAt }) => triedAt !== null && triedAt <= now))
      world.says({ type: 'planned', ...keyOf(row), inMs: Math.max(row.notBefore, row.nextTryAt) - now });
  });
  await survives(seen);
}

const keyOf = ({ uid, assessmentId }: Key): Key => ({ uid, assessmentId });

/** Looks for a parcel of a sitting in the signed-in learner's list of assessments. */
export async function looksForParcel(world: World, { learner, assessmentId, title }: Sitting): Promise<void> {
  const left = (await rowsOf<Key & { state: string }>(world, 'parcels')).find((row) => row.assessmentId === assessmentId);
  if (left === undefined) return;
  const card = world.page
    .locator(`[data-status="${left.state}"]`)
    .filter({ has: world.page.getByRole('heading', { name: title, exact: true }) });
  if (await survives(card.waitFor({ timeout: 5_000 }))) world.says({ type: 'shown', uid: learner.uid, assessmentId, state: left.state });
}

/** A hand-in that the proxy recorded, as a line of the history. */
export function postedFrom(exchange: Exchange): EntryOf<'posted'> {
  const { at, path, authorization, body, answer } = exchange;
  return {
    type: 'posted',
    at,
    uid: uidIn(authorization),
    assessmentId: Number(/assessment\/(\d+)\/submit/.exec(path)?.[1]),
    body,
    status: answer?.status ?? null,
    submittedAt: answer?.status === 200 ? JSON.parse(answer.body).submittedAt : null,
    told: exchange.told && toldBy(exchange.told),
  };
}

function toldBy({ at, status, body, retryAfter }: NonNullable<Exchange['told']>): Told {
  const problem = body.startsWith('{') ? problemIn(status, JSON.parse(body)) : null;
  const isRefusal = problem !== null && problem.from === portalMark && handInRefusals.includes(problem.code);
  return { at, status, retryAfterMs: retryAfterMs(retryAfter, new Date(at).toUTCString()), ...(isRefusal && { isRefusal }) };
}

/** The uid in a token. */
function uidIn(authorization: string): string {
  const claims = /^Bearer [^.]+\.([^.]+)/.exec(authorization)?.[1] ?? '';
  return JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}').sub ?? '';
}
