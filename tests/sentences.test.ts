import { describe, expect, it } from 'vitest';
import { all, childrenOf, filesIn, isNode, type Node, parsed, sourceOf } from './house/syntax';
import { englishIn } from './kit/english-words';
import { limitsIn } from './kit/limits-in-sentences';

const rooms = ['src/past-test', 'src/admin', 'src/app', 'src/learner', 'src/pictures', 'src/runner', 'src/session', 'src/ui', 'src/copy'];
/** Legal texts and the statement of accessibility are whole pages, one for each language. */
const legal = /^src\/app\/pages\/(PrivacyPolicy|TermsAndConditions|Accessibility)(Hindi)?\.tsx$/;

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
  विद्यार्थी: 'परीक्षार्थी',
  परिवर्तन: 'बदलाव',
  यादृच्छिक: 'अपने आप',
  ऋणात्मक: 'कटने वाले अंक',
  अपेक्षित: 'अभी नहीं आए',
  ग़लत: 'गलत',
  ख़ाली: 'खाली',
  ख़राब: 'खराब',
  तारीख़: 'तारीख',
  फ़ॉर्मूल: 'सूत्र',
  'अधिक से अधिक': 'ज़्यादा से ज़्यादा',
  प्रतीक्ष: 'रुकें or बाकी',
  समापन: 'अंत',
  आरोही: 'बढ़ते क्रम में',
  कूट: 'कोड',
  अद्यतन: 'नया',
  स्वयं: 'ख़ुद or अपने आप',
  उत्तरदायी: 'ज़िम्मेदार',
  द्वारा: 'ने or से',
  "उत्तर नहीं दिया'": 'अनुत्तरित',
};

/** Columns of a sheet, values of the API, labels of other programs: written as the admin meets them there. */
const asMet = new Set([
  ...['Question', 'Category', 'Option', 'Correct', 'option', 'Explanation', 'Difficulty', 'Language', 'Tags', 'Kind', 'Passage', 'passage'],
  ...[
    'text',
    'Answer',
    'Science',
    'Physics',
    'Name',
    'Email',
    'Phone',
    'Group',
    'Groups',
    'tolerance',
    'multilang',
    'cloze',
    'console',
    'Users',
    'Auth',
  ],
  ...['emulator', 'localhost', 'Advanced', 'percent', 'questions', 'all', 'nothing', 'advanced', 'admin', 'user', 'key', 'drop', 'bonus'],
  ...['true', 'false', 'base', 'quiz', 'amp', 'conjunction', 'https'],
  ...['File', 'Import'],
]);
/** Settings and abbreviations. */
const isCapital = (word: string): boolean => word === word.toUpperCase();

/** English that an admin would not meet there in English. */
const unmet = (text: string): string[] => englishIn(text).filter((word) => !isCapital(word) && !asMet.has(word));

/** Keys, types, names of files and what a text is compared with: texts that no person reads. */
const unread = (node: Node, parent: Node | null): boolean =>
  parent !== null &&
  (parent.type.startsWith('Import') ||
    parent.type.startsWith('TS') ||
    (parent.type === 'BinaryExpression' && parent.operator !== '+') ||
    (parent.type === 'Property' && parent.key === node && parent.value !== node) ||
    (parent.type === 'MemberExpression' && parent.property === node) ||
    (parent.type === 'CallExpression' && Array.isArray(parent.arguments) && parent.arguments.includes(node)));

/** Every text of a catalogue that a person may read. */
function saidIn(code: string): string[] {
  const said = (node: Node, parent: Node | null): string[] => {
    if (unread(node, parent)) return [];
    if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
    if (node.type === 'TemplateElement') return [(node.value as { cooked: string }).cooked];
    return childrenOf(node).flatMap((child) => said(child, node));
  };
  return said(parsed({ file: 'catalogue.ts', code }), null);
}

const files = rooms.flatMap(filesIn);
const catalogues = ['src/copy/hi', 'src/admin/words/hi'].flatMap(filesIn);
const hindi = [...catalogues, ...files.filter((file) => /Hindi\.tsx$/.test(file)), 'contract/assessment/results-file/hindi.ts'];
const read = (file: string) => sourceOf(file).code;

