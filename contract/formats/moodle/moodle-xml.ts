import type { Fault } from '../../faults/fault';
import type { OtherKind } from '../../faults/formats';
import { excerpt } from '../../faults/quoted';
import { languageMeant } from '../../question/languages';
import type { PassageDraft } from '../../question/passage-draft';
import type { QuestionLanguage } from '../../question/translation';
import { optionColumns } from '../../sheet/columns';
import { type Choice, entryOf, type FileAnswer, rightOf } from '../shared/choice';
import { bad, type Entry, FormatFault } from '../shared/entry';
import { cellsOfTags } from '../shared/labels';
import { type CategoryPlace, sheetPath } from '../shared/moodle-path';
import { languageCells, languagesIn } from '../shared/multilang';
import { FilePassages, passageNameIn } from '../shared/passages';
import { truthOptions } from '../shared/true-false';
import type { Album } from './album';
import { creditOf, numbersOf } from './moodle-numbers';
import { moodleText, type Reading, sourceOf, TextFault } from './moodle-text';
import { readXml } from './xml';
import { type Element, elementsBelow, first, within } from './xml-element';

const kinds: Readonly<Record<string, OtherKind>> = {
  shortanswer: 'short-answer',
  matching: 'matching',
  match: 'matching',
  cloze: 'cloze',
  multianswer: 'cloze',
  essay: 'essay',
  description: 'description',
};

/** The kinds that the bank has; the last two are plug-ins of Moodle in which every right option must be chosen. */
const takenKinds: ReadonlySet<string> = new Set(['multichoice', 'truefalse', 'numerical', 'multichoiceset', 'oumultiresponse']);

function kindFault(type: string): Fault {
  const kind = kinds[type];
  return kind === undefined ? { code: 'unknown-kind', kind: excerpt(type) } : { code: 'other-kind', kind };
}

/** An answer of a question, as its kind reads it: with its feedback. */
interface Read {
  answer: FileAnswer;
  /** Feedback of what is right. */
  feedback: (Element | undefined)[];
}

type XmlChoice = Choice & { feedback: Element | undefined };

const readChoices = (is: 'one' | 'several', choices: readonly XmlChoice[]): Read => ({
  answer: { is, choices },
  feedback: rightOf(choices, is).map(({ feedback }) => feedback),
});

/** The options of a true/false question in the words of one language: a file holds `true` and `false`, whatever its language. */
function truthChoices(element: Element, question: string, language: QuestionLanguage | null): Read {
  const answers = within(element, 'answer').map((answer) => ({
    isTrue: first(answer, 'text')?.text.trim().toLowerCase() === 'true',
    credit: creditOf(answer),
    feedback: first(answer, 'feedback'),
  }));
  const choices = truthOptions(question, language).map(({ text, isTrue }) => {
    const answer = answers.find((each) => each.isTrue === isTrue);
    return { text, picture: null, credit: answer?.credit ?? 0, feedback: answer?.feedback };
  });
  return readChoices('one', choices);
}

/** Whether several options are chosen together. Two plug-ins of Moodle have such questions only. */
const isOfSeveral = (question: Element): boolean =>
  question.attributes.type !== 'multichoice' || /^(false|0)$/.test(first(question, 'single')?.text.trim() ?? 'true');

function choicesOf(element: Element, reading: Reading): Read {
  const choices = within(element, 'answer').map((answer, at) => {
    const feedback = first(answer, 'feedback');
    return { ...moodleText(answer, optionColumns[at] ?? 'Options', reading), credit: creditOf(answer), feedback };
  });
  return readChoices(isOfSeveral(element) ? 'several' : 'one', choices);
}

function answerOf(element: Element, question: string, reading: Reading, stated: string): Read {
  const { type } = element.attributes;
  if (type === 'truefalse') return truthChoices(element, question, reading.language ?? (stated === '' ? null : languageMeant(stated)));
  return type === 'numerical' ? numbersOf(element) : choicesOf(element, reading);
}

/** The texts and pictures of a question in one language; `stated`: its language by its tags. */
function versionIn(element: Element, reading: Reading, stated: string) {
  const { text: question, picture } = moodleText(first(element, 'questiontext'), 'Question', reading);
  if (question === '' && picture !== null) throw new TextFault('Question', { code: 'picture-alone' });
  const { answer, feedback } = answerOf(element, question, reading, stated);
  const why = [...feedback, first(element, 'generalfeedback')].map((each) => moodleText(each, 'Explanation', reading));
  const shown = why.flatMap(({ picture }) => picture ?? []);
  if (shown.length > 1) throw new TextFault('Explanation', { code: 'several-pictures', found: shown.length });
  return {
    question,
    picture,
    answer,
    explanation: [...new Set(why.map(({ text }) => text))].filter((text) => text !== '').join('\n'),
    explanationPicture: shown[0] ?? null,
  };
}

