import { SaxesParser } from 'saxes';
import type { Fault } from '../../faults/fault';
import { excerpt } from '../../faults/quoted';
import { FormatFault } from '../shared/entry';
import { countLines } from '../shared/lines';
import { nameIn, xmlFault } from '../shared/xml-fault';

/** The parts of an XML text. `line` is where the element begins, counted from 1; `at` and `end` are its first character and the one behind it, counted from 0. */
export type Token =
  | { is: 'open'; name: string; attributes: Readonly<Record<string, string>>; line: number; at: number }
  | { is: 'close'; end: number }
  | { is: 'text'; text: string };

const maxDepth = 50;
/** Characters that are parsed at once: only the tokens of one slice are in memory. */
const sliceLength = 65_536;

/** XML 1.0 whatever a file declares: 1.1 allows control characters, which no database stores. */
const options = { xmlns: false, position: false, defaultXMLVersion: '1.0', forceXMLVersion: true } as const;

/** The start of a piece of XML: a tag, a text or a comment. */
interface Piece {
  at: number;
  line: number;
}

/** Creates a parser that adds the tokens of `source` to `found` and throws {@link FormatFault} with the line of the faulty piece. */
function parserOf(source: string, found: Token[]): SaxesParser<typeof options> {
  const parser = new SaxesParser(options);
  let depth = 0;
  const start = Math.max(source.search(/\S/), 0);
  let piece: Piece = { at: start, line: countLines(source.slice(0, start)) };
  const refuse = (why: Fault) => {
    throw new FormatFault(piece.line, why);
  };
  /** `shift`: distance from the parser's next character to the first character of the next piece. */
  const begin = (shift = 0) => {
    piece = { at: parser.position + shift, line: parser.line };
  };
  const fail = (message: string) => {
    if (message.startsWith('unclosed')) piece = { ...piece, line: parser.line };
    refuse(xmlFault(message, source, piece.at, parser.position));
  };

  parser.on('error', ({ message }) => fail(message));
  parser.on('doctype', () => fail('doctype'));
  parser.on('opentagstart', () => {
    if (depth >= maxDepth) refuse({ code: 'too-deep' });
  });
  parser.on('opentag', ({ name, attributes }) => {
    found.push({ is: 'open', name, attributes, ...piece });
    depth += 1;
    begin();
  });
  parser.on('closetag', ({ name, isSelfClosing }) => {
    const closed = nameIn(source.slice(piece.at, parser.position));
    if (!isSelfClosing && closed !== name) refuse({ code: 'xml-closes-other', name: excerpt(closed), open: excerpt(name) });
    found.push({ is: 'close', end: parser.position });
    depth -= 1;
    begin();
  });
  const take = (text: string) => {
    if (depth > 0) found.push({ is: 'text', text });
  };
  parser.on('text', (text) => {
    take(text);
    begin(-1);
  });
  parser.on('cdata', (text) => {
    take(text);
    begin();
  });
  parser.on('comment', () => begin(1));
  parser.on('processinginstruction', () => begin());
  parser.on('xmldecl', () => begin());
  return parser;
}

function* slicesOf(text: string): Generator<string | null> {
  for (let from = 0; from < text.length; from += sliceLength) yield text.slice(from, from + sliceLength);
  yield null;
}

function thrownBy(act: () => void): unknown {
  try {
    act();
    return null;
  } catch (fault) {
    return fault;
  }
}

/** Reads XML slice by slice. A DOCTYPE is refused, so no entity can be defined and expanded without bound. Throws {@link FormatFault}. */
export function* readXml(text: string): Generator<Token> {
  const found: Token[] = [];
  const parser = parserOf(text, found);
  for (const slice of slicesOf(text)) {
    const fault = thrownBy(() => parser.write(slice));
    yield* found.splice(0);
    if (fault !== null) throw fault;
  }
}
