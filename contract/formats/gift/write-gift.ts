import { kindOf } from '../../kinds/kind';
import { explanationOf } from '../../question/explanation';
import type { PassageDraft } from '../../question/passage-draft';
import { picturesIn } from '../../question/picture';
import type { QuestionDraft } from '../../question/question';
import type { GiftInBoth } from '../kinds/file-kind';
import { fileKinds } from '../kinds/file-kinds';
import type { Paths } from '../shared/filed';
import { passageTag } from '../shared/labels';
import { multilang } from '../shared/multilang';
import { pieces } from '../shared/pieces';
import { written } from './gift-text';

/** A tag's text without line breaks, with its brackets escaped, and without a backslash at its end, which would escape the closing bracket. */
const tagged = (tag: string): string => `[tag:${tag.replace(/\s+/g, ' ').replaceAll(']', '\\]').replace(/\\$/, '\\ ')}]`;

/** GIFT carries no pictures: a comment names those of the question. Its brackets are replaced, because one could begin a tag. */
function lostPictures(question: Parameters<typeof picturesIn>[0][number]): string {
  const shown = picturesIn([question]).map(({ alt }) => alt.replace(/\s+/g, ' ').replaceAll('[', '('));
  return shown.length === 0 ? '' : `// Written without its pictures, which GIFT cannot carry: ${shown.join('; ')}\n`;
}

/** One question with a blank line after it. */
function questionText(question: QuestionDraft, tags: readonly string[]): string {
  const { translation } = question;
  /** A text in two languages is HTML; any other text is unchanged. */
  const inBoth: GiftInBoth = (first, second = '') =>
    translation ? `[html]${written(multilang(first, second, translation, question.language))}` : written(first);
  const { explanation } = explanationOf(question);
  const comment = tags.length === 0 ? '' : `// ${tags.map(tagged).join(' ')}\n`;
  const feedback = explanation === '' ? '' : `\t####${inBoth(explanation, translation?.explanation)}\n`;
  // With its format in front, no text is read as a title, a comment or a category.
  const text = inBoth(question.description, translation?.description).replace(/^(?!\[(?:plain|html)\])/, '[plain]');
  const { opening, lines } = fileKinds[kindOf(question)].gift;
  return `${lostPictures(question)}${comment}${text}${opening}\n${lines(question, inBoth)}${feedback}}\n\n`;
}

/** A passage as a description, which its questions name in a tag. `language`: of the first of them. */
function passageText({ text = '', picture, translation }: PassageDraft, name: string, language: string): string {
  const said = translation ? `[html]${written(multilang(text, translation.text, translation, language))}` : written(text);
  const lost = picture === undefined ? '' : lostPictures({ picture, options: [] });
  return `${lost}// ${tagged(passageTag + name)}\n${said.replace(/^(?!\[(?:plain|html)\])/, '[plain]')}\n\n`;
}

/** The line that says the category of the questions below it. `path`: in Moodle's form. */
export const categoryLine = (path: string): string => `$CATEGORY: ${path}`;

/** The bank's questions as GIFT, piece by piece. */
export const writeGift = (questions: Iterable<QuestionDraft>, paths: Paths): Generator<string> =>
  pieces(questions, paths, { category: (path) => `${categoryLine(path)}\n\n`, passage: passageText, question: questionText });
