import type { Answer, Submission } from '../../../contract/assessment/assessment';
import type { CallName, Calls } from '../../../contract/calls/calls';
import { saved } from '../kit/practised';
import { pushDevice } from '../kit/push-service';
import { rescueOf } from '../kit/rescue';
import type { Account } from './accounts';
import type { MadePaper } from './papers';

/** What an act may use beside the account and the paper. */
export interface World {
  /** The two days, epoch milliseconds. */
  days: { before: number; now: number };
  /** Files a rescue file as an admin. Resolves in any case. */
  bring(rescue: ReturnType<typeof rescueOf>): Promise<unknown>;
  /** Gives a chance to sit the paper again, the best hand-in counting, as an admin. Resolves in any case. */
  give(uid: string, paper: MadePaper): Promise<unknown>;
}

interface Act {
  day: 'before' | 'now';
  /** With each paper, after the others. */
  withPaper?(account: Account, paper: MadePaper, world: World): Promise<unknown>;
  /** Once. */
  once?(account: Account): Promise<unknown>;
}

const left = (questionId: number): Answer => ({ questionId, selectedOptionId: null, markedForReview: false });
/** The first option of a question, which is right, or any number: the right one is to be seen in no reply that only repeats what was answered. */
function answered({ id, kind }: MadePaper['questions'][number]): Answer {
  if (kind === 'numeric') return { ...left(id), value: '5' };
  if (kind === 'multiple') return { ...left(id), selectedOptionIds: [1] };
  return { ...left(id), selectedOptionId: 1 };
}

const wholeOf = ({ id, questions }: MadePaper): Submission => ({
  ...{ assessmentId: id, timeTaken: 60, submitted: true },
  answers: questions.map((question) => answered(question)),
});
const withAnswers = (paper: MadePaper, answers: Answer[]): Submission => ({ ...wholeOf(paper), answers });

const submit = (account: Account, body: Submission) => account.ask('submit', { params: { id: body.assessmentId }, body });
const begin = (account: Account, { id }: MadePaper, at: number, datedBy: 'server' | 'code' = 'server') =>
  account.ask('start', { params: { id }, body: { startedAt: new Date(at).toISOString(), datedBy } });
const half = (paper: MadePaper) => withAnswers(paper, wholeOf(paper).answers.slice(0, 1));

async function fetched(account: Account, { id }: MadePaper): Promise<void> {
  for (const name of ['getPaper', 'locatePaper', 'unlock'] as const) await account.ask(name, { params: { id } });
}

