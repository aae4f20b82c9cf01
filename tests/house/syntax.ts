import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** A file of the project with its text. */
export const sourceOf = (file: string): Source => ({ file, code: readFileSync(join(root, file), 'utf8') });

/** Files of TypeScript in a folder, with their paths from the root. */
export const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name));

/** A node of a syntax tree. */
export type Node = { type: string; [key: string]: unknown };

export const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** The nodes directly in a node. Written out, since the tests of texts ask this of every node of the project. */
export function childrenOf(node: Node): Node[] {
  const found: Node[] = [];
  for (const name in node) {
    const value = node[name];
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) found.push(one);
    } else if (isNode(value)) found.push(value);
  }
  return found;
}

/** A node and all nodes in it. */
export function all(top: Node): Node[] {
  const found = [top];
  // The list grows while it is walked.
  for (const node of found) found.push(...childrenOf(node));
  return found;
}

export interface Source {
  file: string;
  code: string;
}

/** The syntax tree of a file. Throws where the file cannot be parsed. */
export function parsed({ file, code }: Source): Node {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program as unknown as Node;
}

/** The name of a property, of a member or of a variable, or null where it is computed. */
export function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'MemberExpression') return node.computed ? null : nameOf(node.property);
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type === 'Identifier') return String(node.name);
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}
