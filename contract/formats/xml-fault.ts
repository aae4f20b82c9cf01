/** As XML and HTML write a character that they name or number. */
export const reference = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z]\w{0,30});/g;

const isMarkup = (piece: string): boolean => /^<[!?]/.test(piece);
const hasDoctype = (piece: string): boolean => /^<!(?:DOCTYPE|ENTITY)/.test(piece);
const hasBareAmpersand = (piece: string): boolean => !isMarkup(piece) && piece.replace(reference, '').includes('&');
/** The name in a tag, given from its beginning. */
export const nameIn = (piece: string): string => /^<\/?([^\s/>]+)/.exec(piece)?.[1] ?? '';
const behindColon = (message: string): string => message.slice(message.indexOf(': ') + 2);

/** What saxes says, by the beginning of its message → what an admin reads. */
const sentences: readonly [message: string, sentence: (piece: string, message: string) => string][] = [
  ['undefined entity', (piece) => `names ${piece.slice(piece.lastIndexOf('&'))}, which XML does not know`],
  ['malformed character entity', (piece) => `names ${piece.slice(piece.lastIndexOf('&'))}, which XML does not know`],
  ['duplicate attribute', (_, message) => `has an element with two attributes ${behindColon(message).slice(0, -1)}`],
  ['unmatched closing tag', (piece) => `closes <${nameIn(piece)}> where nothing is open`],
  ['documents may contain only one root', (piece) => `goes on with <${nameIn(piece)}> behind its end`],
  ['text data outside of root', () => 'has text outside its elements'],
  ['unclosed tag', (_, message) => `ends where <${behindColon(message)}> is open`],
  ['document must contain a root element', () => 'holds no element'],
];

/** Why the piece of XML that begins at `at` cannot be read on from `end`. */
export function sentenceOf(message: string, source: string, at: number, end: number): string {
  const piece = source.slice(at, end);
  if (hasDoctype(piece)) return 'has a DOCTYPE, which is not taken';
  if (hasBareAmpersand(piece)) return 'has an & that stands for nothing; it is written &amp;';
  if (message === 'disallowed character.' && !piece.endsWith('<')) return 'holds a character that XML cannot hold';
  const [, sentence] = sentences.find(([beginning]) => message.startsWith(beginning)) ?? [];
  return sentence?.(piece, message) ?? `cannot be read at "${source.slice(at, at + 20)}"`;
}
