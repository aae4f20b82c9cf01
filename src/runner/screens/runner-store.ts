import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Paper, questionsOf, sittingSeconds } from '../../../contract/assessment';
import { type Attempt, type AttemptEvent, begin, step } from '../attempt/attempt';
import type { Device } from '../device/db';
import { attemptOn, clearAttempt, commitStep, isMarked, keepPaper, paperOn } from '../device/shelf';
import type { TrustedClock } from '../device/trusted-clock';
import { handIn } from '../outbox/hand-in';

/** An event as a screen makes it: the store stamps the time. */
export type Move = AttemptEvent extends infer E ? (E extends AttemptEvent ? Omit<E, 'at'> : never) : never;

export interface RunnerState {
  /** Whether the device has been read; before that no click may count. */
  isOpen: boolean;
  /** Whether this page may change the attempt; another one that has it open is shown, and followed. */
  isOurs: boolean;
  paper: Paper | null;
  attempt: Attempt | null;
  /** Whether the hand-in is on the disk, here or on the server. */
  isFiled: boolean;
  /** Whether it came there while this screen was open; then the result page follows. */
  isJustFiled: boolean;
  /** `saved` only after the disk has said so. */
  saving: 'saved' | 'saving' | 'failed';
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
  /** Called once a parcel is on the disk. */
  onHandedIn: () => void;
}

export interface Runner extends StoreApi<RunnerState> {
  /** Reads the device, then asks the server for the paper if it may still be needed. */
  open: () => Promise<void>;
  start: () => void;
  move: (move: Move) => void;
  /** Hears that this page got the right to change the attempt, or lost it to another. */
  seat: (isOurs: boolean) => void;
  /** Takes over what another page has written; ours is newer while we have the right to change. */
  follow: (stored: Attempt | null) => void;
}

const retryMs = 1_000;
const initial = { paper: null, attempt: null, isFiled: false, isJustFiled: false, saving: 'saved', failure: null } as const;

/** The live view of one attempt. The disk is the truth: the store is hydrated before a screen takes a click, and follows every step to the disk. */
export function createRunner(parts: RunnerParts): Runner {
  const { db, uid, assessmentId, clock } = parts;
  const store = createStore<RunnerState>(() => ({ ...initial, isOpen: false, isOurs: true, now: clock.now() }));
  const { getState, setState } = store;
  /** The attempt as last committed; null before the first commit. */
  let committed: Attempt | null = null;
  let isWriting = false;
  let flushing = Promise.resolve();

  /** Follows the attempt to the disk until both agree; a failed write is said at once and tried again. */
  async function flush(): Promise<void> {
    isWriting = true;
    for (let target = getState().attempt; target !== null && target !== committed; target = getState().attempt) {
      if (getState().saving === 'saved') setState({ saving: 'saving' });
      const done = await write(target).catch(() => null);
      if (done === null) {
        setState({ saving: 'failed' });
        await new Promise((resolve) => setTimeout(resolve, retryMs));
        continue;
      }
      committed = done;
      if (done !== target && getState().attempt === target) setState({ attempt: done });
      if (done.status !== 'in-progress') setState({ attempt: done, isFiled: true, isJustFiled: true });
    }
    isWriting = false;
    setState({ saving: 'saved' });
  }

  async function write(target: Attempt): Promise<Attempt> {
    if (target.status === 'in-progress') return commitStep(db, committed, target);
    const filed = await handIn(db, target, getState().paper?.name ?? `Assessment #${assessmentId}`);
    parts.onHandedIn();
    return filed;
  }

  function take(attempt: Attempt): void {
    setState({ attempt });
    if (!isWriting) flushing = flush();
  }

  function adopt(stored: Attempt | null): void {
    if (stored === null) return;
    committed = stored;
    const isOver = stored.status !== 'in-progress';
    setState({ attempt: stored, ...(isOver && { isFiled: true, isJustFiled: true }) });
  }

  async function refreshPaper(): Promise<void> {
    try {
      const paper = await parts.fetchPaper();
      await keepPaper(db, uid, paper);
      // A paper under way is never swapped.
      if (getState().attempt === null || getState().paper === null) setState({ paper, failure: null });
    } catch (failure) {
      setState({ failure });
    }
  }

  async function storedAttempt(): Promise<Attempt | null> {
    const attempt = await attemptOn(db, uid, assessmentId);
    if (!parts.isPreview || attempt?.status !== 'delivered') return attempt;
    await clearAttempt(db, uid, assessmentId);
    return null;
  }

  return {
    ...store,
    open: async () => {
      const [paper, attempt, isKnown] = await Promise.all([
        paperOn(db, uid, assessmentId),
        storedAttempt(),
        parts.isPreview ? false : isMarked(db, uid, assessmentId),
      ]);
      // Time never runs back behind what is already on record.
      await clock.load(attempt === null ? 0 : Math.max(attempt.startedAt, ...Object.values(attempt.standings).map((s) => s.at)));
      committed = attempt;
      const isFiled = attempt === null ? isKnown : attempt.status !== 'in-progress';
      setState({ ...initial, isOpen: true, paper, attempt, isFiled, now: clock.now() });
      if (!isFiled && (paper === null || attempt === null)) await refreshPaper();
    },
    start: () => {
      const { paper } = getState();
      if (paper === null || !getState().isOurs || phaseOf(getState()) !== 'start') return;
      const questionIds = questionsOf(paper).map((q) => q.id);
      const seconds = sittingSeconds({ durationInMinutes: paper.durationInMinutes, questions: questionIds.length });
      const at = clock.now();
      setState({ now: at });
      take(begin({ uid, assessmentId, questionIds, seconds, at }));
    },
    seat: (isOurs) => {
      const isRegained = isOurs && !getState().isOurs;
      setState({ isOurs });
      if (isRegained) void flushing.then(() => attemptOn(db, uid, assessmentId)).then(adopt);
    },
    follow: (stored) => {
      if (!getState().isOurs && !isWriting) adopt(stored);
    },
    move: (move) => {
      const at = clock.now();
      const { attempt, isOurs } = getState();
      if (move.type === 'ticked') setState({ now: at });
      // Time runs out in every page; whichever notices first hands in, once.
      if (attempt === null || (!isOurs && move.type !== 'ticked')) return;
      const next = step(attempt, { ...move, at });
      if (next !== attempt) take(next);
    },
  };
}
