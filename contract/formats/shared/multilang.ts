import { inMarkup } from '../../fields/markup';
import { languageMeant, languageWords } from '../../question/languages';
import { otherLanguage, type QuestionLanguage, questionLanguages, type Translation } from '../../question/translation';
import { translationCells } from '../../sheet/translation';
import type { FileAnswer } from './choice';

// Moodle's multi-language filter shows one of several neighbouring <span lang="…" class="multilang">: the one in the reader's language.

const span = '<span((?:\\s+lang="[\\w-]+"|\\s+class="multilang"){2})\\s*>((?:[^<]|<(?!/?span\\b))*)</span\\s*>';
const group = new RegExp(`(?:${span}\\s*){2,}`, 'gi');
const one = new RegExp(span, 'gi');

interface Piece {
  language: QuestionLanguage | null;
  html: string;
}

/** `lang="hi_IN"` → hi. */
const languageOf = (attributes: string): QuestionLanguage | null =>
  questionLanguages.find((language) => new RegExp(`"${language}["_-]`, 'i').test(attributes)) ?? null;

const piecesOf = (spans: string): Piece[] =>
  [...spans.matchAll(one)].map(([, attributes = '', html = '']) => ({ language: languageOf(attributes), html }));

/** A text in one language; text outside the spans belongs to every language. */
export const forReaders = (html: string, language: QuestionLanguage | null): string =>
  language === null
    ? html
    : html.replace(group, (spans) => {
        const pieces = piecesOf(spans);
        return (pieces.find((piece) => piece.language === language) ?? pieces[0])?.html ?? '';
      });

/** The first and the second language of a text, or null. */
export interface Languages {
  first: QuestionLanguage | null;
  second: QuestionLanguage | null;
}

/** The languages of a text. `stated`: the question's own language by its tags; if empty, the first language of the text is its own. */
export function languagesIn(html: string, stated: string): Languages {
  const found = [...html.matchAll(group)].flatMap(([spans]) => piecesOf(spans).flatMap(({ language }) => language ?? []));
  const own = stated === '' ? null : languageMeant(stated);
  const first = found.find((language) => language === own) ?? found[0] ?? null;
  return { first, second: found.find((language) => language !== first) ?? null };
}

/** A question in one language, as a reader of files returns it. */
interface Version {
  question: string;
  answer: FileAnswer;
  explanation: string;
}

/** The cells for the languages of a question. `stated`: the question's own language by its tags, or ''. */
export function languageCells({ first, second }: Languages, stated: string, inSecond: Version | null): Record<string, string> {
  const own = stated === '' && first !== null && first !== 'en' ? { Language: languageWords[first] } : {};
  if (second === null || inSecond === null) return own;
  const { question, answer, explanation } = inSecond;
  const options = answer.is === 'number' ? [] : answer.choices.map(({ text }) => text);
  return { ...own, ...translationCells({ language: second, description: question, options, explanation }) };
}

/** Plain text as HTML. */
export const asHtml = (text: string): string => inMarkup(text).replace(/\r\n?|\n/g, '<br>');

const spanned = (language: QuestionLanguage, text: string): string => `<span lang="${language}" class="multilang">${asHtml(text)}</span>`;

/** A text in both languages, as HTML. `said`: the language of the question, as free text. */
export const multilang = (first: string, second: string, { language }: Pick<Translation, 'language'>, said: string): string =>
  spanned(languageMeant(said) ?? otherLanguage(language), first) + spanned(language, second);
