import { Fragment } from 'react';
import { addressPieces } from './address-pieces';

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
