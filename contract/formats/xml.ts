import { reference, referenced } from './entities';
import { FormatFault } from './entry';
import { countLines } from './lines';

/** What an XML text consists of. `line` counts from 1. */
export type Token =
  | { is: 'open'; name: string; attributes: Readonly<Record<string, string>>; line: number }
  | { is: 'close'; name: string; line: number }
  | { is: 'text'; text: string; line: number };

const name = String.raw`[\p{L}_:][\p{L}\p{N}\p{M}_:.\-]*`;
const value = `"[^"<]*"|'[^'<]*'`;
const piece = new RegExp(
  [
    String.raw`<!--(?<comment>[\s\S]*?)-->`,
    String.raw`<!\[CDATA\[(?<cdata>[\s\S]*?)\]\]>`,
    String.raw`<\?(?<instruction>[\s\S]*?)\?>`,
    String.raw`</(?<closed>${name})\s*>`,
    String.raw`<(?<opened>${name})(?<attributes>(?:\s+${name}\s*=\s*(?:${value}))*)\s*(?<empty>/?)>`,
    '(?<text>[^<]+)',
  ].join('|'),
  'yu',
);
const attribute = new RegExp(String.raw`(${name})\s*=\s*(${value})`, 'gu');
const forbidden = /(?![\t\n\r\u007f-\u009f])[\p{Cc}\ufffe\uffff]/u;
const maxDepth = 50;

/** References resolved; only the five names that XML has by itself. There is no way to define more, so none can grow into a bomb. */
function resolved(text: string, line: number): string {
  if (!text.includes('&')) return text;
  if (text.replace(reference, '').includes('&')) throw new FormatFault(line, 'has an & that stands for nothing; it is written &amp;');
  return text.replace(reference, (whole, name: string) => {
    const sign = referenced(name, true);
    if (sign === null) throw new FormatFault(line, `names ${whole}, which XML does not know`);
    return sign;
  });
}

function attributesOf(written: string, line: number): Record<string, string> {
  const found: Record<string, string> = Object.create(null);
  for (const [, key = '', quoted = ''] of written.matchAll(attribute)) {
    if (key in found) throw new FormatFault(line, `has an element with two attributes ${key}`);
    found[key] = resolved(quoted.slice(1, -1), line);
  }
  return found;
}

function unreadable(text: string, at: number, line: number): FormatFault {
  if (text.startsWith('<!DOCTYPE', at) || text.startsWith('<!ENTITY', at))
    return new FormatFault(line, 'has a DOCTYPE, which is not taken');
  return new FormatFault(line, `cannot be read at "${text.slice(at, at + 20)}"`);
}

type Groups = Record<string, string | undefined>;

/** What the pattern of a piece is too coarse to see. */
const isMalformed = ({ comment, instruction, text }: Groups, at: number): boolean =>
  (comment !== undefined && /--|-$/.test(comment)) ||
  (instruction !== undefined && (/^xml\b/i.test(instruction) ? at > 0 : !/^\p{L}/u.test(instruction))) ||
  text?.includes(']]>') === true;

const linesIn = (text: string): number => countLines(text) - 1;

function* pieces(text: string): Generator<{ groups: Groups; line: number }> {
  let line = 1;
  for (let at = 0; at < text.length; ) {
    piece.lastIndex = at;
    const found = piece.exec(text);
    if (found === null || isMalformed(found.groups ?? {}, at)) throw unreadable(text, at, line);
    if (forbidden.test(found[0])) throw new FormatFault(line, 'holds a character that XML cannot hold');
    yield { groups: found.groups ?? {}, line };
    line += linesIn(found[0]);
    at += found[0].length;
  }
}

/**
 * Reads XML piece by piece, elements closed as they were opened. Of XML it knows what data needs: elements, attributes, text, CDATA, comments, the five names
 * and numbers of characters. A DOCTYPE is refused. Throws {@link FormatFault}.
 */
export function* readXml(text: string): Generator<Token> {
  const open: string[] = [];
  let hasRoot = false;
  for (const { groups, line } of pieces(text)) {
    const { opened, closed, cdata, empty } = groups;
    if (opened !== undefined) {
      if (open.length === 0 && hasRoot) throw new FormatFault(line, `goes on with <${opened}> behind its end`);
      if (open.length >= maxDepth) throw new FormatFault(line, 'is nested too deep');
      hasRoot = true;
      yield { is: 'open', name: opened, attributes: attributesOf(groups.attributes ?? '', line), line };
      if (empty === '/') yield { is: 'close', name: opened, line };
      else open.push(opened);
    } else if (closed !== undefined) {
      const expected = open.pop();
      if (expected !== closed)
        throw new FormatFault(line, `closes <${closed}> where ${expected ? `<${expected}> is open` : 'nothing is open'}`);
      yield { is: 'close', name: closed, line };
    } else if (cdata !== undefined || groups.text !== undefined) {
      const said = cdata ?? resolved(groups.text ?? '', line);
      if (open.length > 0) yield { is: 'text', text: said, line };
      else if (cdata !== undefined || said.trim() !== '') throw new FormatFault(line, 'has text outside its elements');
    }
  }
  const left = open.pop();
  if (left !== undefined || !hasRoot) throw new FormatFault(1 + linesIn(text), left ? `ends where <${left}> is open` : 'holds no element');
}
