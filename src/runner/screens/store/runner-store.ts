import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Paper, questionsOf, type Submission, sittingSeconds, withExtraTime } from '../../../../contract/assessment/assessment';
import { usualPercent } from '../../../../contract/fields/limits';
import { type Attempt, type AttemptEvent, begin, dated, step } from '../../attempt/attempt';
import type { Device, Person } from '../../device/db';
import { attemptOn } from '../../device/shelf';
import type { TrustedClock } from '../../device/trusted-clock';
import { createKeeper, type Kept } from './attempt-saver';
import { ownTime } from './attempt-time';
import { paperNews } from './paper-refresh';
import { keepsPaper, lastOn, readDevice } from './read-device';
import { type Sent, sendStraight } from './send-straight';

/** An event as a screen makes it: the store stamps the time. */
export type Move = AttemptEvent extends infer E ? (E extends AttemptEvent ? Omit<E, 'at'> : never) : never;

export interface RunnerState extends Kept {
  /** Whether the device has been read; before that no click may count. */
  isOpen: boolean;
  /** Whether this page may change the attempt; another one that has it open is shown, and followed. */
  isOurs: boolean;
  paper: Paper | null;
  attempt: Attempt | null;
  /** Whether the hand-in is on the disk, here or on the server. */
  isFiled: boolean;
  /** Whether Start was pressed and the server may still say that the paper has changed. */
  isStarting: boolean;
  /** Whether it came there while this screen was open; then the result page follows. */
  isJustFiled: boolean;
  /** Whether the device keeps what it is given; where it does not, a start needs the learner's consent. */
  isKept: boolean;
  /** Why the paper could not be fetched; null while nothing failed. */
  failure: unknown;
  /** Trusted epoch milliseconds of the last tick. */
  now: number;
}

/** `absent`: no paper here and none to be had · `handing-in`: final, being written. */
export type RunnerPhase = 'loading' | 'absent' | 'start' | 'taking' | 'handing-in' | 'over';

export function phaseOf({ isOpen, paper, attempt, isFiled, failure }: RunnerState): RunnerPhase {
  if (!isOpen) return 'loading';
  if (isFiled) return 'over';
  if (attempt !== null && attempt.status !== 'in-progress') return 'handing-in';
  if (paper === null) return failure === null ? 'loading' : 'absent';
  return attempt === null ? 'start' : 'taking';
}

export interface RunnerParts {
  db: Device;
  uid: string;
  assessmentId: number;
  clock: TrustedClock;
  /** An admin's preview may be sat again. */
  isPreview: boolean;
  fetchPaper: () => Promise<Paper>;
  /** Asks the server what time it is; resolves when its answer, if any, has reached the clock. */
  askTime: () => Promise<void>;
  /** Sends a hand-in that the disk refuses. */
  send: (submission: Submission) => Promise<Sent>;
  /** When a hand-in may first be sent by itself; see outbox/send-jitter.ts. */
  turn: (handedIn: Attempt) => number;
  /** Called once a cleared device has the attempt again. */
  onLost: () => void;
  /** Called once a parcel is on the disk. */
  onHandedIn: () => void;
}

export interface Runner extends StoreApi<RunnerState> {
  /** Reads the device, then asks the server for the paper if it may still be needed. */
  open: () => Promise<void>;
  /** `timePercent`: what the learner has of the paper's time (contract/people/extra-time.ts); the attempt keeps it. */
  start: (timePercent?: number) => void;
  move: (move: Move) => void;
  /** Hears that this page got the right to change the attempt, or lost it to another. */
  seat: (isOurs: boolean) => void;
  /** Takes over what another page has written; ours is newer while we have the right to change. */
  follow: (stored: Attempt | null) => void;
  /** Reads the disk again, for a page that comes back from the cache or whose store was closed; gives it back what it has lost. */
  reread: () => Promise<void>;
  /** Hears that the server's word has moved trusted time by so many milliseconds. */
  word: (by: number) => void;
}

const initial = {
  paper: null,
  attempt: null,
  isFiled: false,
  isStarting: false,
  isJustFiled: false,
  isKept: true,
  saving: 'saved',
  trouble: null,
  wasLost: false,
  failure: null,
} as const;

/** A page that only looks on leaves it to the one that edits to notice that time is over; if that one is gone or frozen, it does so itself. */
const onlookerMs = 5_000;

