import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { minuteMs } from '../../contract/fields/times';
import type { MaybePromise } from '../memory/maybe-promise';
import { recentlyUsed } from '../memory/recently-used';
import { Refusal } from '../replies/refusal';

/** Most people in memory. Who was dropped counts as one who has sent nothing. */
const maxPeople = 100_000;
/** Requests that a person may send at once before others go first: a page sends a few when it starts. A part of a minute's worth, where that is more. */
const burstOf = (perMinute: number): number => Math.max(6, perMinute / 100);
/** The part of the allowed pace at which a person goes on without a wait. */
const calmPart = 1 / 16;
/** Requests of one person that wait for their turns at once. */
const mostWaiting = 30;
const retryAfter = 2;
/** So long after two people have asked, one of them is not alone. Milliseconds. */
const companyMs = 1_000;
/** Between two turns the process idles for so many times as long as it works; on a process that never idles others have so many times as long as a turn took. */
const othersForWork = 2;
/**
 * So many people who wait are a few beside others. More of them are a hall that begins, and the process has hardly others to leave time to: the more people wait,
 * the more of them begin together, and the shorter the process idles between.
 */
const few = 20;
/** The longest time between two turns. Milliseconds. */
const longestPauseMs = 100;

/** What a process has done since it was looked at before. Milliseconds. */
export interface Loop {
  idle: number;
  active: number;
}

export interface IdleTurns {
  /**
   * Counts a request of a person: nothing, or a promise that is fulfilled when its turn has come. Throws 429 where too many requests of that person wait.
   * `isFurther`: a further part of a request that is counted already.
   */
  turn(uid: string, isFurther?: boolean): MaybePromise<void>;
}

/** Looks at the event loop of this process, each time since the look before. */
function loopOfProcess(): () => Loop {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { idle, active } = performance.eventLoopUtilization(now, before);
    before = now;
    return { idle, active };
  };
}

/**
 * Who sends much beside others waits until the process has nothing to do for them: one request at a time, person after person, so that the dearest request at
 * the highest pace that an account is allowed leaves others most of the time (ADR 103). Where many people wait they begin together. `perMinute`: what a person is allowed. `now`: milliseconds.
 */
export function openIdleTurns(
  perMinute: number,
  now: () => number,
  look: () => Loop = loopOfProcess(),
  pause: (ms: number) => Promise<unknown> = setTimeout,
): IdleTurns {
  const levels = recentlyUsed<string, { sent: number; at: number }>(maxPeople);
  const waiting = new Map<string, (() => void)[]>();
  const burst = burstOf(perMinute);
  const perMs = (perMinute * calmPart) / minuteMs;
  /** However much a person has sent, after a quiet minute the next request begins at once. */
  const mostSent = burst + perMs * minuteMs - 1;
  let last = '';
  let inCompanyAt = Number.NEGATIVE_INFINITY;
  let isTaking = false;

  /** Whether a person has sent more than a page does. */
  function sendsMuch(uid: string, at: number, more: 0 | 1): boolean {
    const level = levels.get(uid) ?? { sent: 0, at };
    level.sent = Math.min(mostSent, Math.max(0, level.sent - (at - level.at) * perMs) + more);
    level.at = at;
    levels.set(uid, level);
    return level.sent > burst;
  }

  /** Leaves the process to others, for so many times as long as it works. */
  async function rest(forWork: number): Promise<void> {
    const from = now();
    let [idle, active, most] = [0, 0, 0];
    look();
    do {
      await pause(1);
      // A pause ends when what has begun before it lets the event loop go.
      most ||= Math.min(longestPauseMs, (1 + forWork) * (now() - from));
      const since = look();
      idle += since.idle;
      active += since.active;
    } while (idle < forWork * active && now() - from < most);
  }

  /** The next request: of the person whose turn is longest ago. */
  function next(): (() => void) | undefined {
    for (const [uid, [first, ...further]] of waiting) {
      waiting.delete(uid);
      if (further.length > 0) waiting.set(uid, further);
      return first;
    }
    return undefined;
  }

  async function take(): Promise<void> {
    isTaking = true;
    while (waiting.size > 0) {
      const crowd = Math.max(1, (waiting.size / few) ** 2);
      const together = Math.min(crowd, waiting.size);
      for (let at = 0; at < together; at += 1) next()?.();
      await rest(othersForWork / crowd);
    }
    isTaking = false;
  }

  return {
    turn(uid, isFurther = false) {
      const at = now();
      if (uid !== last) inCompanyAt = last === '' ? inCompanyAt : at;
      last = uid;
      if (!sendsMuch(uid, at, isFurther ? 0 : 1) || at - inCompanyAt > companyMs) return undefined;
      const own = waiting.get(uid) ?? [];
      if (own.length >= mostWaiting)
        throw new Refusal('too-many-requests', { code: 'requests-too-many', seconds: retryAfter }, { retryAfter });
      return new Promise((begin) => {
        waiting.set(uid, [...own, begin]);
        if (!isTaking) void take();
      });
    },
  };
}
