import { expect, test } from 'vitest';
import { fromWord } from '../../../../../src/admin/bank/upload/reading/text/docx';
import { fromLines } from '../../../../../src/admin/bank/upload/reading/text/lines';

const run = (text: string, settings = '') => `<w:r><w:rPr>${settings}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (contents: string, list?: [id: string, level: string]) =>
  `<w:p><w:pPr>${list ? `<w:numPr><w:ilvl w:val="${list[1]}"/><w:numId w:val="${list[0]}"/></w:numPr>` : ''}<w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>${contents}</w:p>`;
const documentOf = (...paragraphs: string[]) =>
  `<?xml version="1.0"?><w:document xmlns:w="w" xmlns:m="m" xmlns:mc="mc"><w:body>${paragraphs.join('')}</w:body></w:document>`;

const numbering = `<w:numbering xmlns:w="w">
  <w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/></w:lvl></w:abstractNum>
  <w:abstractNum w:abstractNumId="8"><w:lvl w:ilvl="0"><w:numFmt w:val="upperLetter"/></w:lvl></w:abstractNum>
  <w:abstractNum w:abstractNumId="9"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>
  <w:num w:numId="3"><w:abstractNumId w:val="9"/></w:num>
</w:numbering>`;

test('paragraphs are lines, whatever runs they consist of; a break is a new line and a tabulator of the settings is none', () => {
  const { lines } = fromWord(
    documentOf(
      paragraph(run('1. What ') + run('is H') + run('2', '<w:vertAlign w:val="subscript"/>') + run('O?')),
      paragraph('<w:r><w:t>(a) x</w:t><w:br/><w:t>(b)</w:t><w:tab/><w:t>y</w:t></w:r>'),
    ),
    null,
  );
  expect(lines).toEqual([{ text: '1. What is H₂O?' }, { text: '(a) x' }, { text: '(b)\ty' }]);
});

test('raised text never becomes another number', () => {
  const raised = '<w:vertAlign w:val="superscript"/>';
  const { lines } = fromWord(documentOf(paragraph(run('10') + run('-3', raised) + run(' and e') + run('kx', raised))), null);
  expect(lines).toEqual([{ text: '10⁻³ and e^(kx)' }]);
});

test('lists that Word numbers by itself are questions and options', () => {
  const document = documentOf(
    paragraph(run('First?'), ['1', '0']),
    paragraph(run('x'), ['1', '1']),
    paragraph(run('y'), ['1', '1']),
    paragraph(run('Answer: b')),
    paragraph(run('Second?'), ['1', '0']),
    paragraph(run('note'), ['3', '0']),
    paragraph(run('z'), ['2', '0']),
    paragraph(run('w'), ['2', '0']),
  );
  expect(fromLines(fromWord(document, numbering).lines).rows.slice(1)).toEqual([
    ['First?', 'x', 'y', 'b', '', ''],
    ['Second?\nnote', 'z', 'w', '', '', ''],
  ]);
});

test('a list that stands in the style of a paragraph, or in the one it is based on, is a list', () => {
  const styled = (text: string, style: string) => `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(text)}</w:p>`;
  const styles = `<w:styles xmlns:w="w"><w:style w:styleId="ListNumber"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
    <w:style w:styleId="Asked"><w:basedOn w:val="ListNumber"/></w:style>
    <w:style w:styleId="ListNumber2"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`;
  const document = documentOf(styled('One?', 'ListNumber'), styled('x', 'ListNumber2'), styled('Two?', 'Asked'), styled('Plain', 'Normal'));
  expect(fromWord(document, numbering, styles).lines).toEqual([
    { text: 'One?', list: 'number' },
    { text: 'x', list: 'letter' },
    { text: 'Two?', list: 'number' },
    { text: 'Plain' },
  ]);
});

test('pictures and formulas are named in their place and counted; the older form of a drawing is not read again', () => {
  const drawing =
    '<w:r><mc:AlternateContent><mc:Choice><w:drawing><w:t>inside</w:t></w:drawing></mc:Choice><mc:Fallback><w:pict><w:t>old</w:t></w:pict></mc:Fallback></mc:AlternateContent></w:r>';
  const formula = '<m:oMath><m:unknown><m:r><m:t>x</m:t></m:r></m:unknown></m:oMath>';
  expect(fromWord(documentOf(paragraph(`${run('See ')}${drawing}${run(' and ')}${formula}.`)), null)).toEqual({
    lines: [{ text: 'See [🖼] and [∑]' }],
    tables: [],
    pictures: 1,
    formulas: 1,
  });
});

test('a formula is one in TeX, apart from a digit behind it', () => {
  const half =
    '<m:oMathPara><m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath></m:oMathPara>';
  const { lines, formulas } = fromWord(documentOf(paragraph(`${run('Add ')}${half}${run('3 times')}`)), null);
  expect([lines, formulas]).toEqual([[{ text: 'Add $\\frac{1}{2}$ 3 times' }], 0]);
});

const table = (rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(run(cell))}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

test('a table of data is a line for each row; one of options, of a key or of questions has a line for each cell', () => {
  const linesOf = (rows: string[][]) => fromWord(documentOf(table(rows)), null).lines.map(({ text }) => text);
  expect(
    linesOf([
      ['Year', 'Sales'],
      ['2020', '12'],
    ]),
  ).toEqual(['| Year | Sales |', '| 2020 | 12 |']);
  expect(
    linesOf([
      ['(a) 12', '(b) 14'],
      ['(c) 16', '(d) 18'],
    ]),
  ).toEqual(['(a) 12', '(b) 14', '(c) 16', '(d) 18']);
  expect(
    linesOf([
      ['1', '2'],
      ['b', 'c'],
    ]),
  ).toEqual(['1', '2', 'b', 'c']);
  expect(
    linesOf([
      ['Question', 'Answer'],
      ['Capital?', 'Delhi'],
    ]),
  ).toEqual(['Question', 'Answer', 'Capital?', 'Delhi']);
  expect(linesOf([['Year'], ['2020']])).toEqual(['Year', '2020']);
});

test('deleted text is not read', () => {
  expect(fromWord(documentOf(paragraph(`${run('kept')}<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>`)), null).lines).toEqual([
    { text: 'kept' },
  ]);
});

test('a formula of an older editor, or another embedded object, leaves its sign and is counted', () => {
  const embedded = (program: string) =>
    `<w:r><w:object><v:shape><v:imagedata r:id="rId5"/></v:shape><o:OLEObject Type="Embed" ProgID="${program}"/></w:object></w:r>`;
  const found = fromWord(
    documentOf(
      paragraph(run('If ') + embedded('Equation.DSMT4') + run(' and ') + embedded('Equation.3') + run(' in ') + embedded('Excel.Sheet.12')),
    ),
    null,
  );
  expect(found).toMatchObject({ lines: [{ text: 'If [∑] and [∑] in [🖼]' }], formulas: 2, pictures: 1 });
});

test('signs of the font Symbol are read, and those of another such font are lost', () => {
  const sign = (font: string, char: string, settings = '') => `<w:r>${settings}<w:sym w:font="${font}" w:char="${char}"/></w:r>`;
  const inFont = run('\uf061\uf0b3\uf0e6', '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>');
  const found = fromWord(
    documentOf(paragraph(sign('Symbol', 'F070') + run('r² ') + inFont + sign('Wingdings', 'F04A') + run(' ok'))),
    null,
  );
  expect(found).toMatchObject({ lines: [{ text: 'πr² α≥[∑][∑] ok' }], formulas: 2 });
});