/** The live view of one attempt. The disk is the truth: the store is hydrated before a screen takes a click, and follows every step to the disk. */
export function createRunner(parts: RunnerParts): Runner {
  const { db, uid, assessmentId, clock } = parts;
  const store = createStore<RunnerState>(() => ({ ...initial, isOpen: false, isOurs: true, now: clock.now() }));
  const { getState, setState } = store;
  const attempt = () => getState().attempt;
  /** Before this wall time the server does not want to see the hand-in, should the disk take it after all. */
  let heldUntil = 0;
  let person: Person | null = null;
  const time = ownTime({ clock, attempt, askTime: parts.askTime });
  const keeper = createKeeper({
    db,
    attempt,
    paper: () => getState().paper,
    person: () => person,
    onNews: setState,
    onKept: (done, target) => {
      if (done !== target && attempt() === target) setState({ attempt: done });
      if (done.status !== 'in-progress') setState({ attempt: done, isFiled: true, isJustFiled: true });
    },
    turn: (handedIn) => Math.max(parts.turn(handedIn), heldUntil),
    onLost: parts.onLost,
    onHandedIn: parts.onHandedIn,
    onUnkept: (handedIn) => {
      const hold = (afterMs: number) => {
        heldUntil = Date.now() + afterMs;
      };
      void sendStraight(handedIn, parts.send, hold).then(() => setState({ isFiled: true, isJustFiled: true }));
    },
  });

  const news = paperNews({
    fetchPaper: parts.fetchPaper,
    keeps: (paper) => keepsPaper(db, uid, paper),
    shown: () => ({ hasPaper: getState().paper !== null, isUnderWay: attempt() !== null }),
    onNews: setState,
  });

  function take(next: Attempt): void {
    setState({ attempt: next });
    void keeper.follow(true);
  }

  function adopt(stored: Attempt | null): void {
    if (stored === null) return;
    keeper.began(stored);
    const isOver = stored.status !== 'in-progress';
    setState({ attempt: stored, ...(isOver && { isFiled: true, isJustFiled: true }) });
  }

  /** Nothing is final on the device's word alone while the server's can be had. */
  async function runOut(): Promise<void> {
    await time.settle();
    const { isOurs } = getState();
    const mine = attempt();
    if (mine === null || (!isOurs && time.now() < mine.deadline + onlookerMs)) return;
    const next = step(mine, time.tick());
    if (next !== mine) take(next);
  }

  function tick(): void {
    time.watch();
    const at = time.now();
    setState({ now: at });
    const mine = attempt();
    if (mine?.status !== 'in-progress' || at < mine.deadline) return;
    if (clock.isSure() && getState().isOurs) take(step(mine, time.tick()));
    else void runOut();
  }

  function begins(timePercent?: number): void {
    setState({ isStarting: false });
    const { paper } = getState();
    if (paper === null || phaseOf(getState()) !== 'start') return;
    const questionIds = questionsOf(paper).map((q) => q.id);
    const seconds = withExtraTime(
      sittingSeconds({ durationInMinutes: paper.durationInMinutes, questions: questionIds.length }),
      timePercent,
    );
    const at = clock.now();
    setState({ now: at });
    const grantedPercent = paper.takesGrantedPercent && (timePercent ?? usualPercent) > usualPercent ? timePercent : undefined;
    const { takesPace: isTimed = false, takesClock: tellsClock = false } = paper;
    take(begin({ uid, assessmentId, questionIds, seconds, at, isDated: clock.isSure(), isTimed, tellsClock, grantedPercent }));
  }

  return {
    ...store,
    open: async () => {
      const { paper, attempt: stored, person: known, isKnown, isReadable } = await readDevice(parts);
      person = known;
      // Time never runs back behind what is already on record.
      await clock.load(stored === null ? 0 : lastOn(stored)).catch(() => undefined /* Without a record the clocks decide. */);
      keeper.began(stored);
      const isFiled = stored === null ? isKnown : stored.status !== 'in-progress';
      setState({ ...initial, isOpen: true, isKept: isReadable, paper, attempt: stored, isFiled, now: clock.now() + (stored?.lag ?? 0) });
      if (stored?.status === 'in-progress') void time.settle();
      if (!isFiled && (paper === null || stored === null)) await news.ask();
    },
    start: (timePercent) => {
      if (phaseOf(getState()) !== 'start' || !getState().isOurs) return;
      const pending = news.pending();
      if (pending === null) return begins(timePercent);
      setState({ isStarting: true });
      void pending.then(() => begins(timePercent));
    },
    seat: (isOurs) => {
      const isRegained = isOurs && !getState().isOurs;
      setState({ isOurs });
      if (isRegained) void keeper.follow().then(reread);
    },
    follow: (stored) => {
      if (getState().isOurs || keeper.isBusy()) return;
      adopt(stored);
      void clock.load().catch(() => undefined /* The page that edits knows the time. */);
    },
    reread,
    word: (by) => {
      const mine = attempt();
      if (mine?.status !== 'in-progress') return;
      const next = dated(mine, by);
      if (next !== mine) take(next);
      tick();
    },
    move: (move) => {
      if (move.type === 'ticked') return tick();
      const mine = attempt();
      if (mine === null || !getState().isOurs) return;
      const next = step(mine, { ...move, at: time.now() });
      if (next !== mine) take(next);
    },
  };

  /** After a while in which this page did not run or did not edit: what the disk has since, or what it has lost since. */
  async function reread(): Promise<void> {
    await clock.load().catch(() => undefined /* As it was. */);
    const stored = await attemptOn(db, uid, assessmentId).catch(() => null);
    if (!keeper.isBusy()) adopt(stored);
    await keeper.check();
    tick();
  }
}
