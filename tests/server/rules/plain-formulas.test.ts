import { expect, it } from 'vitest';
import { withPlainFormulas } from '../../../server/rules/data/plain-formulas';

const tex = String.raw;

it.each([
  ['no formula, $5 and C:\\x', 'no formula, $5 and C:\\x'],
  ['Half is $\\frac{1}{2}$.', 'Half is 1/2.'],
  ['$x^2 + y_1 = 10^{-3}$', 'x² + y₁ = 10⁻³'],
  ['$x^n$, $x^{n+1}$ and $a_{ij}$', 'x^n, x^(n+1) and a_(ij)'],
  ['\\(30^\\circ\\) or $90^{\\circ}$', '30° or 90°'],
  ['$$E = mc^{2}$$', 'E = mc²'],
  ['$3\\frac{1}{2}$ and 3$\\frac{1}{2}$x', '3 1/2 and 3 1/2 x'],
  ['$\\sqrt{2}$x, 5$x$, km/h', '√2 x, 5x, km/h'],
  ['H$_2$O, $n$th, 10$^{-3}$', 'H₂O, nth, 10⁻³'],
  ['$\\cancel{x}$ and $$\\cancel{x}$$', '$\\cancel{x}$ and $$\\cancel{x}$$'],
])('the text %s reads %s', (text, line) => {
  expect(withPlainFormulas(text)).toBe(line);
});

/** Formulas of different meaning: each has its own line. */
const formulas: [string, string][] = [
  [tex`\dfrac{a+b}{2c}`, '(a+b)/(2c)'],
  [tex`\frac{a+b}{2}c`, '((a+b)/2)c'],
  [tex`3\frac{1}{2}`, '3 1/2'],
  [tex`\frac{31}{2}`, '31/2'],
  [tex`3\frac{1}{2}x`, '(3 1/2)x'],
  [tex`6 \div 3\frac{1}{2}`, '6 ÷ (3 1/2)'],
  [tex`x3\frac{1}{2}`, 'x3(1/2)'],
  [tex`2\frac{3}{4}`, '2 3/4'],
  [tex`\frac{23}{4}`, '23/4'],
  [tex`2\frac{a}{b}`, '2(a/b)'],
  [tex`\frac{1}{2}\frac{3}{4}`, '(1/2)(3/4)'],
  [tex`\frac12`, '1/2'],
  [tex`\frac{1}{2}x`, '(1/2)x'],
  [tex`\frac{1}{2x}`, '1/(2x)'],
  [tex`{\frac{1}{2}} \, y`, '(1/2) y'],
  [tex`\frac{a}{b}^2`, '(a/b)²'],
  [tex`\frac{a}{b^2}`, 'a/(b²)'],
  [tex`\frac{a^2}{b}`, 'a²/b'],
  [tex`\frac{1}{2}CV^2`, '(1/2)CV²'],
  [tex`\frac{1}{2CV^2}`, '1/(2CV²)'],
  [tex`\frac{a}{b} + \frac{c}{d} = x - \frac{1}{3}`, 'a/b + c/d = x - 1/3'],
  [tex`\frac{a}{b} \div \frac{c}{d}`, '(a/b) ÷ (c/d)'],
  [tex`\frac{\frac{a}{b}}{c}`, '(a/b)/c'],
  [tex`\frac{a}{\frac{b}{c}}`, 'a/(b/c)'],
  [tex`\frac{n}{2}!`, '(n/2)!'],
  [tex`\left( \dfrac{x}{y} \right)`, '( x/y )'],
  [tex`\sqrt{2}`, '√2'],
  [tex`\sqrt{2}x`, '(√2)x'],
  [tex`\sqrt{2x}`, '√(2x)'],
  [tex`\sqrt{x}^2`, '(√x)²'],
  [tex`\sqrt{x^2}`, '√(x²)'],
  [tex`2\sqrt{3}`, '2√3'],
  [tex`n\sqrt[3]{x}`, 'n(³√x)'],
  [tex`n^3\sqrt{x}`, 'n³√x'],
  [tex`\sqrt[3]{x+1}`, '³√(x+1)'],
  [tex`\sqrt{3}/2`, '(√3)/2'],
  [tex`\sqrt{3/2}`, '√(3/2)'],
  [tex`x^ny`, 'x^n y'],
  [tex`x^{ny}`, 'x^(ny)'],
  [tex`{x^2}^3`, '(x²)³'],
  [tex`x^{23}`, 'x²³'],
  [tex`x_1^2`, 'x₁²'],
  [tex`x^{\frac{1}{2}}`, 'x^(1/2)'],
  [tex`2^{10}C_3`, '2¹⁰C₃'],
  [tex`2{}^{10}C_3`, '2 ¹⁰C₃'],
  [tex`^nC_r`, '^n C_r'],
  [tex`{}^{14}_{6}C`, '¹⁴₆C'],
  [tex`\binom{n}{r}`, 'C(n, r)'],
  [tex`2\sin x`, '2 sin x'],
  [tex`a\sin\theta`, 'a sin θ'],
  [tex`\arcsin\theta`, 'arcsin θ'],
  [tex`\sin^2 x + \log_2 8`, 'sin² x + log₂ 8'],
  [tex`\sin\frac{\pi}{2}`, 'sin (π/2)'],
  [tex`\operatorname{sgn}x`, 'sgn x'],
  [tex`\int_0^1 \frac{1}{x}\,dx`, '∫₀¹ (1/x) dx'],
  [tex`\alpha \times \beta \leq \infty`, 'α × β ≤ ∞'],
  [tex`a \lt b`, 'a < b'],
  [tex`a \gt b`, 'a > b'],
  [tex`f\circ g`, 'f∘ g'],
  [tex`f^\circ g`, 'f° g'],
  [tex`x\text{ and }y`, 'x and y'],
  [tex`f(x)=1\text{ if }x>0`, 'f(x)=1 if x>0'],
  [tex`v = 5\,\text{m/s}`, 'v = 5 m/s'],
  [tex`\mathrm{H_2O}`, 'H₂O'],
  [tex`H_2^+`, 'H₂⁺'],
  [tex`\mathrm{Ca}^{2+}`, 'Ca²⁺'],
  [tex`x`, 'x'],
  [tex`\bar{x}`, 'x\u0305'],
  [tex`\hat{x}`, 'x\u0302'],
  [tex`\vec{x}_1`, 'x\u20d7₁'],
  [tex`A+B`, 'A+B'],
  [tex`\overline{A}+B`, 'A\u0305+B'],
  [tex`\overline{A+B}`, 'bar(A+B)'],
  [tex`\vec{A}\vec{B}`, 'A\u20d7B\u20d7'],
  [tex`\overrightarrow{AB}`, 'vec(AB)'],
  [tex`x\in\mathbb{R}`, 'x∈ℝ'],
  [tex`\begin{array}{cc} a & b \\ c & d \end{array}`, 'a, b; c, d'],
  [tex`\begin{pmatrix} a & b \\ c & d \end{pmatrix}^2`, '( a, b; c, d )²'],
  [tex`\begin{vmatrix} a & b \\ c & d \end{vmatrix}`, '| a, b; c, d |'],
  [tex`\begin{cases} x & 1 \\ y & 2 \end{cases}`, '{ x, 1; y, 2 }'],
  [tex`50\% \{a\}`, '50% {a}'],
  [tex`\left. x \right|`, 'x |'],
  [tex`a\!b \quad c`, 'ab c'],
];

