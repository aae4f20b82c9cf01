import type { whysKept } from '../../../../contract/assessment/chance-bodies';
import { numberText as n } from '../wording/figures';

/** The sentences about an assessment that is opened again (ADR 78). */
export const words = {
  title: 'One more chance',
  lead: 'Opens this assessment again for learners who could not sit it as they should, after a power cut or in a wrong batch. Every hand-in stays in the record.',
  forWhom: 'For whom',
  oneLearner: 'One learner',
  oneGroup: 'A group',
  group: 'Group',
  chooseGroup: 'Choose a group',
  groupOf: (name: string, learners: number) => `${name} · ${learners === 1 ? '1 learner' : `${n(learners)} learners`}`,
  reason: 'Reason',
  reasonHint: 'The learners read it.',
  until: 'Can be begun until',
  untilOver: 'This time is over. Choose one that is still ahead.',
  untilHint: 'Usually seven days. An attempt that has begun ends in its own time.',
  counts: 'Which hand-in counts',
  rules: {
    last: 'The last one',
    best: 'The best one',
    first: 'The first one',
  },
  ask: (whom: string) => `Open again for ${whom}`,
  choose: 'Choose for whom, and say why',
  missing: {
    learner: 'Find the learner by name, email or phone, and choose the learner.',
    group: 'Choose a group.',
    reason: 'Say why. The learners read it.',
  },
  question: (test: string, whom: string) => `Open “${test}” again for ${whom}?`,
  yes: 'Open it again',
  many: (learners: number) =>
    learners === 1 ? '1 learner gets a chance.' : `${n(learners)} learners get a chance; who has an open one keeps it.`,
  whatCounts: {
    last: 'Of each learner the last hand-in counts. The earlier ones stay in the record.',
    best: 'Of each learner the best hand-in counts. The others stay in the record.',
    first: 'Of each learner the first hand-in counts. The later ones stay in the record.',
  },
  replaced: (marks: string) => `Marks so far: ${marks}. They count no more once the new hand-in arrives, even if it has fewer.`,
  replacedOf: (learners: number) =>
    `Learners with marks so far: ${n(learners)}. These marks count no more once a new hand-in arrives, even if it has fewer.`,
  when: 'At once, for seven days. It is taken back on Exam Day while nobody has handed in.',
  whenUntil: (time: string) => `At once, until ${time}. It is taken back on Exam Day while nobody has handed in.`,
  underWay: (time: string) => `An attempt is under way: begun on ${time}, not handed in yet.`,
  afterIt:
    'It goes on and is handed in as ever. The chance is one more attempt: on the same device it can be begun after that, on another device at once.',
  onlyTime: 'If only minutes were lost, give more time on Exam Day in place of a chance.',
  hasOpen: (time: string) =>
    `This learner has an open chance until ${time}, which stays as it is. Whether an attempt of it is under way is not known here.`,
  someUnderWay: (learners: number) =>
    learners === 1
      ? '1 learner of this test has begun and not handed in. Whoever of them gets a chance goes on, and has one more attempt after that.'
      : `${n(learners)} learners of this test have begun and not handed in. Whoever of them gets a chance goes on, and has one more attempt after that.`,
  withheld:
    'Until the new hand-in, or until the chance is over, these learners read no result of it. Who has read one already knows the answers.',
  keyBefore: (time: string) =>
    `All others read results and key from ${time} on, before this chance ends: a friend may tell the answers. End the chance earlier, or release the results later.`,
  keyKnown: (time: string) => `The results are out since ${time}: others know the answers.`,
  keyAtOnce: 'Each learner of this test reads result and key right after the hand-in: others may know the answers.',
  given: (given: number, open: number) =>
    [
      given === 1 ? '1 learner got a chance.' : `${n(given)} learners got a chance.`,
      open > 0 && (open === 1 ? '1 has an open one.' : `${n(open)} have an open one.`),
    ]
      .filter(Boolean)
      .join(' '),
  notGiven: 'The assessment was not opened again.',
  learners: 'Learners with further chances',
  openUntil: (time: string) => `open until ${time}`,
  unused: (time: string) => `not used, ended on ${time}`,
  handIn: (number: number, score: string | null, standing: 'counts' | 'kept' | 'tooLate') =>
    `Hand-in ${n(number)}${score === null ? '' : `: ${score}`}${{ counts: ', counts', kept: '', tooLate: ', begun after the chance was taken back, does not count' }[standing]}`,
  afterKey: { aside: 'arrived after the key was read, does not count', known: 'given after the key was read' },
  takeBack: 'Take back',
  takeBackOf: (name: string) => `Take back: ${name}`,
  takeBackAll: (learners: number) => `Take all ${n(learners)} open ones back`,
  learnersOf: (learners: number) => `${n(learners)} learners`,
  takeBackQuestion: (whom: string) => `Take the chance of ${whom} back?`,
  takeBackEffect: 'Nobody can begin it any more. What was handed in stays.',
  takeBackWhen:
    'At once; a device without a network hears of it later. An attempt that has begun is handed in and counts; one that begins later is kept and does not count.',
  takeBackNow: 'Take back',
  taken: (taken: number, used: number) =>
    [
      taken === 1 ? '1 chance was taken back.' : `${n(taken)} chances were taken back.`,
      used > 0 && (used === 1 ? '1 was used meanwhile and stays.' : `${n(used)} were used meanwhile and stay.`),
    ]
      .filter(Boolean)
      .join(' '),
  notTakenBack: (learners: number) =>
    learners === 1 ? '1 chance could not be taken back' : `${n(learners)} chances could not be taken back`,
  whyKept: {
    used: 'has handed in with it meanwhile, and the hand-in stays',
    over: 'its last start had passed already',
    back: 'another admin took it back before',
  } satisfies Record<(typeof whysKept)[number], string>,
  notTaken: 'The chance was not taken back.',
  takenBackAt: (time: string) => `taken back on ${time}`,
};
