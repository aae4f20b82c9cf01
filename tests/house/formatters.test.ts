import { expect, it } from 'vitest';
import { childrenOf, filesIn, isNode, type Node, nameOf, parsed, type Source, sourceOf } from './syntax';

/** The nodes that run while a file loads: none of a function's. */
function atLoad(node: Node): Node[] {
  if (/Function/.test(node.type) || node.type === 'MethodDefinition') return [];
  return [node, ...childrenOf(node).flatMap(atLoad)];
}

const isFormatter = ({ type, callee }: Node): boolean =>
  type === 'NewExpression' && isNode(callee) && callee.type === 'MemberExpression' && nameOf(callee.object) === 'Intl';

const formattersIn = (source: Source): string[] =>
  atLoad(parsed(source))
    .filter(isFormatter)
    .map(({ callee }) => `${source.file}: Intl.${nameOf(callee)}`);

/** Files that no page of a learner loads. */
const adminsOnly = /^(src\/admin\/|contract\/fields\/arrange\.ts$)/;

it('no file of learners makes a formatter while it loads: the first one of a page takes a slow phone 120 ms, before anything is shown', () => {
  const files = ['contract', 'analysis', 'src'].flatMap(filesIn).filter((file) => !adminsOnly.test(file));
  expect(files.length).toBeGreaterThan(500);
  const using = files.map(sourceOf).filter(({ code }) => code.includes('new Intl.'));
  expect(using.length).toBeGreaterThan(5);
  expect(using.flatMap(formattersIn)).toEqual([]);
  const code = 'const list = new Intl.ListFormat("en"); export const later = () => new Intl.ListFormat("en");';
  expect(formattersIn({ file: 'a.ts', code })).toEqual(['a.ts: Intl.ListFormat']);
});
