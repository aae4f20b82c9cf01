import type { Fault } from '../faults/fault';
import type { OtherKind } from '../faults/formats';
import { excerpt } from '../faults/quoted';
import type { QuestionLanguage } from '../question/translation';
import { optionColumns } from '../sheet/columns';
import type { ColumnFault } from '../sheet/row';
import type { Choice } from './choice';
import { giftText, mediaFault, type TextFormat } from './gift-text';

/** The options between the braces, or the fault of a question of another kind. */
export type Answers = { choices: GiftChoice[]; generalFeedback: string } | ColumnFault;
type GiftChoice = Choice & { feedback: string };

const weight = /^%(-*\d{1,3}(?:\.\d*)?)%/;

function kindWithoutTilde(answers: string): OtherKind {
  if (answers === '') return 'essay';
  if (answers.startsWith('#')) return 'numerical';
  if (answers.includes('->')) return 'matching';
  return /^(T|F|TRUE|FALSE)$/.test(answers.split('#')[0]?.trim() ?? '') ? 'true-false' : 'short-answer';
}

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

const columnAt = (at: number | null): string => (at === null ? 'Explanation' : (optionColumns[at] ?? 'Options'));

/** Reads the part between the braces of a question, after {@link hide}, in one language. */
export function giftAnswers(inside: string, otherwise: TextFormat, language: QuestionLanguage | null): Answers {
  const at = inside.lastIndexOf('####');
  const answers = (at < 0 ? inside : inside.slice(0, at)).trim();
  if (answers.startsWith('#') || !answers.includes('~'))
    return { column: 'Question', why: { code: 'other-kind', kind: kindWithoutTilde(answers) } };
  // `~=` begins one correct option, not an empty option before it.
  const parts = answers.replaceAll('~=', '=').split(/(?=[=~])/);
  if (!/^[=~]/.test(answers))
    return { column: 'Question', why: { code: 'text-before-options', text: excerpt(giftText(parts[0] ?? '', otherwise).text) } };
  const unreadable: Unreadable[] = [];
  const textOf = textsIn(otherwise, language, unreadable);
  const choices = parts.map((part, index) => choiceOf(part, index, textOf));
  const generalFeedback = at < 0 ? '' : textOf(inside.slice(at + 4), null);
  const [fault] = unreadable;
  return fault === undefined ? { choices, generalFeedback } : { column: columnAt(fault.at), why: fault.why };
}
