import { describe, expect, it } from 'vitest';
import { all, filesIn, isNode, type Node, nameOf, parsed, type Source, sourceOf } from './syntax';

/** The keys of a catalogue as paths, records and their keys both: `titles`, `titles.welcome`. */
function keysOf(record: Node, above: string[] = []): string[][] {
  return (record.properties as Node[]).flatMap((property) => {
    const name = property.type === 'Property' && !property.computed ? nameOf(property.key) : null;
    if (name === null) return [];
    const path = [...above, name];
    return isNode(property.value) && property.value.type === 'ObjectExpression' ? [path, ...keysOf(property.value, path)] : [path];
  });
}

/** What a value is without its type. */
const bare = (node: Node): Node =>
  (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression') && isNode(node.expression) ? bare(node.expression) : node;

/** Keys of the objects that a catalogue's file exports. */
const keysIn = (source: Source): string[][] =>
  (parsed(source).body as Node[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(all)
    .flatMap(({ type, init }) => (type === 'VariableDeclarator' && isNode(init) ? [bare(init)] : []))
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap((object) => keysOf(object));

interface Uses {
  /** Names that code reads, takes apart or passes as a text. */
  named: Set<string>;
  /** Records that code reads by a computed key, or lists. */
  indexed: Set<string>;
  /** Keys that code makes of a text with fixed parts. */
  made: RegExp[];
}

const lists = /^(entries|keys|values)$/;

function usesIn(sources: Source[]): Uses {
  const uses: Uses = { named: new Set(), indexed: new Set(), made: [] };
  for (const node of sources.flatMap((source) => all(parsed(source)))) {
    if (node.type === 'MemberExpression' && node.computed) {
      const { property } = node as { property?: Node };
      if (property?.type === 'TemplateLiteral') {
        const fixed = (property.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
        uses.made.push(new RegExp(`^${fixed.join('.*')}$`));
      } else uses.indexed.add(nameOf(node.object) ?? '');
    }
    if (node.type === 'CallExpression' && lists.test(nameOf(node.callee) ?? ''))
      for (const record of node.arguments as Node[]) uses.indexed.add(nameOf(record) ?? '');
    const read = node.type === 'ObjectPattern' ? (node.properties as Node[]).map(({ key }) => nameOf(key)) : [];
    if (node.type === 'MemberExpression' || node.type === 'Literal') read.push(nameOf(node));
    for (const name of read) if (name !== null) uses.named.add(name);
  }
  return uses;
}

const isUsed = (path: string[], { named, indexed, made }: Uses): boolean => {
  const key = path.at(-1) ?? '';
  return named.has(key) || made.some((one) => one.test(key)) || path.slice(0, -1).some((record) => indexed.has(record));
};

const unusedIn = (keys: string[][], uses: Uses): string[] => keys.filter((path) => !isUsed(path, uses)).map((path) => path.join('.'));

/** React Aria's keys: `tests/src/admin/shell/hints.test.tsx` compares them with the library's. */
const foreign = 'src/admin/words/en/hints.ts';
const catalogues = ['src/copy/en', 'src/admin/words/en']
  .flatMap(filesIn)
  .filter((file) => file !== foreign)
  .map(sourceOf);
describe('the catalogues of sentences', () => {
  it('have no key that no code uses', () => {
    const uses = usesIn(
      filesIn('src')
        .filter((file) => !/^src\/(copy|admin\/words)\/hi\//.test(file))
        .map(sourceOf),
    );
    expect(catalogues.flatMap((source) => unusedIn(keysIn(source), uses).map((key) => `${source.file}: ${key}`))).toEqual([]);
  });

  it('would be caught with such a key', () => {
    const copy = "{ read: 'a', taken: 'b', parts: { one: 'c', two: 'd' }, kinds: { x: 'e' }, left: 'f', nameHint: 'g' }";
    const code = `const { taken } = copy; say(copy.read, copy.parts.one, copy.kinds[kind], copy[\`\${field}Hint\`]);`;
    const uses = usesIn([{ file: 'screen.ts', code }]);
    expect(unusedIn(keysIn({ file: 'en.ts', code: `export const copy = ${copy};` }), uses)).toEqual(['parts.two', 'left']);
  });

  it('are found: every file has keys', () => {
    expect(catalogues.length).toBeGreaterThan(10);
    expect(catalogues.filter((source) => keysIn(source).length === 0)).toEqual([]);
  });
});
