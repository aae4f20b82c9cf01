import { createStore, type StoreApi } from 'zustand/vanilla';
import { questionsOf } from '../../../../contract/assessment/assessment';
import type { Chance } from '../../../../contract/assessment/chance';
import { grantedSeconds } from '../../../../contract/assessment/granted';
import { usualPercent } from '../../../../contract/fields/limits';
import { ApiError } from '../../../api/client';
import { type Attempt, type AttemptEvent, begin, dateAttempt, step } from '../../attempt/attempt';
import { sectionsFor } from '../../attempt/sections/of-paper';
import { isLater } from '../../device/copies';
import type { Device, Person, StoredPaper } from '../../device/db';
import { attemptOn } from '../../device/shelf';
import type { TrustedClock } from '../../device/trusted-clock';
import type { Letter, Verdict } from '../../outbox/verdict';
import { createAttemptSaver, type SavedState } from './attempt-saver';
import { attemptTime } from './attempt-time';
import { paperRefresh } from './paper-refresh';
import { type FoundHere, latestTimeOf, readDevice, tryKeepPaper } from './read-device';
import { hasNews, isToAsk, type SecondStart } from './second-start';
import { type DirectTrouble, sendDirectly } from './send-straight';

/** An event of a screen; the store adds the time. */
export type ScreenEvent = AttemptEvent extends infer E ? (E extends AttemptEvent ? Omit<E, 'at'> : never) : never;

export interface RunnerState extends SavedState, SecondStart {
  /** Whether the device has been read. Clicks before that do nothing. */
  isOpen: boolean;
  /** Whether this page may change the attempt. A page without the right shows the attempt of the page that has it. */
  isOurs: boolean;
  paper: StoredPaper | null;
  attempt: Attempt | null;
  /** Whether the hand-in is on the disk, or on the server. */
  isFiled: boolean;
  /** What became of a hand-in that was sent without the disk and is not filed. */
  direct: DirectTrouble | null;
  /** Whether Start was pressed and the server's version of the paper is still awaited. */
  isStarting: boolean;
  /** Whether the hand-in was filed while this screen was open; then the result page follows. */
  isJustFiled: boolean;
  /** Whether the device could store the paper. If not, a start needs the learner's consent. */
  isKept: boolean;
  /** Why the paper could not be fetched; null without a failure. */
  failure: unknown;
  /** Trusted epoch milliseconds of the last tick. */
  now: number;
}

/**
 * `absent`: the paper is neither stored nor available. · `sealed`: the paper is here and cannot be read yet. · `handing-in`: the final
 * attempt is being written.
 */
export type RunnerPhase = 'loading' | 'absent' | 'sealed' | 'start' | 'taking' | 'handing-in' | 'over';

export function phaseOf({ isOpen, paper, attempt, isFiled, failure }: RunnerState): RunnerPhase {
  if (!isOpen) return 'loading';
  if (isFiled) return 'over';
  if (attempt !== null && attempt.status !== 'in-progress') return 'handing-in';
  if (paper === null) return failure === null ? 'loading' : 'absent';
  if (paper.sealed) return attempt === null ? 'sealed' : 'absent';
  return attempt === null ? 'start' : 'taking';
}

export interface RunnerOptions {
  db: Device;
  uid: string;
  assessmentId: number;
  clock: TrustedClock;
  /** An admin's preview can be repeated. */
  isPreview: boolean;
  /** By its reply the device has heard of chances, if it could. */
  fetchPaper: () => Promise<StoredPaper>;
  /** Asks the server for its time. Resolves once a reply, if any, has reached the clock. */
  askTime: () => Promise<void>;
  /** Makes a handed-in attempt final on the disk: of an exam, with a parcel in the outbox. */
  file: (db: Device, handedIn: Attempt, title: string, firstTryAt: number) => Promise<Attempt>;
  /** Sends a hand-in that the disk refuses. */
  send: (letter: Letter) => Promise<Verdict>;
  /** When a hand-in may first be sent automatically; see outbox/send-jitter.ts. */
  firstSendAt: (handedIn: Attempt) => number;
  /** Called once a cleared device has the attempt again. */
  onLost: () => void;
  /** Called once a parcel is on the disk. */
  onHandedIn: () => void;
  /** Called once a start that the server wants to know of is on the disk. */
  onStarted: () => void;
}

