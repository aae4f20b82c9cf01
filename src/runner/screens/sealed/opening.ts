import { createStore, type StoreApi } from 'zustand/vanilla';
import { codeLengthOf, typedCode } from '../../../../contract/assessment/spoken-code';
import { ApiError } from '../../../api/client';
import { waitAsked } from '../../../api/wait-asked';
import type { OpenedBy, StoredPaper } from '../../device/db';
import type { SealedPaper } from '../../device/sealed-paper';
import type { TrustedClock } from '../../device/trusted-clock';
import { bytesOf } from '../../seal/ciphertext';
import { keyByCode } from '../../seal/key-by-code';
import { type Opened, openSeal } from '../../seal/open-seal';

/** What is wrong with a typed code. `not-a-code`: it cannot be one. · `too-early`: the hour has not come. */
type CodeFault = 'not-a-code' | 'wrong-code' | 'too-early';

export interface OpeningState {
  /** `waiting`: the hour has not come. · `asking`: the server is asked for the key, or will be again. · `closed`: too late for a start. */
  step: 'waiting' | 'asking' | 'opening' | 'damaged' | 'closed';
  /** Trusted epoch milliseconds: the present, the opening, and the last time of a start (null: none). */
  now: number;
  opensAt: number;
  closesAt: number | null;
  /** Whether the clock has heard the server. Null until the server was first asked for its time. */
  isSure: boolean | null;
  /** Why the last request for the key failed; null without a failure. */
  failure: unknown;
  isChecking: boolean;
  codeFault: CodeFault | null;
}

/** So long before the opening the spoken code may be asked for at once: halls read it out within minutes of the hour. Milliseconds. */
export const codeLeadMs = 3_600_000;

/** Whether the opening is near enough, or over, for a code to be read out. */
export const isCodeNear = ({ step, now, opensAt }: OpeningState): boolean => step !== 'waiting' || opensAt - now <= codeLeadMs;

export interface OpeningParts {
  paper: SealedPaper;
  clock: Pick<TrustedClock, 'now' | 'isSure' | 'onWord' | 'record'>;
  /** Returns the server's key, base64. Rejects with an {@link ApiError}. */
  unlock: () => Promise<string>;
  /** Resolves once a reply, if any, has reached the clock. */
  askTime: () => Promise<void>;
  /** Puts the opened paper in the place of the sealed one, on the device and on the screen. */
  keep: (opened: Opened, key: Uint8Array<ArrayBuffer>, openedBy: OpenedBy) => Promise<void>;
  /** Asks the server for the paper again. After the hour it comes without a seal. */
  refetch: () => void;
  /** Stores a new time of the opening. */
  onMoved: (paper: StoredPaper) => void;
  /** In [0, 1). */
  random: () => number;
}

export interface PaperOpening extends StoreApi<OpeningState> {
  /** Begins to wait. Returns the function that stops. */
  run: () => () => void;
  /** Looks at the clock: timers of a page that was hidden are late. */
  look: () => void;
  /** Asks at once, unless the server wants a pause: the network is back. */
  hurry: () => void;
  /** Takes the times of a paper that the server sent meanwhile. */
  hearPaper: (later: SealedPaper) => void;
  /** Opens the paper by a typed code, unless the clock is sure that the hour has not come. */
  tryCode: (typed: string) => Promise<void>;
}

const secondMs = 1_000;
const firstRetryMs = 3_000;
const longestRetryMs = 48_000;
/** How often an unsure clock asks the server for its time. */
const askTimeMs = 15_000;

/**
 * Waits for the hour of a sealed paper and opens it. Nothing is decrypted before the hour: the key comes from the server, which keeps it
 * until then, or from the spoken code, which is accepted only at the hour or under a clock that cannot know it.
 */
