import { excerpt } from '../../faults/quoted';
import { languageMeant } from '../../question/languages';
import type { PassageDraft } from '../../question/passage-draft';
import type { QuestionLanguage } from '../../question/translation';
import { entryOf } from '../shared/choice';
import { bad, type Entry, type EntryContents, longestText } from '../shared/entry';
import { cellsOfTags } from '../shared/labels';
import { linesOf } from '../shared/lines';
import { type CategoryPlace, sheetPath } from '../shared/moodle-path';
import { languageCells, languagesIn } from '../shared/multilang';
import { FilePassages, passageNameIn } from '../shared/passages';
import { giftAnswers } from './gift-answers';
import { giftText, hide, mediaFault, shown, type TextFormat } from './gift-text';

interface Block {
  line: number;
  /** The beginning of the line that was read last, and its end. */
  from: number;
  to: number;
  text: string;
  tags: string[];
}

const categoryMark = '$CATEGORY:';
const tagMark = '[tag:';
const longestTag = 400;

/** The index of the bracket that closes a tag, or -1; a bracket after a backslash belongs to the tag. */
function tagEnd(comment: string, start: number): number {
  let end = comment.indexOf(']', start);
  while (end > start && comment.charAt(end - 1) === '\\') end = comment.indexOf(']', end + 1);
  return end;
}

function tagsIn(comment: string): string[] {
  const tags: string[] = [];
  for (let at = comment.indexOf(tagMark); at >= 0; ) {
    const start = at + tagMark.length;
    const end = tagEnd(comment, start);
    if (end < 0) break;
    if (end > start && end - start <= longestTag) tags.push(comment.slice(start, end).replaceAll('\\]', ']').trim());
    at = comment.indexOf(tagMark, end);
  }
  return tags;
}

/** Splits a file at blank lines; a comment is a whole line and may contain tags of the question around or below it. */
function* blocksOf(file: string): Generator<Block> {
  let lines: string[] = [];
  let tags: string[] = [];
  let [first, number, from, to] = [0, 0, 0, -1];
  for (const raw of linesOf(`${file}\n\n`)) {
    const line = raw.trim();
    number += 1;
    from = to + 1;
    to = from + raw.length;
    if (line.startsWith('//')) tags.push(...tagsIn(line));
    else if (line !== '') {
      if (lines.length === 0) first = number;
      lines.push(line);
      if (!line.startsWith(categoryMark) || lines.length > 1) continue;
      yield { line: first, from, to, text: line, tags: [] };
      lines = [];
    } else {
      if (lines.length > 0) yield { line: first, from, to, text: lines.join('\n'), tags };
      lines = [];
      tags = [];
    }
  }
}

/** Removes `::title::`, Moodle's name of the question, which the bank does not store. */
function untitled(text: string): string {
  const end = text.startsWith('::') ? text.indexOf('::', 2) : -1;
  return end < 0 ? text : text.slice(end + 2).trim();
}

/** The text around the braces; if text follows them, they become a gap. */
const around = (text: string, start: number, end: number): string =>
  end === text.length - 1 ? text.slice(0, start) : `${text.slice(0, start)}_____${text.slice(end + 1)}`;

/** The texts of a question in one language, or its fault. */
function versionIn(questionText: string, inside: string, otherwise: TextFormat, language: QuestionLanguage | null, stated: string) {
  const question = giftText(questionText, 'moodle', language).text;
  const answers = giftAnswers(inside, otherwise, language, { question, stated: stated === '' ? null : languageMeant(stated) });
  if ('why' in answers) return answers;
  const { answer, feedback, generalFeedback } = answers;
  const explanation = [...new Set([...feedback, generalFeedback])].filter((text) => text !== '').join('\n');
  return { question, answer, explanation };
}

/** The passage of a description in the languages of its text. */
function passageOf(body: string, source: string): PassageDraft {
  const { first, second } = languagesIn(source, '');
  const inLanguage = (language: QuestionLanguage | null) => giftText(body, 'moodle', language).text;
  return { text: inLanguage(first), ...(second && { translation: { language: second, text: inLanguage(second) } }) };
}

/** A description: the passage of questions below it if a tag names it, or else a fault. */
function descriptionEntry({ line, tags }: Block, body: string, passages: FilePassages): Entry | null {
  const name = passageNameIn(tags);
  const read = giftText(body, 'moodle');
  if (name === null) return bad(line, read.text, 'Question', { code: 'other-kind', kind: 'description' });
  const media = mediaFault(read);
  passages.define(name, media === null ? passageOf(body, read.source) : null);
  return media === null ? null : bad(line, read.text, 'Passage text', media);
}

/** What is read of a question whose answer cannot be. */
const mendable = (cells: Record<string, string>, question: string): EntryContents => ({ cells: { ...cells, Question: question } });

/** The question of a block; null for the passage of later questions. */
function entryFrom(block: Block, category: string, passages: FilePassages): Entry | null {
  const { line, text } = block;
  if (text.length > longestText) return bad(line, '', 'Question', { code: 'text-too-long' });
  const body = untitled(hide(text));
  const [start, end] = [body.indexOf('{'), body.indexOf('}')];
  const whole = around(body, start, end);
  const read = start < 0 || end < start ? null : giftText(whole, 'moodle');
  const question = read?.text ?? giftText(body, 'moodle').text;
  if (start < 0 && end < 0) return descriptionEntry(block, body, passages);
  if (read === null || /[{}]/.test(body.slice(end + 1)) || body.slice(start + 1, end).includes('{'))
    return bad(
      line,
      shown(question),
      'Options',
      { code: 'braces-unmatched' },
      mendable(cellsOfTags(block.tags, category), shown(question)),
    );
  const media = mediaFault(read);
  if (media !== null) return bad(line, question, 'Question', media);
  const { tags, passage, lost } = passages.sharedBy(block.tags);
  if (lost !== null) return bad(line, question, 'Passage', { code: 'passage-without-text', name: excerpt(lost) });
  const cells = cellsOfTags(tags, category);
  const stated = cells.Language ?? '';
  const languages = languagesIn(read.source, stated);
  const inside = body.slice(start + 1, end);
  const version = versionIn(whole, inside, read.format, languages.first, stated);
  if ('why' in version) return bad(line, question, version.column, version.why, mendable(cells, question));
  const second = languages.second && versionIn(whole, inside, read.format, languages.second, stated);
  const inSecond = second === null || 'why' in second ? null : second;
  return entryOf({ line, ...version, passage, more: { ...cells, ...languageCells(languages, stated, inSecond) } });
}

/** The path of a block that says a category; null: the block is a question. */
const categoryIn = ({ text }: Block): string | null =>
  text.startsWith(categoryMark) ? sheetPath(text.slice(categoryMark.length).trim()) : null;

/** Where a GIFT file says a category. */
export function* giftCategories(file: string): Generator<CategoryPlace> {
  for (const block of blocksOf(file)) {
    const path = categoryIn(block);
    if (path !== null) yield { path, from: block.from, to: block.to };
  }
}

/** Reads GIFT: multiple choice, true/false and numerical questions, with titles, comments, tags, categories, feedback, weights and text formats. Any other kind is a fault. */
export function* readGift(file: string): Generator<Entry> {
  let category = '';
  const passages = new FilePassages();
  for (const block of blocksOf(file)) {
    const said = categoryIn(block);
    if (said !== null) category = said;
    else {
      const entry = entryFrom(block, category, passages);
      if (entry !== null) yield entry;
    }
  }
}
