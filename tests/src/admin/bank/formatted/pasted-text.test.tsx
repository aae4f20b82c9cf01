// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { pastedText, withBars } from '../../../../../src/admin/bank/formatted/pasted-text';

const mathml = (inside: string) => `<p>Find <math><mrow>${inside}</mrow></math></p>`;

describe('what is pasted', () => {
  test.each([
    ['raised and lowered signs', '<p>x<sup>2</sup> + H<sub>2</sub>O</p>', 'x² + H₂O'],
    ['raised signs by their style', '<p>x<span style="vertical-align:super">n+1</span></p>', 'xⁿ⁺¹'],
    ['lines', '<div>One<sup>2</sup></div><div>Two<br>Three</div>', 'One²\nTwo\nThree'],
    [
      'a table',
      '<p>Look</p><table><tr><th>Year</th><th>Sales</th></tr><tr><td>2020</td><td><p>12</p><p>t</p></td></tr></table>',
      'Look\n| Year | Sales |\n| 2020 | 12 t |',
    ],
    [
      'signs of the font Symbol, as Word codes them',
      '<p>2<span style=\'font-family:Symbol;mso-char-type:symbol;mso-symbol-font-family:Symbol\'><span style="mso-char-type:symbol;mso-symbol-font-family:Symbol">p</span></span>r &le; <span style="mso-char-type:symbol;mso-symbol-font-family:Wingdings">J</span></p>',
      '2πr ≤ [∑]',
    ],
    ['an ornament, which has an empty description', '<p>x<sup>2</sup> <img src="a.png" alt=""> here</p>', 'x² here'],
    ['a picture', '<p>See <img src="a.png" alt="map"> here</p>', 'See [🖼] here'],
    [
      'a formula that is drawn as a picture',
      '<p>Let <img src="a.svg" alt="{\\displaystyle x^{2}}">3</p>',
      ['Let $', '{\\displaystyle x^{2}}$ 3'].join(''),
    ],
    [
      'a formula by KaTeX',
      '<p>Let <span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">\\frac{a}{b}</annotation></semantics></math></span><span aria-hidden="true">ab</span></span>.</p>',
      'Let $\\frac{a}{b}$.',
    ],
    ['a fraction', mathml('<mfrac><mi>a</mi><mi>b</mi></mfrac>'), 'Find $\\frac{a}{b}$'],
    [
      'powers and indices',
      mathml('<msup><mi>x</mi><mn>2</mn></msup><mo>\u2062</mo><msub><mi>a</mi><mi>n</mi></msub>'),
      'Find $x^{2}a_{n}$',
    ],
    ['roots', mathml('<msqrt><mn>2</mn><mi>x</mi></msqrt><mroot><mn>8</mn><mn>3</mn></mroot>'), 'Find $\\sqrt{2x}\\sqrt[3]{8}$'],
    [
      'a sum',
      mathml('<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>'),
      'Find $\\sum_{i=1}^{n}i$',
    ],
    ['a limit', mathml('<munder><mi>lim</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder>'), 'Find $\\lim_{x\\to 0}$'],
    ['a vector', mathml('<mover><mi>F</mi><mo>→</mo></mover>'), 'Find $\\vec{F}$'],
    [
      'a matrix',
      mathml('<mo>|</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable><mo>|</mo>'),
      'Find $|\\begin{matrix}1 & 2\\end{matrix}|$',
    ],
    ['a formula with a part that has no row', mathml('<mmultiscripts><mi>x</mi></mmultiscripts>'), 'Find [∑]'],
    [
      'a formula of Word',
      '<p class=MsoNormal>Simplify <!--[if gte msEquation 12]><m:oMath><m:f><m:fPr><span><m:ctrlPr></m:ctrlPr></span></m:fPr><m:num><i><span><m:r>a</m:r></span></i></m:num><m:den><m:rad><m:radPr><m:degHide m:val="on"/></m:radPr><m:deg></m:deg><m:e><i><m:r>b</m:r></i></m:e></m:rad></m:den></m:f></m:oMath><![endif]--><![if !msEquation]><img src="file.png"><![endif]>?</p>',
      'Simplify $\\frac{a}{\\sqrt{b}}$?',
    ],
  ])('has %s', (_, html, text) => {
    expect(pastedText(html, withBars)).toBe(text);
  });

  test('is its plain text where that says the same', () => {
    expect(pastedText('<p>One <b>two</b></p>', withBars)).toBeNull();
    expect(pastedText('', withBars)).toBeNull();
    expect(pastedText('<table><tr><td>a</td></tr></table>', () => 'tabs')).toBeNull();
  });

  test('has the cells of a sheet apart, and a cell with several lines whole', () => {
    const html = '<table><tr><td>x<sup>2</sup></td><td><p>a "b"</p><p>c</p></td></tr></table>';
    expect(pastedText(html, () => 'tabs')).toBe('x²\t"a ""b""\nc"');
  });

  test('a table is drawn as the place of the paste says, by its rows and whether anything stands around it', () => {
    const seen: unknown[] = [];
    const asked = (rows: readonly (readonly string[])[], isAlone: boolean) => {
      seen.push([rows.length, isAlone]);
      return isAlone ? ('tabs' as const) : ('bars' as const);
    };
    const table = '<table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table>';
    expect(pastedText(table, asked)).toBeNull();
    expect(pastedText(`<p>1. Look:</p>${table}<p>(a) 3</p>`, asked)).toBe('1. Look:\n| a | b |\n| 1 | 2 |\n(a) 3');
    expect(seen).toEqual([
      [2, true],
      [2, false],
    ]);
  });

  test('is no code, and its hidden parts are not text', () => {
    expect(pastedText('<style>p{}</style><script>window.ran = 1</script><p>x<sup>2</sup></p>', withBars)).toBe('x²');
    expect('ran' in window).toBe(false);
  });
});
