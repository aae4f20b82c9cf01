import { quoted } from '../fields/quoted';
import type { QuestionLanguage } from '../question/translation';
import { optionColumns } from '../sheet/columns';
import type { Choice } from './choice';
import { onlyOneCorrect } from './entry';
import { giftText, mediaFault, type TextFormat } from './gift-text';

/** The part between the braces: its options, or which kind of question it makes instead. */
export type Answers = { choices: GiftChoice[]; generalFeedback: string } | { column: string; why: string };
type GiftChoice = Choice & { feedback: string };

const weight = /^%(-*\d{1,3}(?:\.\d*)?)%/;

function kindWithoutTilde(answers: string): string {
  if (answers === '') return 'an essay';
  if (answers.startsWith('#')) return 'a numerical question';
  if (answers.includes('->')) return 'a matching question';
  return /^(T|F|TRUE|FALSE)$/.test(answers.split('#')[0]?.trim() ?? '') ? 'a true/false question' : 'a short-answer question';
}

/** A text that shows something beside its words; `at` is its place among the options. */
interface Unreadable {
  at: number | null;
  why: string;
}

/** The text of a piece of the answers; what it cannot carry is added to `unreadable`. */
type TextOf = (piece: string, at: number | null) => string;

const textsIn =
  (otherwise: TextFormat, language: QuestionLanguage | null, unreadable: Unreadable[]): TextOf =>
  (piece, at) => {
    const said = giftText(piece, otherwise, language);
    const why = mediaFault(said);
    if (why !== null) unreadable.push({ at, why });
    return said.text;
  };

function choiceOf(part: string, at: number, textOf: TextOf): GiftChoice {
  const isRight = part.startsWith('=');
  const body = part.slice(1).trimStart();
  // Behind an equals sign Moodle reads no weight: there the signs are part of the text.
  const [mark, percent] = (isRight ? null : weight.exec(body)) ?? ['', isRight ? '100' : '0'];
  const [text = '', ...feedback] = body.slice(mark.length).split('#');
  return { text: textOf(text, at), credit: Number(percent.replace(/^-+/, '-')), feedback: textOf(feedback.join('#'), null) };
}

const columnAt = (at: number | null): string => (at === null ? 'Explanation' : (optionColumns[at] ?? 'Options'));

/** Reads what stands between the braces of a question, escapes hidden, as readers of one language see it. */
export function giftAnswers(inside: string, otherwise: TextFormat, language: QuestionLanguage | null): Answers {
  const at = inside.lastIndexOf('####');
  const answers = (at < 0 ? inside : inside.slice(0, at)).trim();
  if (answers.startsWith('#') || !answers.includes('~'))
    return { column: 'Question', why: `is ${kindWithoutTilde(answers)}; ${onlyOneCorrect}` };
  // `~=` is one option, right, and no empty one before it.
  const parts = answers.replaceAll('~=', '=').split(/(?=[=~])/);
  if (!/^[=~]/.test(answers))
    return { column: 'Question', why: `has text before its first option: ${quoted(giftText(parts[0] ?? '', otherwise).text)}` };
  const unreadable: Unreadable[] = [];
  const textOf = textsIn(otherwise, language, unreadable);
  const choices = parts.map((part, index) => choiceOf(part, index, textOf));
  const generalFeedback = at < 0 ? '' : textOf(inside.slice(at + 4), null);
  const [fault] = unreadable;
  return fault === undefined ? { choices, generalFeedback } : { column: columnAt(fault.at), why: fault.why };
}
