import { answers, bareAnswers, explains, files, lettered, marked, numbered, sectionTitle, shares } from './line-signs';
import { numberedOptions, numberOf } from './numbered-options';
import { keyBegins, keyTitle } from './text-key';
import type { ReadLine, TextLine } from './text-line';

/** The text behind the number of a line that may begin a question, and whether the number has a bracket behind it; null: it begins none. */
function beginIn({ text, list }: TextLine): { text: string; number: number | null; isBracketed: boolean } | null {
  if (shares.test(text)) return null;
  const found = marked.exec(text) ?? numbered.exec(text);
  if (found === null) return list === 'number' ? { text, number: null, isBracketed: false } : null;
  const isBracketed = !marked.test(text) && /^\s*[\d०-९]{1,4}\s*\)/u.test(text);
  return { text: found[2] ?? '', number: numberOf(found[1] ?? ''), isBracketed };
}

const closing = [answers, bareAnswers, explains, keyTitle, files, shares, sectionTitle];

/** The line below a question's text and options, from `begin` on: of its answer, or of the next question. */
function endOf(lines: readonly TextLine[], begin: number, isBracketed: boolean): number {
  let labels = 0;
  for (let at = begin + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? { text: '' };
    if (closing.some((pattern) => pattern.test(line.text))) return at;
    const next = beginIn(line);
    if (next === null) continue;
    // "1)" below "1." may be the label of an option.
    if (isBracketed || !next.isBracketed || (next.number !== 1 && next.number !== labels + 1)) return at;
    labels = next.number;
  }
  return lines.length;
}

/** The lines, with options that numbers label apart from the text before them. */
export function withNumbered(lines: readonly TextLine[]): ReadLine[] {
  const read: ReadLine[] = [...lines];
  let isKey = false;
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] ?? { text: '' };
    isKey ||= keyTitle.test(first.text) || keyBegins.test(first.text);
    const begin = beginIn(first);
    // A key has numbers and letters alone.
    if (begin === null || (isKey && !/\p{L}{2}/u.test(begin.text))) continue;
    isKey = false;
    const block = lines.slice(at, endOf(lines, at, begin.isBracketed));
    const isLettered = ({ text, list }: TextLine) => list === 'letter' || lettered.test(text);
    const letteredLines = new Set(block.flatMap((line, place) => (place > 0 && isLettered(line) ? [place] : [])));
    const texts = block.map(({ text }, place) => (place === 0 ? begin.text : letteredLines.has(place) ? '' : text));
    const found = numberedOptions(texts, letteredLines);
    if (found.are === 'unsure') read[at + found.line] = { ...(lines[at + found.line] ?? first), isUnsure: true };
    if (found.are !== 'options') continue;
    const prefix = first.text.slice(0, first.text.length - begin.text.length);
    for (const [place, { before, options }] of found.lines)
      read[at + place] = { ...(lines[at + place] ?? first), text: place === 0 ? prefix + before : before, options };
    at += Math.max(...found.lines.keys());
  }
  return read;
}

/** Whether questions begin with "Q" or "Question". Where some do and those with their number alone fill the gaps, all are counted as one, and a number is none of an option. */
export function areMarkedIn(lines: readonly TextLine[]): boolean {
  const key = lines.findIndex(({ text }) => keyTitle.test(text));
  const numbers = lines.slice(0, key < 0 ? lines.length : key).flatMap(({ text }) => {
    const isMarked = marked.test(text) && !shares.test(text);
    const found = isMarked ? marked.exec(text) : numbered.exec(text);
    return found === null ? [] : [{ number: numberOf(found[1] ?? ''), isMarked }];
  });
  const isOneCount = numbers.every(({ number }, at) => at === 0 || number === (numbers[at - 1]?.number ?? 0) + 1);
  return numbers.some(({ isMarked }) => isMarked) && (numbers.every(({ isMarked }) => isMarked) || !isOneCount);
}
