import * as v from 'valibot';
import { type Paper, type Submission, SubmissionSchema } from '../../contract/assessment/assessment';
import { Device, type Parcel } from '../../src/runner/device/db';
import { createTrustedClock, type TrustedClock } from '../../src/runner/device/trusted-clock';
import { firstSendAt } from '../../src/runner/outbox/send-jitter';
import { createRunner, phaseOf, type Runner } from '../../src/runner/screens/store/runner-store';
import type { DirectSendResult } from '../../src/runner/screens/store/send-straight';
import { until } from './until';

const letters = 'ABCDEF';
let devices = 0;

/** A phone with clocks of its own: `wall` may be set by its owner, `mono` runs while it is awake. */
export class Phone {
  wall = Date.parse('2026-03-01T09:00:00Z');
  mono = 0;
  hides = 0;
  readonly db: Device;
  readonly clock: TrustedClock;

  constructor(before?: Partial<Pick<Phone, 'wall' | 'db'>>) {
    this.wall = before?.wall ?? this.wall;
    this.db = before?.db ?? new Device(`phone-${++devices}`);
    this.clock = createTrustedClock(this.db, () => ({ wall: this.wall, mono: this.mono, hides: this.hides, isHidden: false }));
  }

  /** Both clocks run on. */
  waits(minutesAndSeconds: string): void {
    const [minutes = 0, seconds = 0] = minutesAndSeconds.split(':').map(Number);
    const ms = (minutes * 60 + seconds) * 1000;
    this.wall += ms;
    this.mono += ms;
  }

  /** The screen goes dark, the device sleeps, the monotonic clock stands still. */
  sleeps(minutes: number): void {
    this.hides += 1;
    this.wall += minutes * 60_000;
  }

  /** Its owner, or a time service, sets the clock while the page is in sight. */
  setsClockBy(minutes: number): void {
    this.wall += minutes * 60_000;
  }

  /** A server whose time is the wall clock's plus `minutes` answers. */
  hearsServer(minutes = 0): void {
    this.clock.correct(Math.floor((this.wall + minutes * 60_000) / 1000) * 1000, this.wall, this.wall);
  }

  /** A new page life over the same store: what was in memory is gone. */
  reloads(): Phone {
    return new Phone(this);
  }
}

interface Sits {
  phone?: Phone;
  uid?: string;
  isOffline?: boolean;
  isPreview?: boolean;
  /** Where in the row its turn is drawn, should the clock hand it in; at once by default. */
  draw?: number;
  /** What the page does once a parcel is on the disk. */
  onHandedIn?: () => void;
  /** What the server answers for the paper, where that is not the paper at once. */
  news?: Promise<Paper>;
  /** What the server answers to the question for the time; nothing where there is no network. */
  askTime?: () => void;
  /** What becomes of a hand-in that is sent without the disk. */
  send?: (body: Submission) => Promise<DirectSendResult>;
}

/** A learner in front of a paper, at the start screen. Speaks the way a person would: `learner.chooses('Q3', 'B')`. */
export async function opens(
  paper: Paper,
  { phone = new Phone(), uid = 'asha', isOffline = false, isPreview = false, draw = 0, onHandedIn, askTime, send, news }: Sits = {},
) {
  let knocks = 0;
  let losses = 0;
  const runner: Runner = createRunner({
    db: phone.db,
    uid,
    assessmentId: paper.id,
    clock: phone.clock,
    isPreview,
    fetchPaper: () => (isOffline ? Promise.reject(new Error('no network')) : (news ?? Promise.resolve(paper))),
    askTime: async () => askTime?.(),
    send: send ?? (async () => ({ afterMs: 0 })),
    firstSendAt: (handedIn) => firstSendAt(handedIn, phone.wall, draw),
    onLost: () => {
      losses += 1;
    },
    onHandedIn: () => {
      onHandedIn?.();
      knocks += 1;
    },
  });
  phone.clock.onWord(runner.adjustTime);
  const opening = runner.open();
  // A server that takes its time is not waited for: the screen stands as soon as the device has been read.
  await (news === undefined ? opening : until(() => runner.getState().isOpen));
  const idOf = (question: string) => 100 + Number(question.slice(1));
  return {
    phone,
    runner,
    phase: () => phaseOf(runner.getState()),
    attempt: () => {
      const { attempt } = runner.getState();
      if (attempt === null) throw new Error('Nothing has been started');
      return attempt;
    },
    knocks: () => knocks,
    losses: () => losses,
    starts: () => runner.start(),
    chooses: (question: string, letter: string) =>
      runner.dispatch({ type: 'chose', questionId: idOf(question), optionId: letters.indexOf(letter) + 1 }),
    marks: (question: string) => runner.dispatch({ type: 'marked', questionId: idOf(question) }),
    resets: (question: string) => runner.dispatch({ type: 'reset', questionId: idOf(question) }),
    goesTo: (question: string) => runner.dispatch({ type: 'moved', questionId: idOf(question) }),
    submits: () => runner.dispatch({ type: 'submitted' }),
    looksAtTheClock: () => runner.dispatch({ type: 'ticked' }),
    isSaved: () => until(() => runner.getState().saving === 'saved'),
    parcel: async (): Promise<Parcel | undefined> => phone.db.parcels.get([uid, paper.id]),
    submission: async (): Promise<Submission> => {
      const parcel = await until(() => phone.db.parcels.get([uid, paper.id]));
      return v.parse(SubmissionSchema, JSON.parse(parcel.body));
    },
  };
}

export async function sits(paper: Paper, where: Sits = {}) {
  const learner = await opens(paper, where);
  learner.starts();
  await learner.isSaved();
  return learner;
}
