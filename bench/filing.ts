import { compare, heading } from './kit/figures';
import { benchDir, pairedRounds, serve } from './kit/server';
import { onBothStores, type Place } from './kit/stores';
import { wired } from './kit/wire';
import { handInOf, type World, worldIn } from './kit/world';

// Files submissions of 100 answers, 64 at once, against the same INSERT behind bare node:http on the same store.

const rounds = 5;
const learners = 2000;
const atOnce = 64;

const requestsFor = (world: World, assessmentId: number): Buffer[] => {
  const body = JSON.stringify(handInOf(world, assessmentId));
  const headers = { 'Content-Type': 'application/json' };
  return world.learners.map(({ token }) =>
    wired({
      method: 'POST',
      path: `/api/assessment/${assessmentId}/submit`,
      headers: { ...headers, Authorization: `Bearer ${token}` },
      body,
    }),
  );
};

async function measure(place: Place, hasWriterThread: boolean): Promise<void> {
  const world = await worldIn(place, { learners, assessments: rounds + 1 });
  const portal = await serve({ kind: 'portal', place, jwk: world.jwk, ...(hasWriterThread && { builtDir: benchDir }) });
  const bare = await serve({ kind: 'insert', place });
  const lists = world.assessmentIds.map((id) => requestsFor(world, id));
  const { ours, theirs } = await pairedRounds(portal, bare, atOnce, lists);
  heading(`File a submission of 100 answers, 64 at once: ${place.engine}${hasWriterThread ? ', writer thread' : ''}`);
  compare(ours, theirs, 0.6);
  await portal.stop();
  await bare.stop();
}

await onBothStores(async (fresh) => {
  const place = await fresh();
  await measure(place, false);
  if (place.databaseUrl === null) await measure(await fresh(), true);
});
