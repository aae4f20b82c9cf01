import type { Fault } from '../../faults/fault';
import type { OtherKind } from '../../faults/formats';
import { excerpt } from '../../faults/quoted';
import type { QuestionLanguage } from '../../question/translation';
import type { CellFault } from '../../sheet/cell-fault';
import { optionColumns } from '../../sheet/columns';
import { type Choice, type FileAnswer, rightOf } from '../shared/choice';
import { truthOptions } from '../shared/true-false';
import { creditIn, giftNumbers, weight } from './gift-numbers';
import { giftText, mediaFault, type TextFormat } from './gift-text';

/** What stands between the braces: the answer, the feedback of what is right, and that of every answer. */
export interface Answers {
  answer: FileAnswer;
  feedback: string[];
  generalFeedback: string;
}
type GiftChoice = Choice & { feedback: string };

function kindWithoutTilde(answers: string): OtherKind {
  if (answers === '') return 'essay';
  return answers.includes('->') ? 'matching' : 'short-answer';
}

/** What is right: T, F, TRUE or FALSE before the feedback. */
const truth = /^(?:T|F|TRUE|FALSE)\s*(?:#|$)/;

/** A text with media; `at` is the position of its option, or null for an explanation. */
interface Unreadable {
  at: number | null;
  why: Fault;
}

/** Returns the text of a piece of the answers; a fault is added to `unreadable`. */
type TextOf = (piece: string, at: number | null) => string;

const textsIn =
  (otherwise: TextFormat, language: QuestionLanguage | null, unreadable: Unreadable[]): TextOf =>
  (piece, at) => {
    const read = giftText(piece, otherwise, language);
    const why = mediaFault(read);
    if (why !== null) unreadable.push({ at, why });
    return read.text;
  };

function choiceOf(part: string, at: number, textOf: TextOf): GiftChoice {
  const isRight = part.startsWith('=');
  const body = part.slice(1).trimStart();
  // After an equals sign Moodle reads no weight: a percentage there is text.
  const [mark, percent] = (isRight ? null : weight.exec(body)) ?? ['', isRight ? '100' : '0'];
  const [text = '', ...feedback] = body.slice(mark.length).split('#');
  return { text: textOf(text, at), credit: creditIn(percent), feedback: textOf(feedback.join('#'), null) };
}

type Read = Omit<Answers, 'generalFeedback'>;

const readChoices = (is: 'one' | 'several', choices: readonly GiftChoice[]): Read => ({
  answer: { is, choices },
  feedback: rightOf(choices, is).map(({ feedback }) => feedback),
});

/** The options of a true/false question. Moodle writes the feedback of the wrong answer before that of the right one. */
function truthChoices(answers: string, question: string, language: QuestionLanguage | null, textOf: TextOf): Read {
  const isTrue = answers.startsWith('T');
  const feedback = textOf(answers.split('#')[2] ?? '', null);
  const choices = truthOptions(question, language).map((option) => {
    const isRight = option.isTrue === isTrue;
    return { text: option.text, credit: isRight ? 100 : 0, feedback: isRight ? feedback : '' };
  });
  return readChoices('one', choices);
}

/** The answer of a numeric question, or its fault. */
function numbersOf(answers: string, textOf: TextOf): Read | CellFault {
  const read = giftNumbers(answers);
  if ('code' in read) return { column: 'Question', why: read };
  const right = read.accepted.filter(({ credit }) => credit >= 100);
  return { answer: { is: 'number', accepted: read.accepted }, feedback: right.map(({ feedback }) => textOf(feedback, null)) };
}

/** The options between the braces of a multiple-choice question, or its fault. Without an equals sign, several options are chosen together. */
function choicesOf(answers: string, otherwise: TextFormat, textOf: TextOf): Read | CellFault {
  if (!answers.includes('~')) return { column: 'Question', why: { code: 'other-kind', kind: kindWithoutTilde(answers) } };
  // `~=` begins one correct option, not an empty option before it.
  const parts = answers.replaceAll('~=', '=').split(/(?=[=~])/);
  if (!/^[=~]/.test(answers))
    return { column: 'Question', why: { code: 'text-before-options', text: excerpt(giftText(parts[0] ?? '', otherwise).text) } };
  const choices = parts.map((part, index) => choiceOf(part, index, textOf));
  return readChoices(answers.includes('=') ? 'one' : 'several', choices);
}

const columnAt = (at: number | null): string => (at === null ? 'Explanation' : (optionColumns[at] ?? 'Options'));

/** Reads the part between the braces of a question, after {@link hide}, in one language. `question`: its text, `stated`: its language by its tags. */
export function giftAnswers(
  inside: string,
  otherwise: TextFormat,
  language: QuestionLanguage | null,
  { question, stated }: { question: string; stated: QuestionLanguage | null },
): Answers | CellFault {
  const at = inside.lastIndexOf('####');
  const answers = (at < 0 ? inside : inside.slice(0, at)).trim();
  const unreadable: Unreadable[] = [];
  const textOf = textsIn(otherwise, language, unreadable);
  const readOf = (): Read | CellFault => {
    if (truth.test(answers)) return truthChoices(answers, question, language ?? stated, textOf);
    return answers.startsWith('#') ? numbersOf(answers.slice(1), textOf) : choicesOf(answers, otherwise, textOf);
  };
  const read = readOf();
  if ('why' in read) return read;
  const generalFeedback = at < 0 ? '' : textOf(inside.slice(at + 4), null);
  const [fault] = unreadable;
  return fault === undefined ? { ...read, generalFeedback } : { column: columnAt(fault.at), why: fault.why };
}
