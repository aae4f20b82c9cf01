import type { Fault } from '../../faults/fault';
import type { OtherKind } from '../../faults/formats';
import { excerpt } from '../../faults/quoted';
import type { QuestionLanguage } from '../../question/translation';
import { languageMeant } from '../../question/translation-rule';
import { optionColumns } from '../../sheet/columns';
import { entryOf } from '../choice';
import { bad, type Entry, FormatFault } from '../entry';
import { cellsOfTags } from '../labels';
import { sheetPath } from '../moodle-path';
import { languageCells, languagesIn } from '../multilang';
import { truthOptions } from '../true-false';
import { moodleText, type Reading, sourceOf, TextFault } from './moodle-text';
import type { Album } from './pictures/album';
import { readXml } from './xml';
import { type Element, elementsBelow, first, within } from './xml-element';

const trueFalse = 'truefalse';

const kinds: Readonly<Record<string, OtherKind>> = {
  shortanswer: 'short-answer',
  matching: 'matching',
  match: 'matching',
  cloze: 'cloze',
  multianswer: 'cloze',
  essay: 'essay',
  numerical: 'numerical',
  description: 'description',
};

function kindFault(type: string): Fault {
  const kind = kinds[type];
  return kind === undefined ? { code: 'unknown-kind', kind: excerpt(type) } : { code: 'other-kind', kind };
}

const isSingle = (question: Element): boolean => !/^(false|0)$/.test(first(question, 'single')?.text.trim() ?? 'true');

/** The options of a true/false question in the words of one language: a file holds `true` and `false`, whatever its language. */
function truthChoices(element: Element, question: string, language: QuestionLanguage | null) {
  const answers = within(element, 'answer').map((answer) => ({
    isTrue: first(answer, 'text')?.text.trim().toLowerCase() === 'true',
    credit: Number(answer.attributes.fraction ?? '0'),
    feedback: first(answer, 'feedback'),
  }));
  return truthOptions(question, language).map(({ text, isTrue }) => {
    const answer = answers.find((each) => each.isTrue === isTrue);
    return { text, picture: null, credit: answer?.credit ?? 0, feedback: answer?.feedback };
  });
}

const choicesOf = (element: Element, reading: Reading) =>
  within(element, 'answer').map((answer, at) => {
    const credit = Number(answer.attributes.fraction ?? '0');
    const feedback = first(answer, 'feedback');
    return { ...moodleText(answer, optionColumns[at] ?? 'Options', reading), credit, feedback };
  });

/** The texts and pictures of a question in one language; `stated`: its language by its tags. */
function versionIn(element: Element, reading: Reading, stated: string) {
  const { text: question, picture } = moodleText(first(element, 'questiontext'), 'Question', reading);
  if (question === '' && picture !== null) throw new TextFault('Question', { code: 'picture-alone' });
  const choices =
    element.attributes.type === trueFalse
      ? truthChoices(element, question, reading.language ?? (stated === '' ? null : languageMeant(stated)))
      : choicesOf(element, reading);
  const right = choices.find(({ credit }) => credit >= 100)?.feedback;
  const why = [right, first(element, 'generalfeedback')].map((each) => moodleText(each, 'Explanation', reading));
  const shown = why.flatMap(({ picture }) => picture ?? []);
  if (shown.length > 1) throw new TextFault('Explanation', { code: 'several-pictures', found: shown.length });
  return {
    question,
    picture,
    choices,
    explanation: [...new Set(why.map(({ text }) => text))].filter((text) => text !== '').join('\n'),
    explanationPicture: shown[0] ?? null,
  };
}

type Version = ReturnType<typeof versionIn>;

const shownBy = ({ picture, choices, explanationPicture }: Version): string =>
  [picture, ...choices.map((choice) => choice.picture), explanationPicture].map((shown) => shown?.hash ?? '').join();

function choiceEntry(element: Element, category: string, album: Album): Entry {
  const { line } = element;
  const tags = within(element, 'tags').flatMap((all) => within(all, 'tag').map((tag) => (first(tag, 'text')?.text ?? tag.text).trim()));
  const cells = cellsOfTags(tags, category);
  const questionText = first(element, 'questiontext');
  const stated = cells.Language ?? '';
  const languages = languagesIn(questionText === undefined ? '' : sourceOf(questionText), stated);
  const version = versionIn(element, { language: languages.first, album }, stated);
  if (!isSingle(element)) return bad(line, version.question, 'Question', { code: 'several-choices' });
  const second = languages.second && versionIn(element, { language: languages.second, album }, stated);
  if (second !== null && shownBy(second) !== shownBy(version))
    return bad(line, version.question, 'Question', { code: 'other-pictures-in-second' });
  return entryOf({ line, ...version, more: { ...cells, ...languageCells(languages, stated, second) } });
}

const titleOf = (element: Element): string => first(element, 'name', 'text')?.text.trim() ?? '';

function entryFrom(element: Element, category: string, album: Album): Entry {
  const kind = element.attributes.type ?? '';
  if (kind !== 'multichoice' && kind !== trueFalse) return bad(element.line, titleOf(element), 'Question', kindFault(kind));
  try {
    return choiceEntry(element, category, album);
  } catch (fault) {
    if (fault instanceof TextFault) return bad(element.line, titleOf(element), fault.column, fault.why);
    throw fault;
  }
}

function demandQuiz(name: string, line: number): void {
  if (name !== 'quiz') throw new FormatFault(line, { code: 'xml-not-moodle', root: excerpt(name) });
}

/**
 * Reads Moodle XML: true/false, multiple choice with one correct answer, HTML as plain text, pictures, categories, tags, feedback. Any other kind of
 * question is a fault. Pictures go into the album. Throws {@link FormatFault}.
 */
export function* readMoodleXml(text: string, album: Album): Generator<Entry> {
  let category = '';
  for (const element of elementsBelow(readXml(text), demandQuiz)) {
    if (element.name !== 'question') continue;
    if (element.attributes.type === 'category') category = sheetPath(first(element, 'category', 'text')?.text.trim() ?? '');
    else yield entryFrom(element, category, album);
  }
}
