import { picturesIn } from '../../question/picture';
import type { QuestionDraft } from '../../question/question';
import { forMoodle, type Paths } from '../filed';
import { multilang } from '../multilang';
import { written } from './gift-text';

/** A tag's text without line breaks, with its brackets escaped, and without a backslash at its end, which would escape the closing bracket. */
const tagged = (tag: string): string => `[tag:${tag.replace(/\s+/g, ' ').replaceAll(']', '\\]').replace(/\\$/, '\\ ')}]`;

/** GIFT carries no pictures: a comment names those of the question. Its brackets are replaced, because one could begin a tag. */
function lostPictures(question: QuestionDraft): string {
  const shown = picturesIn([question]).map(({ alt }) => alt.replace(/\s+/g, ' ').replaceAll('[', '('));
  return shown.length === 0 ? '' : `// Written without its pictures, which GIFT cannot carry: ${shown.join('; ')}\n`;
}

const optionLine = (text: string, isRight: boolean): string => {
  // A wrong option whose text starts like a weight gets a weight, or else its text would be read as one.
  const mark = isRight ? '=' : /^%-*\d/.test(text) ? '~%0%' : '~';
  return `\t${mark}${text}\n`;
};

/** One question with a blank line after it. */
function questionText(question: QuestionDraft, tags: readonly string[]): string {
  const { translation, options } = question;
  /** A text in two languages is HTML; any other text is unchanged. */
  const inBoth = (first: string, second = ''): string =>
    translation ? `[html]${written(multilang(first, second, translation))}` : written(first);
  const explanation = options.find(({ correct }) => correct)?.explanation ?? '';
  const comment = tags.length === 0 ? '' : `// ${tags.map(tagged).join(' ')}\n`;
  const feedback = explanation === '' ? '' : `\t####${inBoth(explanation, translation?.explanation)}\n`;
  // With its format in front, no text is read as a title, a comment or a category.
  const questionText = inBoth(question.description, translation?.description).replace(/^(?!\[(?:plain|html)\])/, '[plain]');
  const lines = options.map(({ text, correct }, at) => optionLine(inBoth(text, translation?.options[at]), correct));
  return `${lostPictures(question)}${comment}${questionText}{\n${lines.join('')}${feedback}}\n\n`;
}

/** The bank's questions as GIFT, piece by piece; a category line stands where the category changes. */
export function* writeGift(questions: Iterable<QuestionDraft>, paths: Paths): Generator<string> {
  let current = '';
  for (const question of questions) {
    const { category, tags } = forMoodle(question, paths);
    const move = category === current ? '' : `$CATEGORY: ${category}\n\n`;
    current = category;
    yield move + questionText(question, tags);
  }
}