export interface Runner extends StoreApi<RunnerState> {
  /** Reads the device, then asks the server for the paper if it may still be needed. */
  open: () => Promise<void>;
  /** `timePercent`: the learner's time in percent of the paper's time (contract/people/extra-time.ts); recorded in the attempt, as the look is. */
  start: (timePercent?: number, look?: Attempt['look']) => void;
  /** Returns whether a start has to wait for the learner's word. Then `isAsked` is set, and no start begins an attempt before the learner has agreed. */
  asks: () => boolean;
  /** Asks the server for the paper again. */
  refresh: () => Promise<void>;
  /** Shows the clear paper in the place of the sealed one. `isKept`: whether the device has stored it. */
  showOpened: (paper: StoredPaper, isKept: boolean) => void;
  dispatch: (move: ScreenEvent) => void;
  /** Sets whether this page has the right to change the attempt. */
  setOwnership: (isOurs: boolean) => void;
  /** Shows an attempt that another page has written. Ignored while this page has the right to change the attempt. */
  adoptStored: (stored: Attempt | null) => void;
  /** Reads the disk again, for a page that returns from the cache or whose database was closed; restores what the disk has lost. */
  reread: () => Promise<void>;
  /** Adjusts the attempt after server time moved trusted time by `by` milliseconds. */
  adjustTime: (by: number) => void;
}

const initial = {
  paper: null,
  attempt: null,
  isFiled: false,
  direct: null,
  isStarting: false,
  isAsked: false,
  isJustFiled: false,
  isKept: true,
  saving: 'saved',
  trouble: null,
  wasLost: false,
  failure: null,
} as const;

/**
 * A page without the right to change the attempt leaves the end of the time to the page that has it. If that page is gone or frozen, this
 * page ends the attempt after this delay.
 */
const onlookerMs = 5_000;

/**
 * Creates the live state of one attempt. The disk is the truth: the store reads the disk before a screen accepts clicks, and writes every
 * step to the disk.
 */
