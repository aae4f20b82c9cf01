import { renderToString } from 'katex';
import { expect, test } from 'vitest';
import { readXml } from '../../../../../contract/formats/moodle/xml';
import { katexRules } from '../../../../../contract/question/formulas/katex-rules';
import { segmentsOf } from '../../../../../contract/question/formulas/segments';
import { type FormulaPart, texOfWord } from '../../../../../src/admin/bank/formatted/word-formula';

const run = (text: string) => `<m:r><w:rPr><w:rFonts w:ascii="Cambria Math"/></w:rPr><m:t>${text}</m:t></m:r>`;
const e = (inside: string) => `<m:e>${inside}</m:e>`;

function partOf(xml: string): FormulaPart {
  const open: FormulaPart[] = [{ name: 'oMath', value: '', text: '', parts: [] }];
  for (const token of readXml(`<m:oMath xmlns:m="m" xmlns:w="w">${xml}</m:oMath>`)) {
    if (token.is === 'close') open.pop();
    else if (token.is === 'text') open.at(-1)?.parts === undefined || Object.assign(open.at(-1) as FormulaPart, { text: token.text });
    else {
      const part = { name: token.name.replace('m:', ''), value: token.attributes['m:val'] ?? '', text: '', parts: [] };
      open.at(-1)?.parts.push(part);
      open.push(part);
    }
  }
  return open[0]?.parts[0] as FormulaPart;
}

test.each([
  ['a fraction', `<m:f><m:fPr><m:ctrlPr/></m:fPr><m:num>${run('a')}</m:num><m:den>${run('b+1')}</m:den></m:f>`, '$\\frac{a}{b+1}$'],
  [
    'a fraction in a line',
    `<m:f><m:fPr><m:type m:val="lin"/></m:fPr><m:num>${run('1')}</m:num><m:den>${run('2')}</m:den></m:f>`,
    '$' + '{{1}/{2}}$',
  ],
  ['a choice', `<m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num>${run('n')}</m:num><m:den>${run('k')}</m:den></m:f>`, '$\\binom{n}{k}$'],
  [
    'powers',
    `<m:sSup>${e(run('x'))}<m:sup>${run('2')}</m:sup></m:sSup>${run('+')}<m:sSup>${e(run('10'))}<m:sup>${run('−3')}</m:sup></m:sSup>`,
    '$x^{2}+10^{-3}$',
  ],
  ['an index', `<m:sSub>${e(run('H'))}<m:sub>${run('2')}</m:sub></m:sSub>${run('O')}`, '$H_{2}O$'],
  ['both', `<m:sSubSup>${e(run('a'))}<m:sub>${run('i')}</m:sub><m:sup>${run('2')}</m:sup></m:sSubSup>`, '$a_{i}^{2}$'],
  ['in front', `<m:sPre><m:sub>${run('6')}</m:sub><m:sup>${run('14')}</m:sup>${e(run('C'))}</m:sPre>`, '$' + '{}_{6}^{14}{C}$'],
  ['a root', `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(run('2x'))}</m:rad>`, '$\\sqrt{2x}$'],
  ['a cube root', `<m:rad><m:deg>${run('3')}</m:deg>${e(run('8'))}</m:rad>`, '$\\sqrt[3]{8}$'],
  ['brackets', `<m:d>${e(run('x+1'))}</m:d>`, '$\\left(x+1\\right)$'],
  ['an interval', `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val=")"/></m:dPr>${e(run('0,1'))}</m:d>`, '$\\left[0,1\\right)$'],
  [
    'cases',
    `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>${e(`<m:eqArr>${e(run('x=1'))}${e(run('y=2'))}</m:eqArr>`)}</m:d>`,
    '$\\left\\{\\begin{aligned}x=1 \\\\ y=2\\end{aligned}\\right.$',
  ],
  [
    'a sum',
    `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${run('i=1')}</m:sub><m:sup>${run('n')}</m:sup>${e(run('i'))}</m:nary>`,
    '$\\sum_{i=1}^{n}{i}$',
  ],
  [
    'an integral',
    `<m:nary><m:naryPr><m:subHide m:val="1"/><m:supHide m:val="1"/></m:naryPr><m:sub/><m:sup/>${e(run('xdx'))}</m:nary>`,
    '$\\int{xdx}$',
  ],
  ['a function', `<m:func><m:fName>${run('sin')}</m:fName>${e(run('θ'))}</m:func>`, '$\\sin {\\theta }$'],
  ['a limit', `<m:limLow>${e(run('lim'))}<m:lim>${run('x→0')}</m:lim></m:limLow>`, '$\\lim_{x\\to 0}$'],
  [
    'a matrix',
    `<m:d><m:dPr><m:begChr m:val="|"/><m:endChr m:val="|"/></m:dPr>${e(`<m:m><m:mr>${e(run('1'))}${e(run('2'))}</m:mr><m:mr>${e(run('3'))}${e(run('4'))}</m:mr></m:m>`)}</m:d>`,
    '$\\left|\\begin{matrix}1 & 2 \\\\ 3 & 4\\end{matrix}\\right|$',
  ],
  ['a vector', `<m:acc><m:accPr><m:chr m:val="&#x20d7;"/></m:accPr>${e(run('F'))}</m:acc>`, '$\\vec{F}$'],
  ['a line above', `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(run('AB'))}</m:bar>`, '$\\overline{AB}$'],
  ['words and signs', run('speed of light') + run('≤50%'), '$\\text{speed of light}\\le 50\\%$'],
  ['a mathematical letter', run('𝑥'), '$x$'],
])('%s of Word is one of TeX, and can be drawn', (_, xml, tex) => {
  expect(texOfWord(partOf(xml))).toBe(tex);
  const [segment, ...others] = segmentsOf(tex);
  expect(others).toEqual([]);
  expect(segment?.kind).toBe('inline');
  expect(renderToString(segment?.source ?? '', katexRules)).toContain('katex');
});

test.each([
  ['nothing', run(' ')],
  ['a part of another name', `<m:phant>${e(run('x'))}</m:phant>`],
  ['a bracket that TeX has no sign for', `<m:d><m:dPr><m:begChr m:val="⟦"/></m:dPr>${e(run('x'))}</m:d>`],
  ['an accent that has no sign here', `<m:acc><m:accPr><m:chr m:val="☂"/></m:accPr>${e(run('x'))}</m:acc>`],
  ['a large sign that has none', `<m:nary><m:naryPr><m:chr m:val="☂"/></m:naryPr>${e(run('x'))}</m:nary>`],
])('a formula of %s is not carried over in part', (_, xml) => {
  expect(texOfWord(partOf(xml))).toBeNull();
});
