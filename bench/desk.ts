import { hash } from 'node:crypto';
import type { Desk, SittingReport } from '../contract/assessment/desk';
import type { Evidence } from '../contract/assessment/evidence';
import { openMarkedPapers } from '../server/assessments/marked-papers';
import { openScheduleCache } from '../server/assessments/schedule-cache';
import { sittingHandlers } from '../server/handlers/results/sittings';
import { canonical } from '../server/rules/results/submission-faults';
import type { Store } from '../server/store/engine/store';
import { fetchOnce } from '../server/store/hand-ins/sittings/paper-fetches';
import { fileOnce, type GradedSubmission } from '../server/store/hand-ins/submissions/file-once';
import { openStore } from '../server/store/open/open';
import { openFetchLog } from '../server/submissions/fetch-log';
import { figure, heading } from './kit/figures';
import { benchDir, round, serve } from './kit/server';
import { onBothStores, type Place } from './kit/stores';
import { timed } from './kit/timed';
import { wired } from './kit/wire';
import { handInOf, type World, worldIn } from './kit/world';

// An exam day: the starts of all learners, 64 at once; then the desk and the sittings while half have handed in 100 answers.

const learners = Number(process.env.DESK ?? 5_000);
const atOnce = 64;
const now = Date.now();
const iso = (time: number): string => new Date(time).toISOString();

const startsOf = (world: World, id: number): Buffer[] =>
  world.learners.slice(1).map(({ token }) =>
    wired({
      method: 'POST',
      path: `/api/assessment/${id}/start`,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ startedAt: iso(now), datedBy: 'server' }),
    }),
  );

async function start(place: Place, world: World, id: number): Promise<void> {
  const portal = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir });
  const { rate, cpuMs } = await round(portal, atOnce, startsOf(world, id));
  figure('starts', rate, `requests/s   ${cpuMs.toFixed(3)} ms CPU each`, '≥ 84 (5,000 in a minute)');
  const again = await round(portal, atOnce, startsOf(world, id));
  figure('the same starts again', again.rate, `requests/s   ${again.cpuMs.toFixed(3)} ms CPU each`);
  await portal.stop();
}

function filingOf(world: World, id: number, uid: string): GradedSubmission {
  const evidence: Evidence = { startedAt: iso(now), handedInAt: iso(now + 1_800_000), datedBy: 'server' };
  const text = canonical({ ...handInOf(world, id), evidence });
  return {
    ...{ uid, assessment_id: id, body_hash: hash('sha256', text, 'base64'), body_json: text, submitted_at: now + 1_800_000 },
    ...{ time_taken: 1_800, score: 0, correct_answers: 0, wrong_answers: 0, unattempted: 0, is_preview: 0, key_version: 0 },
    ...{
      imported_by: null,
      is_provisional: 0,
      granted_percent: null,
      evidence_json: JSON.stringify(evidence),
      is_unproved: 0,
      partly_correct: 0,
    },
  };
}

/** All learners have fetched, and every other one has handed in. */
async function fill(store: Store, world: World, id: number): Promise<void> {
  const [fetched, file] = [fetchOnce(store), fileOnce(store)];
  const uids = world.learners.slice(1).map(({ uid }) => uid);
  for (let at = 0; at < uids.length; at += 100) {
    const some = uids.slice(at, at + 100);
    await fetched(some.map((uid) => ({ assessment_id: id, uid, fetched_at: now, is_sealed: 0 })));
    await file(some.filter((_, n) => n % 2 === 0).map((uid) => filingOf(world, id, uid)));
  }
}

async function look(store: Store, id: number): Promise<void> {
  const tools = { store, papers: openMarkedPapers(store), schedules: openScheduleCache(store.db), now: () => now + 1_800_000 };
  const { getDesk, getSittings } = sittingHandlers(tools as never);
  const args = { params: { id }, query: {} };
  for (const which of ['first', 'next']) {
    const desk = await timed(async () => (await getDesk(args, {} as never)) as Desk);
    figure(`desk, ${which}`, desk.took, 'ms');
    figure('  longest wait of others', desk.waited, 'ms', '≤ 50');
    const sittings = await timed(async () => (await getSittings(args, {} as never)) as SittingReport[]);
    figure(`sittings, ${which}`, sittings.took, 'ms');
    figure('  longest wait of others', sittings.waited, 'ms', '≤ 50');
  }
  figure('bytes of the sittings', JSON.stringify(await getSittings(args, {} as never)).length, '');
}

/** The cost of a fetch for the request that is answered from memory. */
function note(store: Store, world: World, id: number): void {
  const fetches = openFetchLog(store, Date.now);
  const began = performance.now();
  for (const { uid } of world.learners) fetches.record(id, uid, 'clear');
  figure('a fetch noted', ((performance.now() - began) * 1_000) / world.learners.length, 'µs');
  const repeated = performance.now();
  for (const { uid } of world.learners) fetches.record(id, uid, 'clear');
  figure('the same again', ((performance.now() - repeated) * 1_000) / world.learners.length, 'µs');
}

await onBothStores(async (fresh) => {
  const place = await fresh();
  const world = await worldIn(place, { learners: learners + 1, assessments: 1 });
  const id = world.assessmentIds[0] ?? 0;
  heading(`An exam day of ${learners}, 100 questions: ${place.engine}`);
  await start(place, world, id);
  const store = await openStore(place, () => undefined);
  await fill(store, world, id);
  await look(store, id);
  note(store, world, id);
  await store.close();
});
