import { mayHaveMaths, segmentsOf } from '../../../contract/question/formulas/segments';
import { useTypeset } from './use-typeset';

/** The text of a question, an option or an explanation, with typeset formulas. HTML in the text is shown as text. */
export function Prose({ text }: { text: string }) {
  if (!mayHaveMaths(text)) return text;
  return segmentsOf(text).map(({ kind, source }, place) =>
    kind === 'text' ? (
      source
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text have no other key, and never move.
      <Formula key={`${place} ${source}`} source={source} isBlock={kind === 'block'} />
    ),
  );
}

function Formula({ source, isBlock }: { source: string; isBlock: boolean }) {
  const place = useTypeset(source, isBlock);
  // An accent, a root or an index at the end of a formula stands out by some pixels, into the padding. Clipped across alone, a formula stands on the line of the
  // text, and a power above a fraction is whole.
  const look = isBlock ? 'block overflow-hidden py-1' : '-my-1 -mr-1 inline-block max-w-full overflow-x-clip py-1 pr-1';
  // A formula runs from left to right in every language.
  return (
    <span ref={place} dir="ltr" className={look}>
      {source}
    </span>
  );
}
