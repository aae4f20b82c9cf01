import { rm } from 'node:fs/promises';
import * as v from 'valibot';
import { type CallArgs, type CallName, calls, type Reply } from '../../../contract/calls/calls';
import { type Problem, ProblemSchema } from '../../../contract/calls/problem';
import { requestFor } from '../../../contract/calls/request';
import { emulatorIdentity } from '../../../server/auth/identity';
import { openIdentityClock } from '../../../server/auth/identity-clock';
import { composed, paperCachesOn } from '../../../server/boot/composition';
import type { ApiDependencies } from '../../../server/http/dependencies';
import { apiListener } from '../../../server/http/listener';
import { openRequestLimits } from '../../../server/limits/request-limits';
import { openSenders } from '../../../server/limits/senders';
import { freshnessOf } from '../../../server/memory/reread';
import { openLog } from '../../../server/observability/log';
import { openMetrics } from '../../../server/observability/metrics';
import type { ConnectionClass } from '../../../server/store/engine/postgres';
import type { Store } from '../../../server/store/engine/store';
import { openStore } from '../../../server/store/open/open';
import { type FetchLog, openFetchLog } from '../../../server/submissions/fetch-log';
import { type Answer, type Ask, inMemory } from './in-memory';
import { putMigrated } from './migrated-file';
import { ownFolder } from './own-folder';
import { inHand } from './request-in-hand';
import { standingAlone } from './standing-alone';
import { projectId, unsigned } from './token';

/** The reply of any kind. */
export interface Outcome {
  status: number;
  headers: Headers;
  text: string;
  /** Of a refusal. */
  problem: Problem | null;
}

/** A person with or without a token. */
export interface Person {
  uid: string;
  token: string | null;
  /** Makes a call that must succeed; the reply is checked against the contract. */
  call<N extends CallName>(name: N, args: CallArgs<N>): Promise<Reply<N>>;
  /** Makes a call that may be refused. */
  tries<N extends CallName>(name: N, args: CallArgs<N>): Promise<Outcome>;
  /** Sends any request to a call's address. */
  sends(path: string, init?: RequestInit): Promise<Outcome>;
}

/** The API on a database of its own, without a port. */
export interface TestPortal {
  store: Store;
  fetches: FetchLog;
  /** The portal's clock; tests set it. */
  clock: { now: number };
  admin: Person;
  learner(uid: string): Person;
  holding(token: string | null, uid?: string): Person;
  /** Requests a path outside the API. */
  request(path: string, init?: RequestInit): Promise<Answer>;
  /** Another portal on the same database, with some parts replaced. */
  again(changes: Partial<ApiDependencies>): TestPortal;
  close(): Promise<void>;
}

export const adminEmail = 'head@portal.test';
const base = '/api';

export const config: ApiDependencies['config'] = {
  ...standingAlone.config,
  identity: { kind: 'emulator', projectId, port: 9099, publicUrl: 'http://127.0.0.1:9099' },
  adminEmails: [adminEmail],
};

/** Of all portals: no test comes near a limit. */
const noLimits = openRequestLimits({ perUser: 1_000_000, perAddress: 1_000_000 });

async function outcomeOf(response: Answer): Promise<Outcome> {
  const text = await response.text();
  const problem = response.status < 400 ? null : v.parse(ProblemSchema, JSON.parse(text));
  return { status: response.status, headers: response.headers, text, problem };
}

function person(send: Ask, token: string | null, uid: string): Person {
  const ask: Ask = (url, init) => inHand(() => send(url, init));
  const tries: Person['tries'] = async (name, args) => {
    const { url, init } = requestFor(base, calls[name], args, token);
    return outcomeOf(await ask(url, init));
  };
  return {
    uid,
    token,
    tries,
    async call(name, args) {
      const outcome = await tries(name, args);
      if (outcome.status !== 200) throw new Error(`${name} was refused: ${outcome.status} ${outcome.text}`);
      return v.parse(calls[name].reply as v.GenericSchema, JSON.parse(outcome.text)) as never;
    },
    async sends(path, init = {}) {
      const headers = new Headers(init.headers);
      if (token !== null) headers.set('Authorization', `Bearer ${token}`);
      return outcomeOf(await ask(`${base}${path}`, { ...init, headers }));
    },
  };
}

