import { describe, expect, it } from 'vitest';
import { all, childrenOf, filesIn, isNode, type Node, parsed, sourceOf } from './house/syntax';

const rooms = ['src/admin', 'src/app', 'src/learner', 'src/pictures', 'src/runner', 'src/session', 'src/ui', 'src/copy'];
/** Legal texts are whole pages, one for each language. */
const legal = /^src\/app\/pages\/(PrivacyPolicy|TermsAndConditions)(Hindi)?\.tsx$/;

/** Attributes that a person reads or hears. */
const spoken = /^(aria-label|aria-description|aria-roledescription|alt|title|placeholder|label|hint|lead|name|facts|columns|rows)$/;
const hasWord = (text: string) => /\p{L}{2,}/u.test(text);

/** Texts that an expression would show: literals, and the fixed parts of templates. */
function shownBy(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  if (node.type === 'ArrayExpression') return childrenOf(node).flatMap(shownBy);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].filter(isNode).flatMap(shownBy);
  if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') return isNode(node.right) ? shownBy(node.right) : [];
  return [];
}

/** Texts of a screen outside the catalogues: text between tags, and values of attributes that a person reads. */
function literalsIn(code: string): string[] {
  return all(parsed({ file: 'screen.tsx', code }))
    .flatMap((node) => {
      if (node.type === 'JSXText') return [String(node.value).trim()];
      if (node.type === 'JSXExpressionContainer') return [];
      if (node.type === 'JSXElement' || node.type === 'JSXFragment')
        return childrenOf(node).flatMap((child) =>
          child.type === 'JSXExpressionContainer' && isNode(child.expression) ? shownBy(child.expression) : [],
        );
      if (node.type !== 'JSXAttribute' || !isNode(node.value)) return [];
      const attribute = String((node.name as { name: unknown }).name);
      const value = node.value.type === 'JSXExpressionContainer' && isNode(node.value.expression) ? node.value.expression : node.value;
      // A lower-case `name` is a control's name for machines.
      return spoken.test(attribute) ? shownBy(value).filter((text) => attribute !== 'name' || /^\p{Lu}/u.test(text)) : [];
    })
    .filter(hasWord);
}

/** Hindi words that no sentence uses: stiff, or a second word for one notion. Each with the word that is used. */
const unspoken: Readonly<Record<string, string>> = {
  त्रुटि: 'गड़बड़ी or गलती',
  पुस्तिका: 'कॉपी',
  पूर्ववत: 'वापस लें',
  उपनाम: 'सरनेम',
  शुद्धता: 'सटीकता',
  पृष्ठ: 'पेज',
  सहेज: 'सेव',
  जमा: 'सबमिट',
  पुनः: 'फिर से',
  'अपने-आप': 'अपने आप',
  आवश्यक: 'ज़रूरी',
  यदि: 'अगर',
  दिनांक: 'तारीख',
  पंजीकरण: 'रजिस्टर',
  'दर्ज करें': 'डालें',
  'से पूर्व': 'से पहले',
  "उत्तर नहीं दिया'": 'अनुत्तरित',
};

const files = rooms.flatMap(filesIn);
const read = (file: string) => sourceOf(file).code;

describe('the sentences of screens', () => {
  it('are in a catalogue, so that they exist in every language', () => {
    const strays = files
      .filter((file) => file.endsWith('.tsx') && !legal.test(file))
      .flatMap((file) => literalsIn(read(file)).map((words) => `${file}: ${words}`));
    expect(strays).toEqual([]);
  });

  it('come from the hooks, never from the English catalogue alone', () => {
    const english = /import (?!type )\{[^}]*\} from '[^']*\/en\/[a-z]+'/;
    const catalogues = /\/copy\/use-([a-z]+-)?copy\.ts$/;
    expect(files.filter((file) => !catalogues.test(file) && english.test(read(file)))).toEqual([]);
  });

  it('use one Hindi word for one notion, as people speak', () => {
    const hindi = ['src/copy/hi', 'src/admin/copy/hi'].flatMap(filesIn);
    const found = hindi.flatMap((file) =>
      Object.entries(unspoken).flatMap(([word, spoken]) => (read(file).includes(word) ? [`${file}: ${word}, say ${spoken}`] : [])),
    );
    expect(hindi.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });

  it.each([
    ['<p>Hello you</p>', 'Hello you'],
    ['<nav aria-label="Main ways" />', 'Main ways'],
    ['<Fact name="Minutes" />', 'Minutes'],
    ["<Facts facts={[['Minutes', 3]]} />", 'Minutes'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
    ['<p>{`${n} questions`}</p>', ' questions'],
    ["<p>{isOn ? 'On the net' : null}</p>", 'On the net'],
    ["<p>{isOn && 'On the net'}</p>", 'On the net'],
  ])('are found outside a catalogue: %s', (code, words) => {
    expect(literalsIn(`export const a = ${code};`)).toEqual([words]);
  });

  it('are told from texts that machines read', () => {
    expect(literalsIn('export const a = <input name="email" className="a b" type="text" data-status={`done`} />;')).toEqual([]);
  });
});
