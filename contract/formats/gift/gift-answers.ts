import type { Fault } from '../../faults/fault';
import type { OtherKind } from '../../faults/formats';
import { excerpt } from '../../faults/quoted';
import type { QuestionLanguage } from '../../question/translation';
import { optionColumns } from '../../sheet/columns';
import type { ColumnFault } from '../../sheet/row';
import type { Choice } from '../choice';
import { truthOptions } from '../true-false';
import { giftText, mediaFault, type TextFormat } from './gift-text';

/** The options between the braces, or the fault of a question of another kind. */
export type Answers = { choices: GiftChoice[]; generalFeedback: string } | ColumnFault;
type GiftChoice = Choice & { feedback: string };

const weight = /^%(-*\d{1,3}(?:\.\d*)?)%/;

function kindWithoutTilde(answers: string): OtherKind {
  if (answers === '') return 'essay';
  if (answers.startsWith('#')) return 'numerical';
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
  return { text: textOf(text, at), credit: Number(percent.replace(/^-+/, '-')), feedback: textOf(feedback.join('#'), null) };
}

/** The options of a true/false question. Moodle writes the feedback of the wrong answer before that of the right one. */
function truthChoices(answers: string, question: string, language: QuestionLanguage | null, textOf: TextOf): GiftChoice[] {
  const isTrue = answers.startsWith('T');
  const feedback = textOf(answers.split('#')[2] ?? '', null);
  return truthOptions(question, language).map((option) => {
    const isRight = option.isTrue === isTrue;
    return { text: option.text, credit: isRight ? 100 : 0, feedback: isRight ? feedback : '' };
  });
}

const columnAt = (at: number | null): string => (at === null ? 'Explanation' : (optionColumns[at] ?? 'Options'));

/** The options between the braces of a multiple-choice question, or its fault. */
function choicesOf(answers: string, otherwise: TextFormat, textOf: TextOf): GiftChoice[] | ColumnFault {
  if (answers.startsWith('#') || !answers.includes('~'))
    return { column: 'Question', why: { code: 'other-kind', kind: kindWithoutTilde(answers) } };
  // `~=` begins one correct option, not an empty option before it.
  const parts = answers.replaceAll('~=', '=').split(/(?=[=~])/);
  if (!/^[=~]/.test(answers))
    return { column: 'Question', why: { code: 'text-before-options', text: excerpt(giftText(parts[0] ?? '', otherwise).text) } };
  return parts.map((part, index) => choiceOf(part, index, textOf));
}

/** Reads the part between the braces of a question, after {@link hide}, in one language. `question`: its text, `stated`: its language by its tags. */
export function giftAnswers(
  inside: string,
  otherwise: TextFormat,
  language: QuestionLanguage | null,
  { question, stated }: { question: string; stated: QuestionLanguage | null },
): Answers {
  const at = inside.lastIndexOf('####');
  const answers = (at < 0 ? inside : inside.slice(0, at)).trim();
  const unreadable: Unreadable[] = [];
  const textOf = textsIn(otherwise, language, unreadable);
  const choices = truth.test(answers) ? truthChoices(answers, question, language ?? stated, textOf) : choicesOf(answers, otherwise, textOf);
  if ('why' in choices) return choices;
  const generalFeedback = at < 0 ? '' : textOf(inside.slice(at + 4), null);
  const [fault] = unreadable;
  return fault === undefined ? { choices, generalFeedback } : { column: columnAt(fault.at), why: fault.why };
}
