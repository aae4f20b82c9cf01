import { expect, test } from 'vitest';
import { readFile } from '../../../contract/formats/read-file';
import { type Meant, recategorized } from '../../../contract/formats/recategorized';

function opened(name: string, text: string) {
  const found = readFile({ name, bytes: new TextEncoder().encode(text) });
  if ('why' in found) throw new Error(found.why.code);
  return found;
}
const said = (name: string, text: string) => Array.from(opened(name, text).categories, ({ path }) => path);
const lines = (name: string, text: string) => Array.from(opened(name, text).entries, ({ line }) => line);

const meant: Meant = new Map([
  ['Maths > Sums', ['Algebra', 'A/C & D/C']],
  ['Bio', ['Science']],
]);

const gift = `// Before
$CATEGORY: $course$/top/Maths/Sums
Why?{=a ~b}

  $CATEGORY: Bio
// [tag:x]

::$CATEGORY: Bio:: Where
$CATEGORY: Bio
{=a ~b}

$CATEGORY: Physics

When?{=a ~b}
`;

test('a GIFT file says other categories in its lines of categories, and all else stays', () => {
  expect(said('a.gift', gift)).toEqual(['Maths > Sums', 'Bio', 'Physics']);
  const written = recategorized(opened('a.gift', gift), meant);
  expect(written).toBe(
    gift
      .replace('$CATEGORY: $course$/top/Maths/Sums', () => '$CATEGORY: $course$/top/Algebra/A//C & D//C')
      .replace('  $CATEGORY: Bio', () => '$CATEGORY: $course$/top/Science'),
  );
  expect(said('a.gift', written)).toEqual(['Algebra > A/C & D/C', 'Science', 'Physics']);
});

const question = (name: string) =>
  `<question type="truefalse"><name><text>${name}</text></name><questiontext><text><![CDATA[<question type="category">Bio</question>]]></text></questiontext>
  <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>`;

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<!-- question: 0 <question type="category"> -->
  <question type="category">
    <category><text>$course$/top/Maths/Sums</text></category>
    <info format="html"><text>Ä</text></info>
  </question>${question('One')}<question type='category'><category><text><![CDATA[ Bio ]]></text></category></question>
  ${question('Two')}
  ${`<!-- ${'𝄞'.repeat(40_000)} -->`}
  <question type="category"><category><text>top/Bio</text></category></question>
  <question type="category"><category><text>Physics</text></category></question>
  ${question('Three')}
</quiz>
`;

test('a Moodle XML file says other categories in its elements of categories, and each question stays in its line', () => {
  expect(said('a.xml', xml)).toEqual(['Maths > Sums', 'Bio', 'Bio', 'Physics']);
  const written = recategorized(opened('a.xml', xml), meant);
  const as = (path: string) => `<question type="category"><category><text>$course$/top/${path}</text></category></question>`;
  const first = xml.slice(xml.indexOf('<question type="category">\n'), xml.indexOf('</question>') + '</question>'.length);
  expect(written).toBe(
    xml
      .replace(first, () => `${as('Algebra/A//C &amp; D//C')}\n\n\n`)
      .replace(`<question type='category'><category><text><![CDATA[ Bio ]]></text></category></question>`, () => as('Science'))
      .replace('<question type="category"><category><text>top/Bio</text></category></question>', () => as('Science')),
  );
  expect(lines('a.xml', written)).toEqual(lines('a.xml', xml));
  expect(said('a.xml', written)).toEqual(['Algebra > A/C & D/C', 'Science', 'Science', 'Physics']);
});

test('a file without categories stays as it is', () => {
  const aiken = 'Why?\nA. one\nB. two\nANSWER: A\n';
  expect([said('a.txt', aiken), recategorized(opened('a.txt', aiken), meant)]).toEqual([[], aiken]);
});
