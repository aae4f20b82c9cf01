import type { Fault } from '../faults/fault';
import type { OtherKind } from '../faults/formats';
import { excerpt } from '../faults/quoted';
import { optionColumns } from '../sheet/columns';
import { entryOf } from './choice';
import { bad, type Entry, FormatFault } from './entry';
import { cellsOfTags } from './labels';
import { sheetPath } from './moodle-path';
import { moodleText, type Reading, sourceOf, TextFault } from './moodle-text';
import { languageCells, languagesIn } from './multilang';
import type { Album } from './pictures/album';
import { readXml } from './xml';
import { type Element, elementsBelow, first, within } from './xml-element';

const kinds: Readonly<Record<string, OtherKind>> = {
  truefalse: 'true-false',
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

/** The texts and pictures of a question in one language. */
function versionIn(element: Element, reading: Reading) {
  const choices = within(element, 'answer').map((answer, at) => {
    const credit = Number(answer.attributes.fraction ?? '0');
    const feedback = first(answer, 'feedback');
    return { ...moodleText(answer, optionColumns[at] ?? 'Options', reading), credit, feedback };
  });
  const right = choices.find(({ credit }) => credit >= 100)?.feedback;
  const why = [right, first(element, 'generalfeedback')].map((each) => moodleText(each, 'Explanation', reading));
  const shown = why.flatMap(({ picture }) => picture ?? []);
  if (shown.length > 1) throw new TextFault('Explanation', { code: 'several-pictures', found: shown.length });
  const { text: question, picture } = moodleText(first(element, 'questiontext'), 'Question', reading);
  if (question === '' && picture !== null) throw new TextFault('Question', { code: 'picture-alone' });
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

function multipleChoice(element: Element, category: string, album: Album): Entry {
  const { line } = element;
  const tags = within(element, 'tags').flatMap((all) => within(all, 'tag').map((tag) => (first(tag, 'text')?.text ?? tag.text).trim()));
  const cells = cellsOfTags(tags, category);
  const questionText = first(element, 'questiontext');
  const languages = languagesIn(questionText === undefined ? '' : sourceOf(questionText), cells.Language ?? '');
  const version = versionIn(element, { language: languages.first, album });
  if (!isSingle(element)) return bad(line, version.question, 'Question', { code: 'several-choices' });
  const second = languages.second && versionIn(element, { language: languages.second, album });
  if (second !== null && shownBy(second) !== shownBy(version))
    return bad(line, version.question, 'Question', { code: 'other-pictures-in-second' });
  return entryOf({ line, ...version, more: { ...cells, ...languageCells(languages, cells.Language ?? '', second) } });
}

const titleOf = (element: Element): string => first(element, 'name', 'text')?.text.trim() ?? '';

function entryFrom(element: Element, category: string, album: Album): Entry {
  const kind = element.attributes.type ?? '';
  if (kind !== 'multichoice') return bad(element.line, titleOf(element), 'Question', kindFault(kind));
  try {
    return multipleChoice(element, category, album);
  } catch (fault) {
    if (fault instanceof TextFault) return bad(element.line, titleOf(element), fault.column, fault.why);
    throw fault;
  }
}

function demandQuiz(name: string, line: number): void {
  if (name !== 'quiz') throw new FormatFault(line, { code: 'xml-not-moodle', root: excerpt(name) });
}

/**
 * Reads Moodle XML: multiple choice with one correct answer, HTML as plain text, pictures, categories, tags, feedback. Any other kind of
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
