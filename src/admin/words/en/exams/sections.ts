import type { MultipleScheme } from '../../../../../contract/exam/scheme';
import { numberText as n } from '../../wording/figures';

const schemes: Record<MultipleScheme, string> = {
  'all-or-nothing': 'All of them or nothing, as in GATE',
  'jee-advanced': 'A part of the marks for each, as in JEE Advanced',
};

/** The sentences about sections of exams. */
export const words = {
  title: (own: readonly string[]) => (own.length === 0 ? 'Time, marks and kinds of its own (optional)' : `Its own: ${own.join(' · ')}`),
  lead: 'An empty field is as the exam has it.',
  minutes: 'Minutes of this subject',
  marksPerCorrect: 'Marks per correct answer of this subject',
  /** Beside the marks of an exam or of a subject. */
  costsMore: 'A wrong answer costs more than a right one gives.',
  marksPerWrong: 'Negative marks per wrong answer of this subject',
  kinds: 'Kinds of questions',
  kindsHint: 'Without a choice, questions of every kind are drawn.',
  perPassage: 'Questions of each passage',
  perPassageHint: 'Empty: passages are drawn whole.',
  mayFinishEarly: 'Learners may end this section before its time is over',
  rules: 'Order of sections, several right options (optional)',
  order: 'Order of the sections',
  orders: { free: 'Free: learners go from one to another', locked: 'Locked: one after the other, each in its own minutes' },
  lockedHint: 'Each subject needs its minutes. After them, its questions are closed.',
  scheme: 'Marks of questions with several right options',
  schemes,
  sumHint: 'The timer is the sum of the subjects’ minutes.',
  ofKinds: (kinds: readonly (readonly [kind: string, inBank: number])[]) =>
    `${kinds.map(([kind, inBank]) => `${kind} ${n(inBank)}`).join(' · ')}.`,
  sets: (sets: number, questions: number) => `Passages: ${n(sets)} ${sets === 1 ? 'set' : 'sets'}, ${n(questions)} questions.`,
  setsDrawn: (fewest: number, most: number) =>
    fewest === most
      ? `This draw takes ${n(most)} whole ${most === 1 ? 'set' : 'sets'}.`
      : `This draw takes ${n(fewest)} to ${n(most)} whole sets.`,
  setsAbove: (drawn: number, above: number) => `⚠ Whole sets come to ${n(drawn)} or ${n(above)} questions.`,
  setsTorn: (passages: number) =>
    `⚠ ${passages === 1 ? '1 passage cannot be drawn: it has' : `${n(passages)} passages cannot be drawn: they have`} too few questions here.`,
  count: (questions: number) => (questions === 1 ? '1 question' : `${n(questions)} questions`),
  noCategory: 'no category yet',
  time: (minutes: number) => `${n(minutes)} min`,
  plus: (marks: string) => `+${marks}`,
  minus: (marks: string) => `−${marks}`,
  locked: 'locked',
  early: 'may end early',
  eachPassage: (questions: number) => `${n(questions)} of each passage`,
};
