import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { retryAfterMs } from '../../../contract/calls/retry-after';
import { timeoutMs } from '../../../src/runner/outbox/send';
import { backoffMs } from '../../../src/runner/outbox/tries';

/** One learner's hand-in. */
export interface HandIn {
  uid: string;
  token: string;
  body: string;
}

/** What became of one hand-in. Times in milliseconds since the load began. */
export interface Delivered {
  uid: string;
  startedAt: number;
  /** null: not acknowledged before the end of the patience. */
  acknowledgedAt: number | null;
  tries: number;
  /** A refusal that no repeat can change: its status. */
  refused: number | null;
  /** Each try: when it began, how long it took, and the status of the answer; 0: none. */
  told: { at: number; ms: number; status: number }[];
}

interface Reply {
  status: number;
  retryAfter: string | null;
  date: string | null;
}

/** Posts over a connection of its own. Rejects when no whole reply came within the outbox's time-out. */
const post = (edge: string, path: string, { token, body }: HandIn): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const sent = request(`${edge}${path}`, { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(timeoutMs) }, (reply) => {
      reply.resume();
      reply.once('error', reject);
      reply.once('end', () =>
        resolve({ status: reply.statusCode ?? 0, retryAfter: reply.headers['retry-after'] ?? null, date: reply.headers.date ?? null }),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });

/** A browser that finds no server at one address of a name tries the next one. */
async function postToAny(edges: readonly string[], path: string, handIn: HandIn): Promise<Reply> {
  const [first = '', ...others] = edges;
  try {
    return await post(first, path, handIn);
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    const [next] = others;
    if (next === undefined || (code !== 'ECONNREFUSED' && code !== 'EHOSTUNREACH' && code !== 'ETIMEDOUT')) throw fault;
    return post(next, path, handIn);
  }
}

/** The least time that a page sleeps before it looks at its outbox again. */
const leastSleepMs = 250;

/** Like a device's outbox: the same body again, with its backoff, counted from the time that the server named, until the server acknowledges it. */
export async function deliver(
  edges: readonly string[],
  path: string,
  handIn: HandIn,
  since: number,
  patienceMs: number,
): Promise<Delivered> {
  const startedAt = Date.now() - since;
  const told: Delivered['told'] = [];
  for (let tries = 1; ; tries += 1) {
    const sentAt = Date.now() - since;
    const reply = await postToAny(edges, path, handIn).catch(() => null);
    const at = Date.now() - since;
    told.push({ at: sentAt, ms: at - sentAt, status: reply?.status ?? 0 });
    const outcome = { uid: handIn.uid, startedAt, acknowledgedAt: null, tries, refused: null, told };
    if (reply?.status === 200) return { ...outcome, acknowledgedAt: at };
    if (reply !== null && reply.status < 500 && reply.status !== 429) return { ...outcome, refused: reply.status };
    const named = retryAfterMs(reply?.retryAfter ?? null, reply?.date ?? null) ?? 0;
    const wait = Math.max(leastSleepMs, named + backoffMs(tries, Math.random()));
    if (at + wait > patienceMs) return outcome;
    await pause(wait);
  }
}

/** All hand in, evenly over `overMs`; each goes on trying for `patienceMs` since the beginning. `edges`: the addresses that their name has. */
export async function handAllIn(
  edges: readonly string[],
  path: string,
  handIns: readonly HandIn[],
  { overMs, patienceMs }: { overMs: number; patienceMs: number },
): Promise<Delivered[]> {
  const since = Date.now();
  return Promise.all(
    handIns.map(async (handIn, at) => {
      await pause((at / handIns.length) * overMs);
      return deliver(at % 2 === 0 ? edges : edges.toReversed(), path, handIn, since, patienceMs);
    }),
  );
}
