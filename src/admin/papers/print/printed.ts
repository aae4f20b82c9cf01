import type { DrawnPaper, DrawnQuestion } from '../../../../contract/assessment/drawn';
import { optionLetters } from '../../../../contract/fields/limits';
import { mayHaveMaths } from '../../../../contract/question/formulas/segments';
import type { Passage } from '../../../../contract/question/passage';
import { picturesIn } from '../../../../contract/question/picture';
import { directionOf, firstLanguageOf, type QuestionLanguage } from '../../../../contract/question/translation';
import { blocksOf } from '../paper/blocks';

/** In which of its two languages a question is printed; one in a single language is printed in that. */
export const printedLanguages = ['first', 'second', 'both'] as const;

export interface PrintChoice {
  /** A table of right answers on pages of its own. */
  hasKey: boolean;
  /** Each question's right answer with its explanation, on pages of their own. */
  hasExplanations: boolean;
  /** A page on which answers are marked. */
  hasAnswerSheet: boolean;
  columns: 1 | 2;
  language: (typeof printedLanguages)[number];
}

interface Tongue {
  lang: QuestionLanguage | undefined;
  dir: 'ltr' | 'rtl' | undefined;
}

const tongue = (lang: QuestionLanguage | undefined): Tongue => ({ lang, dir: lang && directionOf(lang) });

/** Of what has two versions, those that are printed, in order. */
function chosen<T>(first: T, second: T | undefined, language: PrintChoice['language']): T[] {
  if (second === undefined || language === 'first') return [first];
  return language === 'second' ? [second] : [first, second];
}

/** One language of a printed question. */
export interface PrintedText extends Tongue {
  description: string;
  /** In the order of the question. */
  options: string[];
  explanation: string;
}

export function textsOf(question: DrawnQuestion, language: PrintChoice['language']): [PrintedText, ...PrintedText[]] {
  const { description, explanation, translation } = question;
  const first = { ...tongue(firstLanguageOf(question)), description, options: question.options.map(({ text }) => text), explanation };
  const second = translation && { ...tongue(translation.language), ...translation, explanation: translation.explanation ?? '' };
  return chosen<PrintedText>(first, second, language) as [PrintedText, ...PrintedText[]];
}

/** An option in each language that is printed; once where all say the same, as numbers do. */
export const optionTextsOf = (texts: readonly PrintedText[], place: number): (Tongue & { text: string })[] =>
  texts
    .map(({ lang, dir, options }) => ({ lang, dir, text: options[place] ?? '' }))
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at);

export function passageTextsOf(passage: Passage, language: PrintChoice['language']): (Tongue & { text: string })[] {
  const { text, translation } = passage;
  const first = { ...tongue(firstLanguageOf(passage)), text };
  return chosen(first, translation && { ...tongue(translation.language), text: translation.text }, language);
}

/** The letters of the right options; none for a question that is answered with a number. */
export function rightLetters({ options, correctOptionId, alsoRight = [], correctOptionIds }: DrawnQuestion): string[] {
  const right = correctOptionIds ?? [correctOptionId, ...alsoRight];
  return options.flatMap(({ id }, place) => (right.includes(id) ? (optionLetters[place] ?? []) : []));
}

/** A question with its number in the whole paper, from 1; before the first one of a set, its passage with the last number. */
export interface PrintedItem {
  number: number;
  question: DrawnQuestion;
  opens?: { passage: Passage; to: number };
}

/** The questions of each subject, numbered through. */
export function numbered({ subjects, passages = [] }: Pick<DrawnPaper, 'subjects' | 'passages'>): PrintedItem[][] {
  let before = 0;
  return subjects.map(({ questions }) => {
    const from = before + 1;
    before += questions.length;
    const sets = new Map(blocksOf(questions).map((block) => [block.start, block]));
    return questions.map((question, place) => {
      const set = sets.get(place);
      const passage = set && passages.find(({ id }) => id === set.passageId);
      const opens = set && passage && { passage, to: from + place + set.size - 1 };
      return { number: from + place, question, ...(opens && { opens }) };
    });
  });
}

/** The languages of the first question that has two; null: none has. */
export function twoLanguages({ subjects }: DrawnPaper): { first: QuestionLanguage; second: QuestionLanguage } | null {
  const found = subjects.flatMap(({ questions }) => questions).find(({ translation }) => translation);
  const first = found && firstLanguageOf(found);
  return found?.translation && first ? { first, second: found.translation.language } : null;
}

/** How many questions are printed without one of the languages that are chosen, because they do not have it, and of how many. */
export function otherwisePrinted(paper: DrawnPaper, language: PrintChoice['language']): { without: number; of: number } {
  const languages = twoLanguages(paper);
  const questions = paper.subjects.flatMap((subject) => subject.questions);
  if (languages === null) return { without: 0, of: questions.length };
  const wanted = language === 'both' ? [languages.first, languages.second] : [languages[language]];
  const has = (question: DrawnQuestion, one: QuestionLanguage) =>
    // Of one that names no language, the first one is meant.
    textsOf(question, language).some(({ lang }) => (lang ?? languages.first) === one);
  return { without: questions.filter((question) => !wanted.every((one) => has(question, one))).length, of: questions.length };
}

/** What must be on the page before it is printed: the number of different pictures, and whether there may be formulas. */
export function neededFor(paper: DrawnPaper): { pictures: number; hasFormulas: boolean } {
  const questions = paper.subjects.flatMap((subject) => subject.questions);
  return {
    pictures: new Set(picturesIn(questions, paper.passages).map(({ hash }) => hash)).size,
    hasFormulas: mayHaveMaths(JSON.stringify([questions, paper.passages])),
  };
}