export function createRunner(parts: RunnerOptions): Runner {
  const { db, uid, assessmentId, clock } = parts;
  const store = createStore<RunnerState>(() => ({ ...initial, isOpen: false, isOurs: true, now: clock.now() }));
  const { getState, setState } = store;
  const attempt = () => getState().attempt;
  /** The server does not accept the hand-in before this wall time, in case the disk stores it after all. */
  let heldUntil = 0;
  let person: Person | null = null;
  /** For which the assessment is begun here, if it is sat again (ADR 78). */
  let chance: Chance | undefined;
  /** The number of the chance in the list, as the device was read last. */
  let listed: number | undefined;
  /** Whether an attempt began here that is not on the disk yet, and whose start the server wants to know. */
  let isStartOwed = false;
  const time = attemptTime({ clock, attempt, askTime: parts.askTime });
  const saver = createAttemptSaver({
    db,
    attempt,
    paper: () => getState().paper,
    person: () => person,
    onChange: setState,
    onStored: (stored, next) => {
      if (stored !== next && attempt() === next) setState({ attempt: stored });
      if (isStartOwed) parts.onStarted();
      isStartOwed = false;
      if (stored.status !== 'in-progress') setState({ attempt: stored, isFiled: true, isJustFiled: true });
    },
    file: parts.file,
    stamp: clock.stamp,
    firstSendAt: (handedIn) => Math.max(parts.firstSendAt(handedIn), heldUntil),
    onLost: parts.onLost,
    onHandedIn: parts.onHandedIn,
    onRefused: (handedIn) => {
      const hold = (afterMs: number) => {
        heldUntil = Date.now() + afterMs;
      };
      const onTrouble = (direct: DirectTrouble) => setState({ direct });
      const isStored = () => getState().isFiled;
      void sendDirectly(handedIn, { send: parts.send, isStored, onHeld: hold, onTrouble }).then(
        (isFiled) => isFiled && setState({ isFiled: true, isJustFiled: true }),
      );
    },
  });

  const refresh = paperRefresh({
    fetchPaper,
    keep: (paper) => tryKeepPaper(db, uid, paper),
    shown: () => ({ paper: getState().paper, isUnderWay: attempt() !== null }),
    now: clock.now,
    onChange: (news) => setState(news.paper ? { ...news, paper: forChance(news.paper) } : news),
  });

  /** What the list tells may change what can be begun here, also at a start that was pressed before. */
  async function fetchPaper(): Promise<StoredPaper> {
    const paper = parts.fetchPaper();
    // The list may have come all the same.
    await paper.catch(() => undefined);
    if (!(await hasNews(parts, () => listed, getState)) || attempt() !== null) return paper;
    const read = await readDevice(parts);
    if (attempt() === null) await show(read);
    return paper;
  }

  /** Shows what the device has. */
  async function show({ paper, attempt: stored, person: known, isKnown, isReadable, begun, ...heard }: FoundHere): Promise<void> {
    person = known;
    ({ chance, listed } = heard);
    // Time never runs back behind a recorded time.
    await clock.load(stored === null ? 0 : latestTimeOf(stored)).catch(() => undefined /* Without a record, the clocks decide. */);
    // One that began meanwhile stays.
    if (stored === null && attempt()?.status === 'in-progress') return;
    saver.setCommitted(stored);
    const isFiled = stored === null ? isKnown : stored.status !== 'in-progress';
    const now = clock.now() + (stored?.lag ?? 0);
    setState({
      ...initial,
      isOpen: true,
      isKept: isReadable,
      paper: paper && forChance(paper),
      attempt: stored,
      isFiled,
      now,
      begun,
      // The question goes where its reason went.
      isAsked: getState().isAsked && !!begun,
    });
  }

  function setNext(next: Attempt): void {
    setState({ attempt: next });
    void saver.save(true);
  }

  function adopt(stored: Attempt | null): void {
    // What the chance follows is on the device until the start.
    if (stored === null || isLater(chance, stored, { state: 'elsewhere' })) return;
    saver.setCommitted(stored);
    const isOver = stored.status !== 'in-progress';
    setState({ attempt: stored, ...(isOver && { isFiled: true, isJustFiled: true }) });
  }

  /** Whether a clock that is unsure says that the attempt or its section is over: it alone ends neither while the server can be asked. */
  const isInDoubt = (current: Attempt): boolean => !clock.isSure() && step(current, { type: 'ticked', at: time.now() }) !== current;

  async function tickWhenSettled(): Promise<void> {
    await time.settle();
    const { isOurs } = getState();
    const current = attempt();
    if (current === null || (!isOurs && time.now() < current.deadline + onlookerMs)) return;
    const next = step(current, time.tick());
    if (next !== current) setNext(next);
  }

  function tick(): void {
    time.watch();
    const at = time.now();
    setState({ now: at });
    const current = attempt();
    if (current === null || step(current, { type: 'ticked', at }) === current) return;
    const { isOurs } = getState();
    if (clock.isSure() && isOurs) setNext(step(current, time.tick()));
    else if (isOurs || at >= current.deadline) void tickWhenSettled();
  }

  function apply(move: ScreenEvent): void {
    const current = attempt();
    if (current === null || !getState().isOurs) return;
    const next = step(current, { ...move, at: time.now() });
    if (next !== current) setNext(next);
    // The time of the last tick lies before the section that begins now: the screen would show the ended one until the next tick.
    if (move.type === 'finished') tick();
  }

  /** The last start is that of the chance, and a common end is counted from it. */
  const forChance = (paper: StoredPaper): StoredPaper => (chance ? { ...paper, chance, closesAt: chance.until } : paper);

  function asks(): boolean {
    const isAsked = isToAsk(getState(), clock);
    setState({ isAsked });
    return isAsked;
  }

  function startAttempt(timePercent?: number, look?: Attempt['look']): void {
    setState({ isStarting: false });
    const { paper } = getState();
    if (paper === null || phaseOf(getState()) !== 'start' || asks()) return;
    const questionIds = questionsOf(paper).map((q) => q.id);
    const seconds = grantedSeconds(paper, timePercent);
    const at = clock.now();
    setState({ now: at });
    const grantedPercent = paper.takesGrantedPercent && (timePercent ?? usualPercent) > usualPercent ? timePercent : undefined;
    const { takesPace = false, takesClock: tellsClock = false } = paper;
    const isDated = clock.isSure();
    const datedBy = paper.takesEvidence ? (isDated ? 'server' : (paper.openedBy ?? 'device')) : undefined;
    isStartOwed = tellsClock || datedBy !== undefined;
    setNext(
      begin({
        uid,
        assessmentId,
        questionIds,
        seconds,
        sections: sectionsFor(paper, timePercent),
        at,
        isDated,
        isTimed: takesPace !== false,
        tellsClock,
        grantedPercent,
        datedBy,
        endsBy: endOf(paper, seconds),
        // Pages up to 0.10.0, which would hand in as if it were the first, read no attempt with this need.
        needs: paper.chance ? [...(paper.needs ?? []), 'again'] : paper.needs,
        chance: paper.chance?.number,
        isPreview: parts.isPreview,
        look,
      }),
    );
  }

  /** The common end of a paper, unless the clock is unsure: a clock that was set wrong must not take time away. */
  const endOf = ({ closesAt, endsTogether }: StoredPaper, seconds: number): number =>
    endsTogether && closesAt !== undefined && clock.isSure() ? Date.parse(closesAt) + seconds * 1000 : Number.POSITIVE_INFINITY;

  return {
    ...store,
    open: async () => {
      const read = await readDevice(parts);
      await show(read);
      const { paper, attempt: stored, isFiled } = getState();
      if (stored?.status === 'in-progress') void time.settle();
      if (read.isNewer) setState({ failure: new ApiError('outdated') });
      else if (!isFiled && (paper === null || stored === null)) await refresh.ask();
    },
    start: (...how) => {
      const { isOurs, isStarting } = getState();
      if (phaseOf(getState()) !== 'start' || !isOurs || isStarting) return;
      const pending = refresh.pending();
      if (pending === null) return startAttempt(...how);
      setState({ isStarting: true });
      void pending.then(() => startAttempt(...how));
    },
    asks,
    refresh: refresh.ask,
    showOpened: (paper, isKept) => {
      if (phaseOf(getState()) === 'sealed') setState({ paper, isKept });
    },
    setOwnership: (isOurs) => {
      const isRegained = isOurs && !getState().isOurs;
      setState({ isOurs });
      if (isRegained) void saver.save().then(reread);
    },
    adoptStored: (stored) => {
      if (getState().isOurs || saver.isBusy()) return;
      adopt(stored);
      void clock.load().catch(() => undefined /* The page with the right to change knows the time. */);
    },
    reread,
    adjustTime: (by) => {
      const current = attempt();
      if (current?.status !== 'in-progress') return;
      const next = dateAttempt(current, by);
      if (next !== current) setNext(next);
      tick();
    },
    dispatch: (move) => {
      if (move.type === 'ticked') return tick();
      const current = attempt();
      // Minutes are on the disk before they are told.
      if (current !== null && move.type !== 'extended' && isInDoubt(current)) void time.settle().then(() => apply(move));
      else apply(move);
    },
  };

  /**
   * After a time in which this page did not run or could not change the attempt: reads what the disk has, and restores what it has lost.
   */
  async function reread(): Promise<void> {
    await clock.load().catch(() => undefined /* The clock stays as it is. */);
    const stored = await attemptOn(db, uid, assessmentId).catch(() => null);
    if (!saver.isBusy()) adopt(stored);
    await saver.restoreIfLost();
    tick();
  }
}
