import type { Answer } from '../../../../contract/assessment/assessment';
import type { QuestionKind } from '../../../../contract/kinds/kind';
import type { Drawn, PlannedSubject } from '../../../../server/rules/papers/freeze';
import type { Counting } from '../../../../server/rules/results/ruling';
import type { Asked } from './table';

/** A random exam, its questions, what a learner answered, and changes of the key; beside each question what the tables need. */
export interface RandomPaper {
  marks: { perCorrect: number; perWrong: number };
  multipleScheme: 'all-or-nothing' | 'jee-advanced' | undefined;
  subjects: PlannedSubject[];
  answers: Answer[];
  changes: (Counting & { questionId: number })[];
  asked: Asked[];
}

type Random = () => number;

const upTo = (most: number, random: Random): number => Math.floor(random() * (most + 1));
const oneOf = <T>(all: readonly T[], random: Random): T => all[upTo(all.length - 1, random)] as T;
const some = (ids: readonly number[], share: number, random: Random): number[] => ids.filter(() => random() < share);

/** Hundred-thousandths: whole marks, halves, quarters, thirds cut off, shares that are rounded up and down, or any. */
function amount(random: Random): number {
  const kind = upTo(3, random);
  if (kind === 0) return upTo(10, random) * 100_000;
  if (kind === 1) return oneOf([25_000, 50_000, 33_300, 66_700, 12_500, 500, 1_500, 100_500, 0], random);
  return kind === 2 ? 400_000 : upTo(1_000_000, random);
}

const inMarks = (amountOf: number): number => amountOf / 100_000;

/** Thousandths of a number, written as a learner might type it. */
function typed(thousandths: number, random: Random): string {
  const size = Math.abs(thousandths);
  const [whole, rest] = [Math.floor(size / 1000), String(size % 1000).padStart(3, '0')];
  const short = rest.replace(/0+$/, '');
  const decimals = oneOf([rest, short, short, `${rest}00`], random);
  const ahead = whole === 0 && decimals !== '' ? oneOf(['', '0', '00'], random) : oneOf(['', '0'], random) + whole;
  const text = decimals === '' ? `${ahead}${oneOf(['', '.'], random)}` : `${ahead}.${decimals}`;
  const sign = thousandths < 0 ? '-' : oneOf(['', '', '+'], random);
  return `${sign}${text}`;
}

const noNumbers = ['', '-', '+', '.', '-.', '1e5', '1,000', '--1', '1.2.3', 'x', '५', '0x1', '1 2'];

interface Made {
  drawn: Drawn;
  answer: Omit<Answer, 'questionId' | 'markedForReview'>;
  change: Counting | null;
  asked: Omit<Asked, 'plus' | 'minus'>;
}

type Base = Omit<Drawn, 'options' | 'kind'>;

function withOptions(base: Base, kind: Exclude<QuestionKind, 'numeric'>, scheme: RandomPaper['multipleScheme'], random: Random): Made {
  const ids = Array.from({ length: 2 + upTo(4, random) }, (_, at) => at + 1);
  const first = oneOf(ids, random);
  const rightIds = (): number[] => {
    const set = some(ids, 0.4, random);
    return set.length > 0 ? set : [oneOf(ids, random)];
  };
  const before = kind === 'single' ? [first] : rightIds();
  const drawn: Drawn = {
    ...base,
    ...(kind === 'multiple' && { kind }),
    options: ids.map((id) => ({ id, text: `${id}`, correct: before.includes(id), explanation: '' })),
  };
  const optionIds = rightIds();
  const change: Counting | null = random() < 0.1 ? { change: 'key', optionIds } : null;
  const right = change === null ? before : optionIds;
  if (kind === 'single') {
    const chosen = random() < 0.2 ? null : oneOf(ids, random);
    const facts = {
      given: chosen === null ? 0 : 1,
      right: chosen !== null && right.includes(chosen) ? 1 : 0,
      needed: 1,
      options: ids.length,
    };
    return { drawn, answer: { selectedOptionId: chosen }, change, asked: { table: 'single', facts } };
  }
  // Often right ones only: any set of options is rarely right.
  const chosen = random() < 0.5 ? some(right, 0.8, random) : some(ids, 0.4, random);
  const facts = {
    given: chosen.length,
    right: chosen.filter((id) => right.includes(id)).length,
    needed: right.length,
    options: ids.length,
  };
  const answer = { selectedOptionId: null, ...((chosen.length > 0 || random() < 0.5) && { selectedOptionIds: chosen }) };
  return { drawn, answer, change, asked: { table: scheme ?? 'all-or-nothing', facts } };
}

