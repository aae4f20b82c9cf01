import { FormatFault } from '../shared/entry';
import type { Token } from './xml';

/** An element with its descendants. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  line: number;
  /** Its first character in the text, and the one behind it, from 0. */
  at: number;
  end: number;
  children: Element[];
  /** The element's own text, without that of its children. */
  text: string;
}

/** The most descendants of a child of the root; a question has some dozens. */
const mostWithin = 5_000;

/** The children of the root, one after the other, so that a long file is never in memory as a whole. `root` is called first, with the root's name. */
export function* elementsBelow(tokens: Iterable<Token>, root: (name: string, line: number) => void): Generator<Element> {
  const open: Element[] = [];
  let [depth, held] = [0, 0];
  for (const token of tokens) {
    if (token.is === 'text') {
      const current = open.at(-1);
      if (current !== undefined) current.text += token.text;
    } else if (token.is === 'open') {
      depth += 1;
      held = depth <= 2 ? 0 : held + 1;
      if (held > mostWithin) throw new FormatFault(token.line, { code: 'xml-too-many-elements', most: mostWithin });
      if (depth === 1) root(token.name, token.line);
      else {
        const { name, attributes, line, at } = token;
        open.push({ name, attributes, line, at, end: at, children: [], text: '' });
      }
    } else {
      depth -= 1;
      const done = open.pop();
      const parent = open.at(-1);
      if (done !== undefined) done.end = token.end;
      if (parent !== undefined && done !== undefined) parent.children.push(done);
      else if (done !== undefined) yield done;
    }
  }
}

export const within = (element: Element, name: string): Element[] => element.children.filter((child) => child.name === name);
export const first = (element: Element | undefined, ...path: string[]): Element | undefined =>
  path.reduce<Element | undefined>((found, name) => found?.children.find((child) => child.name === name), element);
