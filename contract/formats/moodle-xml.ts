import { quoted } from '../quoted';
import type { QuestionLanguage } from '../translation';
import { entryOf } from './choice';
import { bad, type Entry, FormatFault, longestText, onlyOneCorrect } from './entry';
import { holdsMedia, plainText } from './html';
import { cellsOfTags } from './labels';
import { sheetPath } from './moodle-path';
import { forReaders, languageCells, languagesIn } from './multilang';
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

const sourceOf = (element: Element): string => first(element, 'text')?.text ?? element.text;

/** `<questiontext format="html"><text>…</text></questiontext>` → plain text, in one of its languages. */
function textIn(element: Element | undefined, language: QuestionLanguage | null): string {
  if (element === undefined) return '';
  const source = sourceOf(element);
  if (source.length > longestText) throw new TextFault('is too long');
  if (within(element, 'file').length > 0) throw new TextFault('holds a picture or a file, which cannot be taken over');
  const { format } = element.attributes;
  if (format === 'plain_text' || format === 'markdown') return source.replaceAll('\r', '').trim();
  if (holdsMedia(source)) throw new TextFault('holds a picture or a sound, which cannot be taken over');
  return plainText(forReaders(source, language), format === 'moodle_auto_format');
}

const isSingle = (question: Element): boolean => !/^(false|0)$/.test(first(question, 'single')?.text.trim() ?? 'true');

/** What a question says to readers of one language. */
function saidIn(element: Element, language: QuestionLanguage | null) {
  const textAt = (within: Element, name: string): string => textIn(first(within, name), language);
  const choices = within(element, 'answer').map((answer) => ({
    text: textIn(answer, language),
    credit: Number(answer.attributes.fraction ?? '0'),
    feedback: textAt(answer, 'feedback'),
  }));
  const feedback = choices.find(({ credit }) => credit >= 100)?.feedback ?? '';
  const explanation = [...new Set([feedback, textAt(element, 'generalfeedback')])].filter((said) => said !== '').join('\n');
  return { question: textAt(element, 'questiontext'), choices, explanation };
}

function multipleChoice(element: Element, category: string): Entry {
  const { line } = element;
  const tags = within(element, 'tags').flatMap((all) => within(all, 'tag').map((tag) => (first(tag, 'text')?.text ?? tag.text).trim()));
  const cells = cellsOfTags(tags, category);
  const asked = first(element, 'questiontext');
  const languages = languagesIn(asked === undefined ? '' : sourceOf(asked), cells.Language ?? '');
  const said = saidIn(element, languages.first);
  if (!isSingle(element)) return bad(line, said.question, 'Question', `lets several options be chosen; ${onlyOneCorrect}`);
  const second = languages.second && saidIn(element, languages.second);
  return entryOf({ line, ...said, more: { ...cells, ...languageCells(languages, cells.Language ?? '', second) } });
}

const titleOf = (element: Element): string => first(element, 'name', 'text')?.text.trim() ?? '';

function entryFrom(element: Element, category: string): Entry {
  const kind = element.attributes.type ?? '';
  if (kind !== 'multichoice')
    return bad(element.line, titleOf(element), 'Question', `is ${kinds[kind] ?? `of the kind ${quoted(kind)}`}; ${onlyOneCorrect}`);
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