export function createOpening({ paper: first, clock, unlock, askTime, keep, refetch, onMoved, random }: OpeningParts): PaperOpening {
  const timeOf = (text: string | undefined): number | null => (text === undefined ? null : Date.parse(text));
  let paper = first;
  const store = createStore<OpeningState>(() => ({
    step: 'waiting',
    now: clock.now(),
    opensAt: timeOf(paper.opensAt) ?? 0,
    closesAt: timeOf(paper.closesAt),
    isSure: clock.isSure() || null,
    failure: null,
    isChecking: false,
    codeFault: null,
  }));
  const { getState, setState } = store;
  // Phones that wait for the hour ask one after another. A page opened later asks at once.
  let askAt = spread(getState().opensAt);
  let heldUntil = 0;
  let tries = 0;
  let isAsking = false;
  let timeAskedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function spread(opensAt: number): number {
    return clock.now() < opensAt ? opensAt + random() * paper.sealed.spreadMs : 0;
  }

  async function hearTime(now: number): Promise<void> {
    timeAskedAt = now;
    await askTime();
    setState({ isSure: clock.isSure() });
    tick();
  }

  async function openWith(key: Uint8Array<ArrayBuffer>, openedBy: OpenedBy): Promise<void> {
    setState({ step: 'opening' });
    const opened = await openSeal(paper, key);
    if (opened === 'damaged') {
      setState({ step: 'damaged' });
      refetch();
    } else await keep(opened, key, openedBy);
  }

  /** Notes why the key did not come, and when to ask again. */
  function hearFailure(error: unknown): void {
    const problem = error instanceof ApiError ? error.problem : null;
    if (problem?.code === 'closed') setState({ step: 'closed', failure: error });
    else if (problem?.code === 'not-open') hearNotOpen(timeOf(problem.at) ?? getState().opensAt);
    else {
      const pauseMs = Math.min(longestRetryMs, firstRetryMs * 2 ** tries);
      tries += 1;
      heldUntil = clock.now() + waitAsked(error);
      askAt = heldUntil + pauseMs * (0.5 + random());
      setState({ failure: error });
    }
  }

  function hearNotOpen(opensAt: number): void {
    const now = clock.now();
    if (opensAt !== getState().opensAt) onMoved({ ...paper, opensAt: new Date(opensAt).toISOString() });
    tries = 0;
    // Trusted time may be a second ahead of the server's.
    askAt = opensAt > now ? spread(opensAt) : now + secondMs * (1 + random());
    setState({ step: opensAt > now ? 'waiting' : 'asking', opensAt, failure: null });
  }

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    setState({ step: 'asking' });
    try {
      const key = await unlock();
      if (!isStopped) await openWith(bytesOf(key), 'key');
    } catch (error) {
      hearFailure(error);
    }
    isAsking = false;
    tick();
  }

  function tick(): void {
    clearTimeout(timer);
    const { step } = getState();
    if (isStopped || (step !== 'waiting' && step !== 'asking')) return;
    clock.record();
    const now = clock.now();
    const isSure = clock.isSure();
    setState({ now, ...(isSure && { isSure }) });
    const { closesAt } = getState();
    if (isSure && closesAt !== null && now > closesAt) {
      setState({ step: 'closed' });
      return;
    }
    if (!isSure && now - timeAskedAt >= askTimeMs) void hearTime(now);
    if (now >= getState().opensAt && now >= askAt) void ask();
    timer = setTimeout(tick, secondMs - (now % secondMs) + 5);
  }

  /** The server has moved trusted time by `by` milliseconds: what was reckoned from the time before moves with it. */
  function hearTimeMoved(by: number): void {
    timeAskedAt += by;
    heldUntil += by;
    const { step, opensAt } = getState();
    if (step === 'asking' && !isAsking && clock.now() < opensAt) {
      askAt = spread(opensAt);
      setState({ step: 'waiting', failure: null });
    } else if (step === 'asking') askAt += by;
    tick();
  }

  function hurry(): void {
    timeAskedAt = Number.NEGATIVE_INFINITY;
    if (getState().step === 'asking') askAt = heldUntil;
    tick();
  }

  return {
    ...store,
    run: () => {
      isStopped = false;
      const stopHearing = clock.onWord(hearTimeMoved);
      tick();
      return () => {
        isStopped = true;
        clearTimeout(timer);
        stopHearing();
      };
    },
    look: tick,
    hurry,
    hearPaper: (later) => {
      if (later === paper) return;
      paper = later;
      const opensAt = timeOf(later.opensAt) ?? 0;
      if (opensAt !== getState().opensAt) askAt = spread(opensAt);
      const { step } = getState();
      const isOutdated = step === 'closed' || step === 'damaged' || (step === 'asking' && !isAsking && clock.now() < opensAt);
      setState({ opensAt, closesAt: timeOf(later.closesAt), ...(isOutdated && { step: 'waiting', failure: null }) });
      tick();
    },
    tryCode: async (typed) => {
      if (getState().isChecking) return;
      const code = typedCode(typed, codeLengthOf(paper.sealed));
      const codeFault = clock.isSure() && clock.now() < getState().opensAt ? 'too-early' : code === null ? 'not-a-code' : null;
      setState({ codeFault, isChecking: codeFault === null });
      if (code === null || codeFault !== null) return;
      const key = await keyByCode(paper.sealed, code).catch(() => null);
      setState({ isChecking: false });
      if (key === null) setState({ step: 'damaged' });
      else if (key === 'wrong-code') setState({ codeFault: 'wrong-code' });
      else await openWith(key, 'code');
    },
  };
}
