import { quoted } from '../quoted';
import type { QuestionLanguage } from '../translation';
import type { Choice } from './choice';
import { onlyOneCorrect } from './entry';
import { giftText, type TextFormat } from './gift-text';
import { holdsMedia } from './html';

/** The part between the braces: its options, or which kind of question it makes instead. */
export type Answers = { choices: (Choice & { feedback: string })[]; generalFeedback: string } | { why: string };

const weight = /^%(-*\d{1,3}(?:\.\d*)?)%/;

function kindWithoutTilde(answers: string): string {
  if (answers === '') return 'an essay';
  if (answers.startsWith('#')) return 'a numerical question';
  if (answers.includes('->')) return 'a matching question';
  return /^(T|F|TRUE|FALSE)$/.test(answers.split('#')[0]?.trim() ?? '') ? 'a true/false question' : 'a short-answer question';
}

function choiceOf(part: string, otherwise: TextFormat, language: QuestionLanguage | null): (Choice & { feedback: string }) | null {
  const isRight = part.startsWith('=');
  const body = part.slice(1).trimStart();
  // Behind an equals sign Moodle reads no weight: there the signs are part of the text.
  const [mark, percent] = (isRight ? null : weight.exec(body)) ?? ['', isRight ? '100' : '0'];
  const [text = '', ...feedback] = body.slice(mark.length).split('#');
  const said = giftText(text, otherwise, language);
  if (holdsMedia(said.source)) return null;
  return { text: said.text, credit: Number(percent.replace(/^-+/, '-')), feedback: giftText(feedback.join('#'), otherwise, language).text };
}

/** Reads what stands between the braces of a question, escapes hidden, as readers of one language see it. */
export function giftAnswers(inside: string, otherwise: TextFormat, language: QuestionLanguage | null): Answers {
  const at = inside.lastIndexOf('####');
  const answers = (at < 0 ? inside : inside.slice(0, at)).trim();
  if (answers.startsWith('#') || !answers.includes('~')) return { why: `is ${kindWithoutTilde(answers)}; ${onlyOneCorrect}` };
  // `~=` is one option, right, and no empty one before it.
  const parts = answers.replaceAll('~=', '=').split(/(?=[=~])/);
  if (!/^[=~]/.test(answers)) return { why: `has text before its first option: ${quoted(giftText(parts[0] ?? '', otherwise).text)}` };
  const choices = parts.map((part) => choiceOf(part, otherwise, language));
  if (choices.includes(null)) return { why: 'holds a picture or a sound, which cannot be taken over' };
  return {
    choices: choices.filter((choice) => choice !== null),
    generalFeedback: at < 0 ? '' : giftText(inside.slice(at + 4), otherwise, language).text,
  };
}
