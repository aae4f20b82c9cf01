import { Fragment } from 'react';

/** A part without a place to break that is longer than this breaks at its dots too, in characters. */
const longest = 24;

/** An e-mail address in the pieces between which a narrow column may break it: before the @, and where a part is long, before its dots. */
export const addressPieces = (address: string): string[] =>
  address.split(/(?=@)/).flatMap((part) => (part.length > longest ? part.split(/(?=\.)/) : [part]));

/** A text with an e-mail address in a cell of a table: broken at the signs of the address; within a word only if nothing else fits. */
export function Address({ text }: { text: string }) {
  return (
    <span className="wrap-break-word inline-block max-w-64">
      {addressPieces(text).map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
