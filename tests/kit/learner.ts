import * as v from 'valibot';
import { type Paper, type Submission, SubmissionSchema } from '../../contract/assessment';
import { Device, type Parcel } from '../../src/runner/device/db';
import { createTrustedClock } from '../../src/runner/device/trusted-clock';
import { createRunner, phaseOf, type Runner } from '../../src/runner/screens/runner-store';
import { until } from './until';

const letters = 'ABCDEF';
let devices = 0;

/** A phone with clocks of its own: `wall` may be set by its owner, `mono` runs while it is awake. */
export class Phone {
  wall = Date.parse('2026-03-01T09:00:00Z');
  mono = 0;
  readonly db = new Device(`phone-${++devices}`);
  readonly clock = createTrustedClock(this.db, () => ({ wall: this.wall, mono: this.mono }));

  /** Both clocks run on. */
  waits(minutesAndSeconds: string): void {
    const [minutes = 0, seconds = 0] = minutesAndSeconds.split(':').map(Number);
    const ms = (minutes * 60 + seconds) * 1000;
    this.wall += ms;
    this.mono += ms;
  }
}

interface Sits {
  phone?: Phone;
  uid?: string;
  isOffline?: boolean;
  isPreview?: boolean;
}

/** A learner in front of a paper, at the start screen. Speaks the way a person would: `learner.chooses('Q3', 'B')`. */
export async function opens(paper: Paper, { phone = new Phone(), uid = 'asha', isOffline = false, isPreview = false }: Sits = {}) {
  let knocks = 0;
  const runner: Runner = createRunner({
    db: phone.db,
    uid,
    assessmentId: paper.id,
    clock: phone.clock,
    isPreview,
    fetchPaper: () => (isOffline ? Promise.reject(new Error('no network')) : Promise.resolve(paper)),
    onHandedIn: () => {
      knocks += 1;
    },
  });
  await runner.open();
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
    starts: () => runner.start(),
    chooses: (question: string, letter: string) =>
      runner.move({ type: 'chose', questionId: idOf(question), optionId: letters.indexOf(letter) + 1 }),
    marks: (question: string) => runner.move({ type: 'marked', questionId: idOf(question) }),
    resets: (question: string) => runner.move({ type: 'reset', questionId: idOf(question) }),
    goesTo: (question: string) => runner.move({ type: 'moved', questionId: idOf(question) }),
    submits: () => runner.move({ type: 'submitted' }),
    looksAtTheClock: () => runner.move({ type: 'ticked' }),
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