function number(base: Base, random: Random): Made {
  const range = () => {
    const from = upTo(20_000, random) - 10_000;
    return { from, to: from + oneOf([0, 0, 1, 10, 2_000], random) };
  };
  const inNumbers = ({ from, to }: { from: number; to: number }) => ({ from: from / 1000, to: to / 1000 });
  const [before, after] = [range(), range()];
  const change: Counting | null = random() < 0.1 ? { change: 'key', optionIds: [], range: inNumbers(after) } : null;
  const { from, to } = change === null ? before : after;
  const drawn: Drawn = { ...base, kind: 'numeric', options: [], answer: inNumbers(before), explanation: '' };
  const value = random() < 0.2 ? null : oneOf([from, to, from - 1, to + 1, -from, from + upTo(to - from, random)], random);
  const text = value === null ? oneOf([undefined, ...noNumbers], random) : typed(value, random);
  const facts = {
    given: value === null ? 0 : 1,
    right: value !== null && value >= from && value <= to ? 1 : 0,
    needed: 1,
    options: 0,
  };
  const answer = { selectedOptionId: null, ...(text !== undefined && { value: text }) };
  return { drawn, answer, change, asked: { table: 'numeric', facts } };
}

function question(id: number, kind: QuestionKind, scheme: RandomPaper['multipleScheme'], random: Random): Made {
  const base = { id, description: `Q${id}`, difficultyLevel: '', categories: [] };
  const made = kind === 'numeric' ? number(base, random) : withOptions(base, kind, scheme, random);
  const ruling = random() < 0.05 ? oneOf(['drop', 'bonus'] as const, random) : undefined;
  if (ruling === undefined) return made;
  return { ...made, change: { change: ruling, optionIds: [] }, asked: { ...made.asked, ruling } };
}

/** A paper of up to five subjects; a third of all papers have questions of the kind `single` only. */
export function randomPaper(random: Random): RandomPaper {
  const [plus, minus] = [amount(random), amount(random)];
  const multipleScheme = oneOf([undefined, 'all-or-nothing', 'jee-advanced', 'jee-advanced'] as const, random);
  const kinds = oneOf<readonly QuestionKind[]>([['single'], ['single', 'multiple', 'numeric'], ['multiple', 'numeric']], random);
  const paper: RandomPaper = {
    ...{
      marks: { perCorrect: inMarks(plus), perWrong: inMarks(minus) },
      multipleScheme,
      subjects: [],
      answers: [],
      changes: [],
      asked: [],
    },
  };
  const isSectioned = random() < 0.5;
  for (let at = 0; at <= upTo(4, random); at += 1) {
    const own = {
      plus: isSectioned && random() < 0.6 ? amount(random) : undefined,
      minus: isSectioned && random() < 0.6 ? amount(random) : undefined,
    };
    const questions: Drawn[] = [];
    for (let place = 0; place <= upTo(5, random); place += 1) {
      const questionId = paper.asked.length + 1;
      const made = question(questionId, oneOf(kinds, random), multipleScheme, random);
      questions.push(made.drawn);
      paper.asked.push({ ...made.asked, plus: own.plus ?? plus, minus: own.minus ?? minus });
      if (made.change !== null) paper.changes.push({ questionId, ...made.change });
      const isLeftOut = made.asked.facts.given === 0 && random() < 0.5;
      if (!isLeftOut) paper.answers.push({ questionId, markedForReview: false, ...made.answer });
    }
    paper.subjects.push({
      subjectName: `S${at}`,
      questions,
      ...(own.plus !== undefined && { marksPerCorrect: inMarks(own.plus) }),
      ...(own.minus !== undefined && { negativeMarksPerWrong: inMarks(own.minus) }),
    });
  }
  return paper;
}
