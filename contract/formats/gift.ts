import { entryOf } from './choice';
import { bad, type Entry, longestText, onlyOneCorrect } from './entry';
import { giftAnswers } from './gift-answers';
import { giftText, hide, shown } from './gift-text';
import { holdsMedia } from './html';
import { cellsOfTags } from './labels';
import { sheetPath } from './moodle-path';

interface Block {
  line: number;
  text: string;
  tags: string[];
}

const categoryMark = '$CATEGORY:';
const tag = /\[tag:((?:\\\]|[^\]]){1,400})\]/g;

const tagsIn = (comment: string): string[] =>
  [...comment.slice(0, longestText).matchAll(tag)].map(([, said = '']) => said.replaceAll('\\]', ']').trim());

/** Blank lines part the questions of a file; a comment takes a whole line, and may hold tags of the question around or below it. */
function* blocksOf(file: string): Generator<Block> {
  let lines: string[] = [];
  let tags: string[] = [];
  let first = 0;
  for (const [at, raw] of [...file.split('\n'), ''].entries()) {
    const line = raw.trim();
    if (line.startsWith('//')) tags.push(...tagsIn(line));
    else if (line !== '') {
      if (lines.length === 0) first = at + 1;
      lines.push(line);
      if (!line.startsWith(categoryMark) || lines.length > 1) continue;
      yield { line: first, text: line, tags: [] };
      lines = [];
    } else {
      if (lines.length > 0) yield { line: first, text: lines.join('\n'), tags };
      lines = [];
      tags = [];
    }
  }
}

/** `::title::` says what Moodle calls the question; the bank has no use for it. */
function untitled(text: string): string {
  const end = text.startsWith('::') ? text.indexOf('::', 2) : -1;
  return end < 0 ? text : text.slice(end + 2).trim();
}

/** The text around the braces. Where something follows them, they stand for a gap. */
const around = (text: string, start: number, end: number): string =>
  end === text.length - 1 ? text.slice(0, start) : `${text.slice(0, start)}_____${text.slice(end + 1)}`;

function entryFrom({ line, text, tags }: Block, category: string): Entry {
  if (text.length > longestText) return bad(line, '', 'Question', 'is too long');
  const body = untitled(hide(text));
  const [start, end] = [body.indexOf('{'), body.indexOf('}')];
  const asked = start < 0 || end < start ? null : giftText(around(body, start, end), 'moodle');
  const question = asked?.text ?? giftText(body, 'moodle').text;
  if (start < 0 && end < 0) return bad(line, question, 'Question', `is a description without options; ${onlyOneCorrect}`);
  if (asked === null || /[{}]/.test(body.slice(end + 1)) || body.slice(start + 1, end).includes('{'))
    return bad(line, shown(question), 'Options', 'have braces that do not match');
  if (holdsMedia(asked.source)) return bad(line, question, 'Question', 'holds a picture or a sound, which cannot be taken over');
  const answers = giftAnswers(body.slice(start + 1, end), asked.format);
  if ('why' in answers) return bad(line, question, 'Question', answers.why);
  const feedback = answers.choices.find(({ credit }) => credit >= 100)?.feedback ?? '';
  const explanation = [...new Set([feedback, answers.generalFeedback])].filter((said) => said !== '').join('\n');
  return entryOf({ line, question, choices: answers.choices, explanation, more: cellsOfTags(tags, category) });
}

/** Reads GIFT: multiple choice, with titles, comments, tags, categories, feedback, weights and formats of text. Every other kind is named. */
export function* readGift(file: string): Generator<Entry> {
  let category = '';
  for (const block of blocksOf(file)) {
    if (block.text.startsWith(categoryMark)) category = sheetPath(block.text.slice(categoryMark.length).trim());
    else yield entryFrom(block, category);
  }
}