/** The dependencies of a portal on this store. */
export function dependenciesOn(store: Store, clock: TestPortal['clock'], freshness = freshnessOf(false)): ApiDependencies {
  const now = () => clock.now;
  return composed({
    ...standingAlone,
    ...{ store, config, freshness, now },
    // Tests read at once what they have just handed in.
    cohortRules: { rest: 0, settleMs: 0, now },
    fetches: openFetchLog(store, now),
    metrics: openMetrics(),
    identityClock: openIdentityClock(),
    verifyToken: emulatorIdentity(projectId),
    requestLimits: noLimits,
    senders: openSenders(0, () => undefined),
    readSheet: () => Promise.reject(new Error('No sheets here')),
    readRoster: () => Promise.reject(new Error('No rosters here')),
    readEntries: async () => ({ total: 0, good: [], faults: [], further: 0, repeats: 0, notes: [], place: 'Line' }),
    makePicture: () => Promise.reject(new Error('No pictures here')),
    log: openLog('silent', { write: () => undefined }),
  });
}

/** A balancer: each request goes to another process than the request before. */
function alternating(asks: readonly [Ask, ...Ask[]]): Ask {
  let turn = 0;
  return (path, init) => {
    const ask = asks[turn % asks.length] ?? asks[0];
    turn += 1;
    return ask(path, init);
  };
}

type Processes = readonly [ApiDependencies, ...ApiDependencies[]];

/** A portal of one process, or of several behind a balancer. What tests replace or look at is the first one's. */
function portalOf(processes: Processes, clock: TestPortal['clock'], close: () => Promise<void>): TestPortal {
  const [first, ...others] = processes;
  const asks = others.map((parts) => inMemory(apiListener(parts)));
  const ask = alternating([inMemory(apiListener(first)), ...asks]);
  const holding = (token: string | null, uid = '') => person(ask, token, uid);
  const flush = async () => {
    for (const { fetches } of processes) await fetches.flush();
  };
  const forget: ApiDependencies['fetches']['forget'] = (...args) => {
    for (const { fetches } of processes) fetches.forget(...args);
  };
  return {
    store: first.store,
    fetches: { ...first.fetches, flush, forget },
    clock,
    admin: holding(unsigned('head', { email: adminEmail, email_verified: true }), 'head'),
    learner: (uid) => holding(unsigned(uid), uid),
    holding,
    request: ask,
    again(changes) {
      // A process has caches of its own.
      const anew = (parts: ApiDependencies): ApiDependencies => ({ ...parts, ...paperCachesOn(parts), ...changes });
      return portalOf([anew(first), ...others.map(anew)], clock, close);
    },
    async close() {
      await flush();
      await close();
    },
  };
}

/**
 * Opens a portal on SQLite in a new folder, whose database has its schema already, or on the given PostgreSQL database, over connections of a class.
 */
export async function openPortal(
  databaseUrl: string | null,
  changes: Partial<ApiDependencies> = {},
  Client?: ConnectionClass,
): Promise<TestPortal> {
  const dataDir = await ownFolder();
  if (databaseUrl === null) await putMigrated(dataDir);
  const store = await openStore({ dataDir, databaseUrl, ...(Client && { Client }) }, () => undefined);
  return portalOn(store, changes, async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });
}

const startingClock = () => ({ now: Date.parse('2026-03-01T09:00:00.000Z') });

/** A portal on an open database. */
export function portalOn(store: Store, changes: Partial<ApiDependencies> = {}, close = () => store.close()): TestPortal {
  const clock = startingClock();
  return portalOf([{ ...dependenciesOn(store, clock), ...changes }], clock, close);
}

/** Two processes on one PostgreSQL database, each with its own connections and memory, behind a balancer that alternates. */
export async function openTwins(databaseUrl: string, changes: Partial<ApiDependencies> = {}): Promise<TestPortal> {
  const dataDir = await ownFolder();
  const open = () => openStore({ dataDir, databaseUrl }, () => undefined);
  const [one, two] = [await open(), await open()];
  const clock = startingClock();
  const partsOn = (store: Store) => ({ ...dependenciesOn(store, clock, { freshMs: 10, patienceMs: 5_000, isShared: true }), ...changes });
  return portalOf([partsOn(one), partsOn(two)], clock, async () => {
    await Promise.all([one.close(), two.close()]);
    await rm(dataDir, { recursive: true, force: true });
  });
}
