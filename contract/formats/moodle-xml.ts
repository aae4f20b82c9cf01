import { entryOf } from './choice';
import { bad, type Entry, FormatFault, longestText, onlyOneCorrect } from './entry';
import { holdsMedia, plainText } from './html';
import { cellsOfTags } from './labels';
import { sheetPath } from './moodle-path';
import { readXml } from './xml';
import { type Element, elementsBelow, first, within } from './xml-element';

const kinds: Readonly<Record<string, string>> = {
  truefalse: 'a true/false question',
  shortanswer: 'a short-answer question',
  matching: 'a matching question',
  match: 'a matching question',
  cloze: 'a cloze question',
  multianswer: 'a cloze question',
  essay: 'an essay',
  numerical: 'a numerical question',
  description: 'a description without options',
};

/** A text was refused; the reason reads on after the name of its column. */
class TextFault extends Error {}

/** `<questiontext format="html"><text>…</text></questiontext>` → plain text. */
function textIn(element: Element | undefined): string {
  if (element === undefined) return '';
  const source = first(element, 'text')?.text ?? element.text;
  if (source.length > longestText) throw new TextFault('is too long');
  if (within(element, 'file').length > 0) throw new TextFault('holds a picture or a file, which cannot be taken over');
  const { format } = element.attributes;
  if (format === 'plain_text' || format === 'markdown') return source.replaceAll('\r', '').trim();
  if (holdsMedia(source)) throw new TextFault('holds a picture or a sound, which cannot be taken over');
  return plainText(source, format === 'moodle_auto_format');
}

const textAt = (element: Element, name: string): string => textIn(first(element, name));
const isSingle = (question: Element): boolean => !/^(false|0)$/.test(first(question, 'single')?.text.trim() ?? 'true');

const choiceIn = (answer: Element) => ({
  text: textIn(answer),
  credit: Number(answer.attributes.fraction ?? '0'),
  feedback: textAt(answer, 'feedback'),
});

function multipleChoice(element: Element, category: string): Entry {
  const { line } = element;
  const question = textAt(element, 'questiontext');
  if (!isSingle(element)) return bad(line, question, 'Question', `lets several options be chosen; ${onlyOneCorrect}`);
  const choices = within(element, 'answer').map(choiceIn);
  const feedback = choices.find(({ credit }) => credit >= 100)?.feedback ?? '';
  const explanation = [...new Set([feedback, textAt(element, 'generalfeedback')])].filter((said) => said !== '').join('\n');
  const tags = within(element, 'tags').flatMap((all) => within(all, 'tag').map((tag) => (first(tag, 'text')?.text ?? tag.text).trim()));
  return entryOf({ line, question, choices, explanation, more: cellsOfTags(tags, category) });
}

const titleOf = (element: Element): string => first(element, 'name', 'text')?.text.trim() ?? '';

function entryFrom(element: Element, category: string): Entry {
  const kind = element.attributes.type ?? '';
  if (kind !== 'multichoice')
    return bad(element.line, titleOf(element), 'Question', `is ${kinds[kind] ?? `of the kind "${kind}"`}; ${onlyOneCorrect}`);
  try {
    return multipleChoice(element, category);
  } catch (fault) {
    if (fault instanceof TextFault) return bad(element.line, titleOf(element), 'Question', fault.message);
    throw fault;
  }
}

function demandQuiz(name: string, line: number): void {
  if (name !== 'quiz') throw new FormatFault(line, `is no Moodle XML: its root is <${name}>, not <quiz>`);
}

/** Reads Moodle XML: multiple choice with one correct answer, HTML made plain, categories, tags, feedback. Every other kind is named. Throws {@link FormatFault}. */
export function* readMoodleXml(text: string): Generator<Entry> {
  let category = '';
  for (const element of elementsBelow(readXml(text), demandQuiz)) {
    if (element.name !== 'question') continue;
    if (element.attributes.type === 'category') category = sheetPath(first(element, 'category', 'text')?.text.trim() ?? '');
    else yield entryFrom(element, category);
  }
}