function shownBy({ picture, answer, explanationPicture }: ReturnType<typeof versionIn>): string {
  const choices = answer.is === 'number' ? [] : answer.choices;
  return [picture, ...choices.map((choice) => choice.picture), explanationPicture].map((shown) => shown?.hash ?? '').join();
}

const tagsOf = (element: Element): string[] =>
  within(element, 'tags').flatMap((all) => within(all, 'tag').map((tag) => (first(tag, 'text')?.text ?? tag.text).trim()));

/** What is read of a file beside the question at hand. */
interface Surroundings {
  category: string;
  album: Album;
  passages: FilePassages;
}

/** The passage of a description, with its picture and its second language. Throws {@link TextFault}. */
function passageOf(element: Element, album: Album): PassageDraft {
  const text = first(element, 'questiontext');
  const languages = languagesIn(text === undefined ? '' : sourceOf(text), '');
  const read = (language: QuestionLanguage | null) => moodleText(text, 'Passage text', { language, album });
  const { text: said, picture } = read(languages.first);
  const second = languages.second && { language: languages.second, text: read(languages.second).text };
  return { text: said, ...(picture && { picture }), ...(second && { translation: second }) };
}

function questionEntry(element: Element, { category, album, passages }: Surroundings): Entry {
  const { line } = element;
  const { tags, passage, lost } = passages.sharedBy(tagsOf(element));
  if (lost !== null) throw new TextFault('Passage', { code: 'passage-without-text', name: excerpt(lost) });
  const cells = cellsOfTags(tags, category);
  const questionText = first(element, 'questiontext');
  const stated = cells.Language ?? '';
  const languages = languagesIn(questionText === undefined ? '' : sourceOf(questionText), stated);
  const version = versionIn(element, { language: languages.first, album }, stated);
  const second = languages.second && versionIn(element, { language: languages.second, album }, stated);
  if (second !== null && shownBy(second) !== shownBy(version))
    return bad(line, version.question, 'Question', { code: 'other-pictures-in-second' });
  return entryOf({ line, ...version, passage, more: { ...cells, ...languageCells(languages, stated, second) } });
}

const titleOf = (element: Element): string => first(element, 'name', 'text')?.text.trim() ?? '';

/** The question of an element; null for the passage of later questions. */
function entryFrom(element: Element, around: Surroundings): Entry | null {
  const kind = element.attributes.type ?? '';
  const name = kind === 'description' ? passageNameIn(tagsOf(element)) : null;
  if (!takenKinds.has(kind) && name === null) return bad(element.line, titleOf(element), 'Question', kindFault(kind));
  try {
    if (name === null) return questionEntry(element, around);
    around.passages.define(name, null);
    around.passages.define(name, passageOf(element, around.album));
    return null;
  } catch (fault) {
    if (fault instanceof TextFault) return bad(element.line, titleOf(element), fault.column, fault.why);
    throw fault;
  }
}

function demandQuiz(name: string, line: number): void {
  if (name !== 'quiz') throw new FormatFault(line, { code: 'xml-not-moodle', root: excerpt(name) });
}

/** The path of an element that says a category; null: the element is a question. */
const categoryIn = (element: Element): string | null =>
  element.attributes.type === 'category' ? sheetPath(first(element, 'category', 'text')?.text.trim() ?? '') : null;

/** Where a Moodle XML file says a category. Throws {@link FormatFault}. */
export function* moodleCategories(text: string): Generator<CategoryPlace> {
  for (const element of elementsBelow(readXml(text), demandQuiz)) {
    const path = element.name === 'question' ? categoryIn(element) : null;
    if (path !== null) yield { path, from: element.at, to: element.end };
  }
}

/**
 * Reads Moodle XML: multiple choice, true/false and numerical questions, HTML as plain text, pictures, categories, tags, feedback. Any other kind of question
 * is a fault. An entry has its number: a file may be one line. Pictures go into the album. Throws {@link FormatFault}.
 */
export function* readMoodleXml(text: string, album: Album): Generator<Entry> {
  let category = '';
  let number = 0;
  const passages = new FilePassages();
  for (const element of elementsBelow(readXml(text), demandQuiz)) {
    if (element.name !== 'question') continue;
    const said = categoryIn(element);
    if (said !== null) category = said;
    else {
      const entry = entryFrom(element, { category, album, passages });
      if (entry === null) continue;
      number += 1;
      const name = titleOf(element);
      yield { ...entry, number, ...(name !== '' && { name: excerpt(name) }) };
    }
  }
}