/** Numbers in sentences that are no limit of ours, or that the specification writes so to the letter. */
const noLimits: Readonly<Record<string, string>> = {
  'Enter a valid 10-digit phone number.': 'a sentence of the specification',
  'Enter a valid 6-digit OTP.': 'a sentence of the specification',
  'कृपया 10 अंकों का सही फ़ोन नंबर डालें।': 'its translation',
  'कृपया 6 अंकों का सही OTP डालें।': 'its translation',
  '✅ OTP sent to +91': 'a sentence of the specification',
  '✅ +91': 'its translation',
  'At least 6 characters.': 'a rule of the identity service',
  'कम से कम 6 अक्षर।': 'a rule of the identity service',
  'The password is too short: at least 6 characters.': 'a rule of the identity service',
  'पासवर्ड छोटा है: कम से कम 6 अक्षर चाहिए।': 'a rule of the identity service',
  '❌ Please enter the right number, such as 12 or -0.5.': 'an example',
  '❌ कृपया सही संख्या लिखें, जैसे 12 या -0.5।': 'an example',
  '❌ This number has more digits than can be kept. Please round it to 15 digits.': 'digits of a number of 64 bits',
  '❌ इस संख्या में इतने अंक हैं कि पूरे नहीं रखे जा सकते। कृपया 15 अंकों तक लिखें।': 'digits of a number of 64 bits',
  'At most once a day, at 5 in the afternoon. The portal learns the hour and the number, and no question.': 'an hour of the day',
  'दिन में ज़्यादा से ज़्यादा एक बार, शाम 5 बजे। पोर्टल को केवल समय और संख्या पता चलती है, कोई प्रश्न नहीं।': 'an hour of the day',
  ' in the first 10': 'the reply names it: firstTen',
  ' बदलेंगे, पहले 10 में ': 'the reply names it: firstTen',
};

describe('the sentences of screens', () => {
  it('are in a catalogue, so that they exist in every language', () => {
    const strays = files
      .filter((file) => file.endsWith('.tsx') && !legal.test(file))
      .flatMap((file) => literalsIn(read(file)).map((words) => `${file}: ${words}`));
    expect(strays).toEqual([]);
  });

  it('come from the hooks, never from the English catalogue alone', () => {
    const english = /import (?!type )\{[^}]*\} from '[^']*\/en\/[a-z]+'/;
    const catalogues = /\/(copy|words)\/use-([a-z]+-)?copy\.ts$/;
    expect(files.filter((file) => !catalogues.test(file) && english.test(read(file)))).toEqual([]);
  });

  it('use one Hindi word for one notion, as people speak', () => {
    const found = hindi.flatMap((file) =>
      Object.entries(unspoken).flatMap(([word, spoken]) => (read(file).includes(word) ? [`${file}: ${word}, say ${spoken}`] : [])),
    );
    expect(hindi.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });

  it('have no English in Hindi but names, formats and codes', () => {
    const found = catalogues.flatMap((file) =>
      saidIn(read(file)).flatMap((text) => unmet(text).map((word) => `${file}: ${word} in “${text}”`)),
    );
    expect(found).toEqual([]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
    const code = "import a from 'some file'; const b: Record<'one', 'two'> = { 'a key': x === 'three' ? 'नया draft' : `Question ${n}` };";
    expect(saidIn(code).flatMap(englishIn)).toEqual(['draft', 'Question']);
    expect(englishIn('Moodle XML या GIFT, 10 MB तक, pre.xlsx')).toEqual([]);
  });

  it('take each limit from the contract, so that none is wrong once the limit is another', () => {
    // The sample is a question, and its numbers are no rule of the portal.
    const everywhere = ['src/copy', 'src/admin/words', 'contract/faults'].flatMap(filesIn).filter((file) => !file.endsWith('/sample.ts'));
    const retyped = everywhere.flatMap((file) =>
      saidIn(read(file))
        .filter((text) => !(text in noLimits))
        .flatMap((text) => limitsIn(text).map((number) => `${file}: ${number} in “${text}”`)),
    );
    expect(retyped).toEqual([]);
    const used = new Set(everywhere.flatMap((file) => saidIn(read(file))));
    expect(Object.keys(noLimits).filter((text) => !used.has(text))).toEqual([]);
    expect(limitsIn('At most 300 questions, 1,000 signs or 10 MB, of 2')).toEqual([300, 1_000, 10]);
    expect(limitsIn('a colour as #300300, 25:3,4;10:7, SHA-256, 7.25 or v300')).toEqual([]);
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