it.each(formulas)('%s reads %s', (source, line) => {
  expect(withPlainFormulas(`$${source}$`)).toBe(line);
});

/** What no line can say. */
const whole = [
  tex`\unknown{x}`,
  tex`\mathbb{K}`,
  tex`\mathbf{F}=ma`,
  tex`\mathbb{}`,
  tex`\frac{1}`,
  tex`\frac{}{2}`,
  '}x{',
  '{x',
  'x}',
  'a & b',
  tex`a\"b`,
  tex`\begin{tabular} a \end{tabular}`,
  tex`\begin{pmatrix} a`,
  tex`\begin{pmatrix} a \end{bmatrix}`,
  tex`\begin{pmatrix} 1,2 & 3 \end{pmatrix}`,
];

it.each(whole)('%s keeps its TeX whole', (source) => {
  expect(withPlainFormulas(`$${source}$`)).toBe(`$${source}$`);
});

it('groups deeper than a reader can follow keep their TeX', () => {
  const deep = `$${'{'.repeat(5000)}x${'}'.repeat(5000)}$`;
  expect(withPlainFormulas(deep)).toBe(deep);
});

it('two formulas never read the same', () => {
  const bySource = [...formulas.map(([source]) => source), ...whole].map((source) => [withPlainFormulas(`$${source}$`), source] as const);
  const same = bySource.flatMap(([line, source], at) =>
    bySource.slice(at + 1).flatMap(([other, second]) => (line === other ? [[source, second]] : [])),
  );
  expect(same).toEqual([]);
});
