import { expect, it } from 'vitest';
import { withPlainFormulas } from '../../../server/rules/data/plain-formulas';

it.each([
  ['no formula, $5 and C:\\x', 'no formula, $5 and C:\\x'],
  ['Half is $\\frac{1}{2}$.', 'Half is 1/2.'],
  ['$\\dfrac{a+b}{2c}$', '(a+b)/2c'],
  ['$x^2 + y_1 = 10^{-3}$', 'x² + y₁ = 10⁻³'],
  ['$x^n$, $x^{n+1}$ and $a_{ij}$', 'x^n, x^(n+1) and a_(ij)'],
  ['$\\sqrt{2}$, $\\sqrt[3]{x+1}$', '√2, ³√(x+1)'],
  ['\\(30^\\circ\\) or $90^{\\circ}$', '30° or 90°'],
  ['$$E = mc^{2}$$', 'E = mc²'],
  ['$\\alpha \\times \\beta \\leq \\infty$', 'α × β ≤ ∞'],
  ['$\\left( \\dfrac{x}{y} \\right)$', '( x/y )'],
  ['$v = 5\\,\\text{m/s}$', 'v = 5 m/s'],
  ['$\\mathrm{H_2O}$, $\\vec{F}$', 'H₂O, F⃗'],
  ['$\\begin{cases} x & 1 \\\\ y & 2 \\end{cases}$', 'x 1 ; y 2'],
  ['$50\\% \\{a\\} \\unknown{x}$', '50% {a} unknownx'],
  ['$\\left. x \\right|$ and $a\\!b \\quad c$', 'x | and ab c'],
  ['$\\frac12$ and $H_2^+$', '1/2 and H₂^+'],
  ['$}x{$', 'x'],
])('%s reads %s', (text, line) => {
  expect(withPlainFormulas(text)).toBe(line);
});
