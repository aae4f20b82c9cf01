import { type CallArgs, type CallName, calls } from '../contract/calls/calls';
import { addressOf } from '../contract/calls/request';
import { figure, heading, quantile } from './kit/figures';
import { loadWithin } from './kit/load';
import { benchDir, type Server, serve } from './kit/server';
import { onBothStores } from './kit/stores';
import { wired } from './kit/wire';
import { type World, worldIn } from './kit/world';

// The pages of a hall start within half a minute: each sends ten requests, more than a person may send without a wait (ADR 103). Beside the same server
// without waits.

const learners = Number(process.env.HALL ?? 1_500);
const withinMs = Number(process.env.WITHIN_MS ?? 30_000);
const assessments = 3;
/** What an account may send a minute; beyond any number no request waits. */
const paces = { waits: 600, reference: 1e9 } as const;

type Asked = { [N in CallName]: readonly [name: N, args: CallArgs<N>] }[CallName];

/** As a page of a learner asks when it starts, with the papers that it keeps. */
const page = (uid: string, ids: readonly number[]): Asked[] => [
  ['getRole', { params: { uid } }],
  ['getAvailable', {}],
  ['getResults', { params: { uid } }],
  ['getAwaited', { params: { uid } }],
  ['getNotices', {}],
  ['getPractice', { query: {} }],
  ['getOwnReports', {}],
  ...ids.map((id): Asked => ['getPaper', { params: { id } }]),
];

const requestFor = (token: string, [name, args]: Asked): Buffer =>
  wired({
    method: calls[name].method,
    path: `/api${addressOf('', calls[name], args as never)}`,
    headers: { Authorization: `Bearer ${token}` },
  });

/** All pages start, evenly over the time. Returns how long each reply took, milliseconds. */
async function starts(server: Server, { learners: all, assessmentIds }: World, what: string): Promise<number[]> {
  // The first one is an admin.
  const requests = all.slice(1).flatMap(({ uid, token }) => page(uid, assessmentIds).map((asked) => requestFor(token, asked)));
  const before = await server.usage();
  const { told, seconds } = await loadWithin(server.port, withinMs, requests);
  const after = await server.usage();
  const refused = told.find(({ status }) => status !== 200);
  if (refused !== undefined) throw new Error(`Refused: ${refused.status} ${refused.refusal}`);
  const times = told.map(({ ms }) => ms);
  figure(`${what}: all answered after`, seconds, 's');
  figure(`${what}: median time`, quantile(times, 0.5), 'ms');
  figure(`${what}: p99 time`, quantile(times, 0.99), 'ms');
  figure(`${what}: busy`, (after.cpuMs - before.cpuMs) / seconds / 10, '% of a core');
  return times;
}

await onBothStores(async (fresh) => {
  const place = await fresh();
  const world = await worldIn(place, { learners, assessments });
  heading(`${learners} pages within ${withinMs / 1_000} s: ${place.engine}`);
  const p99: Record<string, number> = {};
  // The first requests of a process cost more than all others, whatever they ask for.
  for (const what of ['new process', 'reference', 'waits'] as const) {
    const perMinute = what === 'waits' ? paces.waits : paces.reference;
    const server = await serve({ kind: 'portal', place, jwk: world.jwk, builtDir: benchDir, perMinute });
    p99[what] = quantile(await starts(server, world, what), 0.99);
    await server.stop();
  }
  figure('p99 with waits to without', (p99.waits ?? 0) / (p99.reference ?? 1), 'times', '< 5');
});
