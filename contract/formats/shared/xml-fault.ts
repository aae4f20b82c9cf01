import type { Fault } from '../../faults/fault';
import { excerpt } from '../../faults/quoted';

/** A character reference of XML or HTML, by name or number. */
export const reference = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z]\w{0,30});/g;

const isMarkup = (piece: string): boolean => /^<[!?]/.test(piece);
const hasDoctype = (piece: string): boolean => /^<!(?:DOCTYPE|ENTITY)/.test(piece);
const hasBareAmpersand = (piece: string): boolean => !isMarkup(piece) && piece.replace(reference, '').includes('&');
/** The name in a tag. */
export const nameIn = (piece: string): string => /^<\/?([^\s/>]+)/.exec(piece)?.[1] ?? '';
const behindColon = (message: string): string => message.slice(message.indexOf(': ') + 2);

const referenceIn = (piece: string): string => excerpt(piece.slice(piece.lastIndexOf('&')));
const elementIn = (piece: string): string => excerpt(nameIn(piece));

/** The fault for each message of saxes, by the beginning of the message. */
const faults: readonly [message: string, fault: (piece: string, message: string) => Fault][] = [
  ['undefined entity', (piece) => ({ code: 'xml-unknown-character', name: referenceIn(piece) })],
  ['malformed character entity', (piece) => ({ code: 'xml-unknown-character', name: referenceIn(piece) })],
  ['duplicate attribute', (_, message) => ({ code: 'xml-attribute-twice', name: excerpt(behindColon(message).slice(0, -1)) })],
  ['unmatched closing tag', (piece) => ({ code: 'xml-closes-nothing', name: elementIn(piece) })],
  ['documents may contain only one root', (piece) => ({ code: 'xml-second-root', name: elementIn(piece) })],
  ['text data outside of root', () => ({ code: 'xml-text-outside' })],
  ['unclosed tag', (_, message) => ({ code: 'xml-ends-open', name: excerpt(behindColon(message)) })],
  ['document must contain a root element', () => ({ code: 'xml-empty' })],
];

/** The fault of the piece of XML that begins at `at` and cannot be read beyond `end`. */
export function xmlFault(message: string, source: string, at: number, end: number): Fault {
  const piece = source.slice(at, end);
  if (hasDoctype(piece)) return { code: 'xml-doctype' };
  if (hasBareAmpersand(piece)) return { code: 'xml-bare-ampersand' };
  if (message === 'disallowed character.' && !piece.endsWith('<')) return { code: 'xml-forbidden-character' };
  const [, faultOf] = faults.find(([beginning]) => message.startsWith(beginning)) ?? [];
  return faultOf?.(piece, message) ?? { code: 'xml-unreadable', text: source.slice(at, at + 20) };
}
