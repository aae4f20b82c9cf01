import { entryOf } from './choice';
import { bad, type Entry } from './entry';
import { linesOf } from './lines';

interface Open {
  line: number;
  text: string[];
  options: { letter: string; text: string }[];
}

const optionLine = /^([A-Z])[.)][ \t]?(.*)$/;
const answerStart = /^(?:ANSWER:|answer\s*:)/i;

/** `ANSWER: D`; the word in small letters counts only if a single letter follows, or else the line may be part of a question. */
function answerIn(line: string): string | null {
  const word = answerStart.exec(line)?.[0];
  if (word === undefined) return null;
  const rest = line.slice(word.length).trim();
  if (word === 'ANSWER:') return rest.charAt(0).toUpperCase();
  return /^[a-z][.)]?$/i.test(rest) ? rest.charAt(0).toUpperCase() : null;
}

const unfinished = ({ line, text }: Open): Entry => bad(line, text.join('\n'), 'Correct option', { code: 'no-answer-line' });

function finished({ line, text, options }: Open, letter: string): Entry {
  const question = text.join('\n');
  if (!options.some((option) => option.letter === letter))
    return bad(line, question, 'Correct option', letter === '' ? { code: 'empty' } : { code: 'option-unknown', name: letter });
  const choices = options.map((option) => ({ text: option.text, credit: option.letter === letter ? 100 : 0 }));
  return entryOf({ line, question, answer: { is: 'one', choices }, explanation: '', more: {} });
}

/**
 * Reads Aiken: the question, its options as `A.` or `A)`, then `ANSWER: A`. A question may have several lines without a blank line between them.
 * Source: the format's page of the Moodle documentation.
 */
export function* readAiken(text: string): Generator<Entry> {
  let open: Open | null = null;
  let isAfterBlank = true;
  let number = 0;
  for (const raw of linesOf(text)) {
    const line = raw.trim();
    number += 1;
    if (line === '') {
      isAfterBlank = true;
      continue;
    }
    const option = optionLine.exec(line);
    const answer = answerIn(line);
    if (option !== null || answer !== null) {
      if (open === null) yield bad(number, line, 'Question', { code: 'missing-above' });
      else if (option !== null) open.options.push({ letter: option[1] ?? '', text: (option[2] ?? '').trim() });
      else {
        yield finished(open, answer ?? '');
        open = null;
      }
    } else if (open !== null && open.options.length === 0 && !isAfterBlank) open.text.push(line);
    else {
      if (open !== null) yield unfinished(open);
      open = { line: number, text: [line], options: [] };
    }
    isAfterBlank = false;
  }
  if (open !== null) yield unfinished(open);
}
