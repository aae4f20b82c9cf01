import type { ReactNode } from 'react';
import { mayHaveMaths, type Segment, segmentsOf } from '../../../contract/question/formulas/segments';
import { useTypeset } from './use-typeset';

/** What follows a formula without a space: short, or marks. No line may begin with it, and a browser breaks a line after every box. */
const tail = /^(\S{1,3}(?!\S)|\p{P}{1,3})/u;

/** The tail of the formula before a segment. */
const tailIn = (next: Segment | undefined) => next?.kind === 'text' && tail.exec(next.source)?.[0];

/** The text of a question, an option or an explanation, with typeset formulas. HTML in the text is shown as text. */
export function Prose({ text }: { text: string }) {
  if (!mayHaveMaths(text)) return text;
  return segmentsOf(text).map(({ kind, source }, place, all) =>
    kind === 'text' ? (
      source.replace(place > 0 ? tail : '', '')
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text have no other key, and never move.
      <Formula key={`${place} ${source}`} source={source} isBlock={kind === 'block'} tail={tailIn(all[place + 1])} />
    ),
  );
}

function Formula({ source, isBlock, tail }: { source: string; isBlock: boolean; tail: ReactNode }) {
  const { place, isRaw } = useTypeset(source, isBlock);
  // An inline formula breaks at its signs, as text does, and not before its tail. A part that is wider than the line scrolls in a box that leaves room for the
  // tail. An accent, a root or an index at an end stands out by some pixels, into the padding.
  const look = isBlock ? 'block overflow-hidden py-1' : '-my-1 -mr-1 max-w-[calc(100%-1.5em)] py-1 pr-1';
  // A formula runs from left to right in every language.
  return (
    <span className={isBlock || isRaw ? '' : 'whitespace-nowrap'}>
      <span ref={place} dir="ltr" data-raw={isRaw || undefined} className={look}>
        {source}
      </span>
      {tail}
    </span>
  );
}