/** Every legal act of an account, on each of two days. */
export const acts = {
  nothing: { day: 'now' },
  /** On the first day, in the state that the paper had then. */
  fetchedBefore: { day: 'before', withPaper: fetched },
  startedBefore: { day: 'before', withPaper: (account, paper, { days }) => begin(account, paper, days.before) },
  emptyBefore: { day: 'before', withPaper: (account, paper) => submit(account, withAnswers(paper, [])) },
  filedBefore: {
    day: 'before',
    async withPaper(account, paper, { days }) {
      await fetched(account, paper);
      await begin(account, paper, days.before);
      await submit(account, wholeOf(paper));
    },
  },
  start: { day: 'now', withPaper: (account, paper, { days }) => begin(account, paper, days.now) },
  /** Says that the attempt began while the paper could be read. */
  startOld: { day: 'now', withPaper: (account, paper, { days }) => begin(account, paper, days.before, 'code') },
  fetch: { day: 'now', withPaper: fetched },
  empty: { day: 'now', withPaper: (account, paper) => submit(account, withAnswers(paper, [])) },
  some: { day: 'now', withPaper: (account, paper) => submit(account, half(paper)) },
  /** One question of the paper among others. */
  guess: {
    day: 'now',
    withPaper: (account, paper) => submit(account, withAnswers(paper, [...half(paper).answers, left(900_001), left(900_002)])),
  },
  whole: { day: 'now', withPaper: (account, paper) => submit(account, wholeOf(paper)) },
  wholeLate: {
    day: 'now',
    withPaper: (account, paper, { days }) =>
      submit(account, {
        ...wholeOf(paper),
        timeTaken: 4_000,
        evidence: {
          startedAt: new Date(days.before).toISOString(),
          handedInAt: new Date(days.before + 60_000).toISOString(),
          datedBy: 'code',
        },
      }),
  },
  twice: {
    day: 'now',
    async withPaper(account, paper) {
      await submit(account, withAnswers(paper, []));
      await submit(account, wholeOf(paper));
    },
  },
  /** A file that an admin brings at the learner's request, of a whole hand-in and of an attempt under way. */
  brought: { day: 'now', withPaper: (account, paper, { bring }) => bring(rescueOf(wholeOf(paper), account.uid)) },
  broughtHalf: {
    day: 'now',
    withPaper: (account, paper, { bring }) => bring(rescueOf(half(paper), account.uid, { finished: false, handedInAt: null })),
  },
  /** A chance that the learner has not used: the paper may be read, and no result. */
  chanceGiven: { day: 'now', withPaper: (account, paper, { give }) => give(account.uid, paper) },
  /** The second hand-in alone, without an answer: the first one is outstanding while the result may be read. */
  chanceUsed: {
    day: 'now',
    async withPaper(account, paper, { give }) {
      await give(account.uid, paper);
      await submit(account, { ...withAnswers(paper, []), chance: 2 });
    },
  },
  /** Events of each question of the paper, one by one, so that what is refused tells of one question; saved, because the account knows no key. */
  practises: {
    day: 'now',
    async withPaper(account, { questions }) {
      for (const { id } of questions) await account.ask('addPractice', { body: { events: [saved(id)] } });
    },
  },
  /** Reports one question of the paper: of each paper, also of the one that does not exist, there is one answer to compare. */
  reports: {
    day: 'now',
    withPaper: (account, { id: assessmentId, questions }) =>
      account.ask('addReport', { params: { id: questions[0]?.id ?? 900_001 }, body: { assessmentId, reason: 'key', text: 'Wrong.' } }),
  },
  /** On one device for good, and on another one for a moment. */
  wantsNews: {
    day: 'now',
    async once(account) {
      const [kept, left] = [`${account.uid} kept`, `${account.uid} left`].map((name) => pushDevice(name).subscription);
      for (const body of [kept, left]) if (body !== undefined) await account.ask('subscribePush', { body });
      await account.ask('unsubscribePush', { body: { endpoint: left?.endpoint ?? '' } });
    },
  },
  signUp: { day: 'now', once: (account) => account.ask('saveProfile', { body: account.profile() }) },
  /** The account erases itself; the person comes again with the same address. */
  comeAgain: {
    day: 'now',
    async once(account) {
      await account.ask('erasePerson', { params: { uid: account.uid } });
      account.renew();
      await account.ask('saveProfile', { body: account.profile() });
    },
  },
} as const satisfies Record<string, Act>;

/** A perfect paper as the first hand-in, from an account that may have read its key. */
export const handInPerfect = (account: Account, paper: MadePaper) => submit(account, wholeOf(paper));

export type ActName = keyof typeof acts;
export const actNames = Object.keys(acts) as ActName[];
export const actOf = (name: ActName): Act => acts[name];

/** The calls with which a caller who is no admin changes something. */
type OwnWrite = {
  [N in CallName]: Calls[N]['method'] extends 'POST' | 'DELETE' ? (Calls[N]['who'] extends 'admin' ? never : N) : never;
}[CallName];

/** Each of them is made by an act: a new one does not compile without. */
export const actsWith: Record<OwnWrite, readonly [ActName, ...ActName[]]> = {
  saveProfile: ['signUp'],
  submit: ['empty', 'some', 'guess', 'whole', 'wholeLate', 'twice', 'emptyBefore', 'filedBefore', 'chanceUsed'],
  start: ['start', 'startOld', 'startedBefore'],
  addPractice: ['practises'],
  addReport: ['reports'],
  subscribePush: ['wantsNews'],
  unsubscribePush: ['wantsNews'],
  erasePerson: ['comeAgain'],
};
