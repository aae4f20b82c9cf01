/** A part without a place to break that is longer than this breaks at its dots too, in characters. */
const longest = 24;

/** An e-mail address in the pieces between which a narrow column may break it: before the @, and where a part is long, before its dots. */
export const addressPieces = (address: string): string[] =>
  address.split(/(?=@)/).flatMap((part) => (part.length > longest ? part.split(/(?=\.)/) : [part]));
