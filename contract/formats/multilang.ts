import { otherLanguage, type QuestionLanguage, questionLanguages, type Translation } from '../question/translation';
import { languageMeant, languageWords } from '../question/translation-rule';
import { translationCells } from '../sheet/translation';

// Moodle's own filter for contents in several languages: of neighbouring <span lang="…" class="multilang"> it shows the one in the reader's language.

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

/** A text for readers of one language; what stands outside the spans is for all of them. */
export const forReaders = (html: string, language: QuestionLanguage | null): string =>
  language === null
    ? html
    : html.replace(group, (spans) => {
        const pieces = piecesOf(spans);
        return (pieces.find((piece) => piece.language === language) ?? pieces[0])?.html ?? '';
      });

/** The first and the second language of a text; null: there is none. */
export interface Languages {
  first: QuestionLanguage | null;
  second: QuestionLanguage | null;
}

/** Which languages a text is in. `said`: what the question's own language is said to be; where nothing is, the one that stands first. */
export function languagesIn(html: string, said: string): Languages {
  const found = [...html.matchAll(group)].flatMap(([spans]) => piecesOf(spans).flatMap(({ language }) => language ?? []));
  const own = said === '' ? null : languageMeant(said);
  const first = found.find((language) => language === own) ?? found[0] ?? null;
  return { first, second: found.find((language) => language !== first) ?? null };
}

/** A question in one language as a reader of files finds it. */
interface Said {
  question: string;
  choices: readonly { text: string }[];
  explanation: string;
}

/** The cells that languages add to a row. `said`: what its own language is said to be. */
export function languageCells({ first, second }: Languages, said: string, inSecond: Said | null): Record<string, string> {
  const own = said === '' && first === 'hi' ? { Language: languageWords.hi } : {};
  if (second === null || inSecond === null) return own;
  const { question, choices, explanation } = inSecond;
  return {
    ...own,
    ...translationCells({ language: second, description: question, options: choices.map(({ text }) => text), explanation }),
  };
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text as HTML that says the same. */
export const asHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign).replace(/\r\n?|\n/g, '<br>');

const spanned = (language: QuestionLanguage, text: string): string => `<span lang="${language}" class="multilang">${asHtml(text)}</span>`;

/** A text in both languages, as HTML. */
export const multilang = (first: string, second: string, { language }: Pick<Translation, 'language'>): string =>
  spanned(otherLanguage(language), first) + spanned(language, second);
