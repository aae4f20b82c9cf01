import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statements } from './all';
import { unchecked } from './unchecked';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const plain = (text: string) => text.replaceAll('**', '').replace(/\s+/g, ' ').trim();

/** The lines of each section, without markup. */
const lines = new Map<string, string[]>();
for (const section of read('docs/specification.md')
  .split(/^## (?=\d)/m)
  .slice(1))
  lines.set(section[0] ?? '', section.split('\n').slice(1).map(plain));

/** Where the pieces of a quote occur in a line, one after the other; null if they do not. */
function spans(line: string, quote: string): [number, number][] | null {
  let from = 0;
  const found: [number, number][] = [];
  for (const piece of quote.split('…').map((text) => text.trim())) {
    const at = line.indexOf(piece, from);
    if (at < 0) return null;
    from = at + piece.length;
    found.push([at, from]);
  }
  return found;
}

/** The words of a line that are in no quote. */
function unquoted(line: string, quotes: string[]): string[] {
  const rest = line.split('');
  for (const quote of quotes) for (const [from, to] of spans(line, quote) ?? []) rest.fill(' ', from, to);
  const words = rest.join('').match(/[\p{L}\p{N}{}/%][^|]*/gu) ?? [];
  return words.map((text) => text.replace(/[\s.,;:()-]+$/, '')).filter((text) => !['', 'and', 'or'].includes(text));
}

const sectionOf = (id: string) => id.slice(0, 1);

describe('the statements', () => {
  it('have an id each, numbered through within their section', () => {
    const counts = new Map<string, number>();
    for (const { id } of statements) {
      const number = (counts.get(sectionOf(id)) ?? 0) + 1;
      counts.set(sectionOf(id), number);
      expect(id).toBe(`${sectionOf(id)}.${number}`);
    }
    expect([...counts.keys()]).toEqual([...'123456789']);
  });

  it.each(statements)('$id quotes one line of its section: $says', ({ id, says }) => {
    expect(says.trim()).toBe(says);
    expect(says).not.toBe('');
    expect(lines.get(sectionOf(id))?.some((line) => spans(line, says) !== null)).toBe(true);
  });

  it.each([...lines.keys()])('leave no word of section %s out', (section) => {
    const quotes = statements.filter(({ id }) => sectionOf(id) === section).map(({ says }) => says);
    const left = lines.get(section)?.flatMap((line) => unquoted(line, [...quotes, ...unchecked]));
    expect(left).toEqual([]);
  });
});
