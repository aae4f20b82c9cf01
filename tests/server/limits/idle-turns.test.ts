import { beforeEach, describe, expect, it } from 'vitest';
import { type IdleTurns, type Loop, openIdleTurns } from '../../../server/limits/idle-turns';
import { Refusal } from '../../../server/replies/refusal';

const perMinute = 600;
/** Requests that go at once, and those that wait, of a person who sends all at the same moment. */
const burst = 6;
const mostWaiting = 30;

let now: number;
/** What the process does in each millisecond to come. */
let busy: boolean;
/** What it has done meanwhile. */
let worked: number;
/** Pauses that are under way; `pass` ends them one after the other. */
let pauses: (() => void)[];
let turns: IdleTurns;
let begun: string[];

const looked = (): Loop => {
  const [idle, active] = busy ? [0, 1] : [1, 0];
  const loop = { idle, active: active + worked };
  worked = 0;
  return loop;
};

beforeEach(() => {
  now = 1_000_000;
  busy = false;
  worked = 0;
  pauses = [];
  begun = [];
  turns = openIdleTurns(
    perMinute,
    () => now,
    looked,
    () => new Promise((resolve) => pauses.push(() => resolve(undefined))),
  );
});

/** Sends a request. It begins at once, or when its turn comes. */
function send(uid: string, name = uid): void {
  const turn = turns.turn(uid);
  if (turn instanceof Promise) void turn.then(() => begun.push(name));
  else begun.push(name);
}
const sendMany = (uid: string, count: number) => {
  for (let at = 0; at < count; at += 1) send(uid);
};
/** The process holds its event loop for so long. */
function work(ms: number): void {
  now += ms;
  worked += ms;
}
/** So many milliseconds go by. */
async function pass(ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 1) {
    now += 1;
    pauses.shift()?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
}
const settled = () => pass(0).then(() => new Promise((resolve) => setImmediate(resolve)));

describe('requests of one person beside others', () => {
  it('begin at once while they are no more than a page sends', () => {
    send('asha');
    sendMany('busy', burst);
    expect(begun).toHaveLength(1 + burst);
  });

  it('beyond it begin one at a time, when the process has idled for twice as long as it worked', async () => {
    send('asha');
    sendMany('busy', burst + 3);
    await settled();
    expect(begun).toHaveLength(1 + burst + 1);
    work(10);
    await pass(1);
    await pass(18);
    expect(begun).toHaveLength(1 + burst + 1);
    await pass(1);
    expect(begun).toHaveLength(1 + burst + 2);
    await pass(1);
    expect(begun).toHaveLength(1 + burst + 3);
    await pass(1);
    // No request waits or is under way any more.
    expect(pauses).toEqual([]);
  });

  it('leave others twice as long as they take on a process that never idles, and at most a tenth of a second', async () => {
    send('asha');
    busy = true;
    sendMany('busy', burst + 3);
    await settled();
    work(9);
    await pass(1);
    await pass(19);
    expect(begun).toHaveLength(1 + burst + 1);
    await pass(1);
    expect(begun).toHaveLength(1 + burst + 2);
    work(79);
    await pass(1);
    await pass(19);
    expect(begun).toHaveLength(1 + burst + 2);
    await pass(1);
    expect(begun).toHaveLength(1 + burst + 3);
  });

  it('take turns, person by person', async () => {
    for (const uid of ['one', 'two']) sendMany(uid, burst);
    begun = [];
    for (const name of ['one 1', 'one 2', 'one 3']) send('one', name);
    for (const name of ['two 1', 'two 2']) send('two', name);
    await settled();
    await pass(10);
    // The first begins before another waits.
    expect(begun).toEqual(['one 1', 'one 2', 'two 1', 'one 3', 'two 2']);
  });

  it('begin together where a hall of people waits, each with one request at a time', async () => {
    const hall = Array.from({ length: 400 }, (_, at) => `learner-${at}`);
    send('asha');
    busy = true;
    sendMany('busy', burst + 20);
    for (const uid of hall) sendMany(uid, burst + 4);
    await settled();
    await pass(5);
    expect(begun.filter((uid) => uid === 'busy').length).toBeLessThan(burst + 10);
    await pass(5);
    expect(begun.filter((uid) => uid.startsWith('learner'))).toHaveLength(hall.length * (burst + 4));
    // Those who are left are a few.
    await pass(2);
    expect(begun.filter((uid) => uid === 'busy').length).toBeLessThan(burst + 20);
  });

  it('make nobody else wait', async () => {
    send('asha');
    busy = true;
    sendMany('busy', burst + 10);
    await settled();
    begun = [];
    send('ravi');
    send('asha');
    expect(begun).toEqual(['ravi', 'asha']);
  });

  it('are refused where too many of them wait, and those of others are not', async () => {
    send('asha');
    busy = true;
    sendMany('busy', burst + 1 + mostWaiting);
    await settled();
    expect(() => turns.turn('busy')).toThrow(Refusal);
    expect(() => sendMany('other', burst + 1)).not.toThrow();
  });

  it('begin at once again for a person who has sent nothing for a while', async () => {
    send('asha');
    sendMany('busy', burst + 1);
    await settled();
    await pass(1);
    begun = [];
    // A request of a sixteenth of the allowed minute comes free in 1,600 ms.
    now += 1_599;
    send('asha');
    send('busy', 'too early');
    expect(begun).toEqual(['asha']);
    await pass(1);
    now += 2 * 1_600 + 2;
    begun = [];
    send('asha');
    send('busy');
    expect(begun).toEqual(['asha', 'busy']);
  });
});

it('a quiet minute is enough, however much a person has sent', () => {
  sendMany('busy', 5_000);
  now += 50_000;
  send('asha');
  expect(turns.turn('busy', true)).toBeInstanceOf(Promise);
  now += 10_000;
  begun = [];
  send('asha');
  send('busy');
  expect(begun).toEqual(['asha', 'busy']);
});

it('a further part of a request waits with its person, and is not counted', async () => {
  send('asha');
  sendMany('busy', burst);
  expect(turns.turn('busy', true)).toBeUndefined();
  send('busy');
  expect(turns.turn('busy', true)).toBeInstanceOf(Promise);
});

it('a person who is alone never waits', () => {
  sendMany('busy', 500);
  expect(begun).toHaveLength(500);
  send('asha');
  expect(turns.turn('busy')).toBeInstanceOf(Promise);
  now += 1_001;
  begun = [];
  sendMany('busy', 100);
  expect(begun).toHaveLength(100);
});

it('looks at the event loop of its process', async () => {
  const own = openIdleTurns(perMinute, () => performance.now());
  own.turn('asha');
  const all = Array.from({ length: burst + 4 }, () => own.turn('busy'));
  expect(all.filter((turn) => turn instanceof Promise)).toHaveLength(4);
  await Promise.all(all);
});
