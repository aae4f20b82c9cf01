import * as v from 'valibot';
import { type Paper, type Submission, SubmissionSchema } from '../../contract/assessment/assessment';
import { Device, type Parcel } from '../../src/runner/device/db';
import { createTrustedClock, type TrustedClock } from '../../src/runner/device/trusted-clock';
import { handIn } from '../../src/runner/outbox/hand-in';
import { firstSendAt } from '../../src/runner/outbox/send-jitter';
import { type Letter, retry, type Verdict } from '../../src/runner/outbox/verdict';
import { createRunner, phaseOf, type Runner } from '../../src/runner/screens/store/runner-store';
import { until } from './until';

const letters = 'ABCDEF';
let devices = 0;

/** A phone with clocks of its own: the owner may set `wall`; `mono` runs while the phone is awake. */
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

  /** The screen goes dark and the device sleeps; the monotonic clock stands still. */
  sleeps(minutes: number): void {
    this.hides += 1;
    this.wall += minutes * 60_000;
  }

  /** The owner, or a time service, sets the clock while the page is in sight. */
  setsClockBy(minutes: number): void {
    this.wall += minutes * 60_000;
  }

  /** A server whose time is the wall clock's plus `minutes` answers. */
  hearsServer(minutes = 0): void {
    this.clock.correct(Math.floor((this.wall + minutes * 60_000) / 1000) * 1000, this.wall, this.wall);
  }

  /** A new page over the same store: the memory is lost. */
  reloads(): Phone {
    return new Phone(this);
  }
}

interface Sits {
  phone?: Phone;
  uid?: string;
  isOffline?: boolean;
  isPreview?: boolean;
  /** Position of the send time in the jitter, from 0 to 1, if the clock hands in; by default 0, at once. */
  draw?: number;
  /** Called once a parcel is stored. */
  onHandedIn?: () => void;
  /** The server's reply for the paper, if not the paper at once. */
  news?: Promise<Paper>;
  /** The server's reply to a request for the time; no reply without a network. */
  askTime?: () => void;
  /** The result of a hand-in that is sent without the disk. */
  send?: (letter: Letter) => Promise<Verdict>;
}

/** A learner at the start screen of a paper. Its methods read like the learner's actions: `learner.chooses('Q3', 'B')`. */
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
    file: handIn,
    send: send ?? (async () => retry('unreached')),
    firstSendAt: (handedIn) => firstSendAt(handedIn, phone.wall, draw),
    onLost: () => {
      losses += 1;
    },
    onStarted: () => undefined,
    onHandedIn: () => {
      onHandedIn?.();
      knocks += 1;
    },
  });
  phone.clock.onWord(runner.adjustTime);
  const opening = runner.open();
  // A slow server is not waited for: the screen is drawn as soon as the device has been read.
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
    ticks: (question: string, letter: string) =>
      runner.dispatch({ type: 'toggled', questionId: idOf(question), optionId: letters.indexOf(letter) + 1 }),
    types: (question: string, value: string) => runner.dispatch({ type: 'typed', questionId: idOf(question), value }),
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
