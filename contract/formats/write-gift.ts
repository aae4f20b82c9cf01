import { picturesIn } from '../question/picture';
import type { QuestionDraft } from '../question/question';
import { forMoodle, type Paths } from './filed';
import { written } from './gift-text';
import { multilang } from './multilang';

/** A tag may hold neither a line break nor a bracket that seems to close it, nor end in what would escape the one that does. */
const tagged = (tag: string): string => `[tag:${tag.replace(/\s+/g, ' ').replaceAll(']', '\\]').replace(/\\$/, '\\ ')}]`;

/** GIFT has no place for pictures: a comment says which ones a question has lost. A bracket in it would begin a tag. */
function lostPictures(question: QuestionDraft): string {
  const shown = picturesIn([question]).map(({ alt }) => alt.replace(/\s+/g, ' ').replaceAll('[', '('));
  return shown.length === 0 ? '' : `// Written without its pictures, which GIFT cannot carry: ${shown.join('; ')}\n`;
}

const optionLine = (text: string, isRight: boolean): string => {
  // A wrong option that starts like a weight gets one, or else it would be taken for it.
  const mark = isRight ? '=' : /^%-*\d/.test(text) ? '~%0%' : '~';
  return `\t${mark}${text}\n`;
};

/** One question, a blank line below it. */
function questionText(question: QuestionDraft, tags: readonly string[]): string {
  const { translation, options } = question;
  /** In two languages a text is HTML, or else it stays as it is. */
  const said = (first: string, second = ''): string =>
    translation ? `[html]${written(multilang(first, second, translation))}` : written(first);
  const explanation = options.find(({ correct }) => correct)?.explanation ?? '';
  const comment = tags.length === 0 ? '' : `// ${tags.map(tagged).join(' ')}\n`;
  const feedback = explanation === '' ? '' : `\t####${said(explanation, translation?.explanation)}\n`;
  // The format in front keeps every text as it is, and its first letters from being a title, a comment or a category.
  const asked = said(question.description, translation?.description).replace(/^(?!\[(?:plain|html)\])/, '[plain]');
  const lines = options.map(({ text, correct }, at) => optionLine(said(text, translation?.options[at]), correct));
  return `${lostPictures(question)}${comment}${asked}{\n${lines.join('')}${feedback}}\n\n`;
}

/** The bank's questions as GIFT, piece by piece; the category is said where it changes. */
export function* writeGift(questions: Iterable<QuestionDraft>, paths: Paths): Generator<string> {
  let current = '';
  for (const question of questions) {
    const { category, tags } = forMoodle(question, paths);
    const move = category === current ? '' : `$CATEGORY: ${category}\n\n`;
    current = category;
    yield move + questionText(question, tags);
  }
}
