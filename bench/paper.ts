import { compare, figure, heading } from './kit/figures';
import { benchDir, pairedRounds, serve } from './kit/server';
import { onBothStores } from './kit/stores';
import { type Came, headersOf, pour, wired } from './kit/wire';
import { worldIn } from './kit/world';

// GETs a paper of 100 questions, 64 at once, against a bare node:http handler that answers the same headers and bytes.

// Many short pairs: other work of the machine changes from second to second.
const rounds = 25;
const count = 2000;
const atOnce = 64;
const encoding = 'br';

await onBothStores(async (fresh) => {
  const place = await fresh();
  const world = await worldIn(place, { learners: 200, assessments: 1 });
  const portal = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir });
  const path = `/api/assessment/${world.assessmentIds[0]}`;
  const asks = world.learners.map(({ token }) =>
    wired({ method: 'GET', path, headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': encoding } }),
  );
  const requests = Array.from({ length: count }, (_, at) => asks[at % asks.length] as Buffer);
  const [first] = (await pour(portal.port, 1, requests.slice(0, 1))) as [Came];
  const bare = await serve({ kind: 'bytes', base64: first.body.toString('base64'), headers: headersOf(first) });
  const lists = Array.from({ length: rounds + 1 }, () => requests);
  const { ours, theirs } = await pairedRounds(portal, bare, atOnce, lists);
  heading(`GET a paper of 100 questions, 64 at once: ${place.engine}`);
  figure('bytes of the paper', first.bytes, encoding);
  compare(ours, theirs, 0.8);
  await portal.stop();
  await bare.stop();
});
