import { nginxFile, startNginx } from '../tests/deploy/kit/nginx';
import { figure, heading } from './kit/figures';
import { benchDir, type Server, serve } from './kit/server';
import { onBothStores } from './kit/stores';
import { type Came, pour, wired } from './kit/wire';
import { worldIn } from './kit/world';

// 5,000 learners load a paper of 100 questions, sealed and clear, 64 at once: from the portal, then with the nginx of deploy/edge in front.

const learners = 5_000;
const atOnce = 64;
const browsers = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, deflate'];
const hourMs = 3_600_000;

const encodingOf = (at: number) => ({ 'Accept-Encoding': browsers[at % browsers.length] ?? '' });
const sum = (came: Came[]) => came.reduce((total, { bytes }) => total + bytes, 0);

/** Sends all requests, and returns the replies with the CPU of the portal. Throws if any is refused. */
async function all(portal: Server, port: number, requests: Buffer[]): Promise<{ came: Came[]; cpuMs: number }> {
  const before = await portal.usage();
  const came = await pour(port, atOnce, requests);
  const after = await portal.usage();
  const refused = came.find(({ status }) => status !== 200);
  if (refused !== undefined) throw new Error(`Refused: ${refused.status} ${refused.body.toString()}`);
  return { came, cpuMs: after.cpuMs - before.cpuMs };
}

async function compared(what: string, portal: Server, cachePort: number, id: number, tokens: string[]): Promise<void> {
  const path = `/api/assessment/${id}`;
  const asks = (port: number, below: string) =>
    all(
      portal,
      port,
      tokens.map((token, at) => wired({ method: 'GET', path: below, headers: { ...encodingOf(at), Authorization: `Bearer ${token}` } })),
    );
  // The first requests of a process and of a token cost more, whatever they ask for.
  await asks(portal.port, path);
  const direct = await asks(portal.port, path);
  const located = await asks(portal.port, `${path}/paper`);
  const { digest } = JSON.parse(located.came[0]?.body.toString() ?? '') as { digest: string };
  const addresses = tokens.map((_, at) => wired({ method: 'GET', path: `/api/papers/${id}/${digest}`, headers: encodingOf(at) }));
  const cached = await all(portal, cachePort, addresses);
  const missed = cached.came.filter(({ head }) => !/^x-cache: hit/im.test(head.toString('latin1')));
  heading(`${what} of 100 questions, ${learners} learners`);
  figure('papers that reached the portal', missed.length, `of ${cached.came.length}`, `< ${cached.came.length / 100}`);
  figure('bytes of the portal, no cache', sum(direct.came) / 1e6, 'MB');
  figure('bytes of the portal, cache', (sum(located.came) + sum(missed)) / 1e6, 'MB');
  figure('CPU of the portal, no cache', direct.cpuMs / 1_000, 's');
  figure('CPU of the portal, cache', (located.cpuMs + cached.cpuMs) / 1_000, 's');
}

if (nginxFile === undefined) process.stdout.write('nginx is not installed here: apt-get install --no-install-recommends nginx\n');
else
  await onBothStores(async (fresh) => {
    const place = await fresh();
    const world = await worldIn(place, { learners, assessments: 2 });
    const portal = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir, hasCacheInFront: true });
    const cache = await startNginx(portal.port);
    const tokens = world.learners.map(({ token }) => token);
    const [sealed = 0, clear = 0] = world.assessmentIds;
    const body = JSON.stringify({ opensAt: new Date(Date.now() + hourMs).toISOString() });
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens[0]}` };
    await all(portal, portal.port, [wired({ method: 'POST', path: `/api/assessment/${sealed}/schedule`, headers, body })]);
    await compared(`A sealed paper on ${place.engine}`, portal, cache.port, sealed, tokens.slice(1));
    await compared(`A clear paper on ${place.engine}`, portal, cache.port, clear, tokens.slice(1));
    await cache.stop();
    await portal.stop();
  });
