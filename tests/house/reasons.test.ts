import { describe, expect, it } from 'vitest';
import { all, filesIn, isNode, type Node, nameOf, parsed, type Source, sourceOf } from './syntax';

/** Functions and classes that take a fault or the reason of a refusal. */
const takers = new Set(['Refusal', 'FileRefused', 'invalid', 'unavailable', 'rejected', 'carried']);
/** Schemas of valibot whose texts are values, not messages. */
const ofValues = new Set(['literal', 'picklist']);

/** Two words with a space between them, or one word that ends like a sentence. */
const sentence = /\p{L}{2,}["')]?[,;:]? ["'(]?\p{L}{2,}|^\p{Lu}\p{Ll}+[.!?]$/u;
const hasWord = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** The English sentence that a literal looks like, or null. A place in a template stands for a word. */
function sentenceIn(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return sentence.test(node.value) ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const fixed = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return fixed.some(hasWord) && sentence.test(fixed.join('value')) ? fixed.join('…') : null;
}

const isCall = ({ type }: Node): boolean => type === 'CallExpression' || type === 'NewExpression';
const isOfValibot = (callee: Node): boolean => callee.type === 'MemberExpression' && nameOf(callee.object) === 'v';

/** What a node hands over as a reason: arguments of a call that takes one, or the parameters beside a code. */
function handedOver(node: Node): Node[] {
  if (isCall(node) && isNode(node.callee)) {
    const name = nameOf(node.callee) ?? '';
    const takes = isOfValibot(node.callee) ? !ofValues.has(name) : takers.has(name);
    return takes ? (node.arguments as Node[]) : [];
  }
  if (node.type !== 'ObjectExpression') return [];
  const properties = node.properties as Node[];
  return properties.some(({ key }) => nameOf(key) === 'code') ? properties.flatMap(({ value }) => (isNode(value) ? [value] : [])) : [];
}

/** Sentences that code hands over where a fault or a reason belongs. */
const sentencesIn = (source: Source): string[] => [
  ...new Set(
    all(parsed(source))
      .flatMap(handedOver)
      .flatMap(all)
      .flatMap((node) => sentenceIn(node) ?? []),
  ),
];

const catalogues =
  /^contract\/faults\/(english|exams|form-rules|formats|people|pictures|practice|questions|refusals|sheets|values|xml)\.ts$/;
const files = ['contract', 'server'].flatMap(filesIn).filter((file) => !catalogues.test(file));

describe('reasons of the contract and the server', () => {
  it('are codes: their sentences are in the catalogues alone', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.map(sourceOf).flatMap((source) => sentencesIn(source).map((text) => `${source.file}: ${text}`))).toEqual([]);
  });

  it.each([
    ["new Refusal('not-found', 'There is no such exam.')", ['There is no such exam.']],
    [`throw unavailable(\`\${name} is being read; try again soon.\`, 5)`, ['… is being read; try again soon.']],
    ["invalid({ name: 'is taken already' })", ['is taken already']],
    [`rejected(\`Question \${id}\`)`, ['Question …']],
    ["v.pipe(v.string(), v.maxLength(9, 'has too many characters'))", ['has too many characters']],
    ["v.check((at) => at > 0, isLate ? 'Late.' : carried({ code: 'empty' }))", ['Late.']],
    ["const why = { code: 'empty', because: 'no text is there' }", ['no text is there']],
  ])('would be caught as sentences: %s', (code, caught) => {
    expect(sentencesIn({ file: 'strays.ts', code })).toEqual(caught);
  });

  it.each([
    "new Refusal('not-found', { code: 'no-such-exam' })",
    "v.maxLength(9, carried({ code: 'too-many-characters', most: 9 }))",
    "v.literal('Moodle rescue file')",
    "new Error('A sentence for engineers.')",
  ])('are not taken for sentences where they are none: %s', (code) => {
    expect(sentencesIn({ file: 'codes.ts', code })).toEqual([]);
  });
});
