import { hasMaths, mayHaveMaths, segmentsOf } from '../../../contract/question/formulas/segments';

/** Commands of TeX as characters. */
const signs: Record<string, string> = Object.fromEntries(
  [
    'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ',
    'phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω',
    'times × cdot · div ÷ pm ± mp ∓ ast * leq ≤ le ≤ geq ≥ ge ≥ neq ≠ ne ≠ approx ≈ equiv ≡ propto ∝ sim ∼ cong ≅ ll ≪ gg ≫ infty ∞ partial ∂ nabla ∇',
    'sum ∑ prod ∏ int ∫ oint ∮ in ∈ notin ∉ subset ⊂ subseteq ⊆ cup ∪ cap ∩ emptyset ∅ forall ∀ exists ∃ neg ¬ land ∧ wedge ∧ lor ∨ vee ∨',
    'to → rightarrow → Rightarrow ⇒ implies ⇒ leftarrow ← leftrightarrow ↔ Leftrightarrow ⇔ iff ⇔ rightleftharpoons ⇌ uparrow ↑ downarrow ↓',
    'angle ∠ triangle △ perp ⊥ parallel ∥ circ ° degree ° prime ′ therefore ∴ because ∵ ldots … dots … cdots ⋯ hbar ℏ ell ℓ langle ⟨ rangle ⟩ mid |',
  ]
    .join(' ')
    .split(' ')
    .flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1] ?? '']] : [])),
);

/** Commands that only say how something looks. */
const silent = /^(?:left|right|big|Big|bigg|Bigg|displaystyle|textstyle|limits|nolimits|quad|qquad|hline)$/;

const digits = { '^': '⁰¹²³⁴⁵⁶⁷⁸⁹', _: '₀₁₂₃₄₅₆₇₈₉' } as const;

/** `²` for a number; else in brackets, unless it is one character. */
function raised(mark: '^' | '_', inner: string): string {
  if (inner === '°' || inner === '′') return inner;
  if (/^[+-]?\d+$/.test(inner)) {
    const [plus, minus] = mark === '^' ? ['⁺', '⁻'] : ['₊', '₋'];
    return inner
      .replace(/\d/g, (digit) => digits[mark][Number(digit)] ?? digit)
      .replace('+', plus)
      .replace('-', minus);
  }
  return inner.length === 1 ? `${mark}${inner}` : `${mark}(${inner})`;
}

/** In brackets where a reader could take a part of it alone. */
const whole = (inner: string): string => (/^[\p{L}\p{N}.]*$/u.test(inner) ? inner : `(${inner})`);

/** A formula in TeX as a line of text. What it does not know stays as its name. */
function lineOf(source: string): string {
  let at = 0;
  /** The next token: a group in braces, a command with its arguments, or a character. */
  function next(): string {
    const char = source[at] ?? '';
    if (char === '{') {
      at += 1;
      return group();
    }
    at += 1;
    if (char !== '\\') return char === '~' || char === '&' ? ' ' : char;
    const name = /^[A-Za-z]+/.exec(source.slice(at))?.[0];
    if (name === undefined) {
      const sign = source[at] ?? '';
      at += 1;
      return /[{}%$#&_]/.test(sign) ? sign : sign === '!' ? '' : sign === '\\' ? '; ' : ' ';
    }
    at += name.length;
    return command(name);
  }
  /** What follows a command, blanks before it left out. */
  function argument(): string {
    while (/\s/.test(source[at] ?? '')) at += 1;
    return next().trim();
  }
  function command(name: string): string {
    if (/^[dt]?frac$/.test(name)) return `${whole(argument())}/${whole(argument())}`;
    if (name === 'sqrt') {
      const root = /^\s*\[([^\]]*)\]/.exec(source.slice(at));
      at += root?.[0].length ?? 0;
      return `${root ? raised('^', root[1] ?? '') : ''}√${whole(argument())}`;
    }
    if (/^(?:begin|end)$/.test(name)) {
      argument();
      return ' ';
    }
    if (silent.test(name)) {
      if (/^(?:left|right)$/.test(name) && source[at] === '.') at += 1;
      return /quad$/.test(name) ? ' ' : '';
    }
    if (/^(?:text|mathrm|mathbf|mathit|mathsf|operatorname|vec|hat|bar|overline|underline|mbox|textbf|boldsymbol|ce)$/.test(name)) {
      const inner = argument();
      return name === 'vec' ? `${inner}⃗` : inner;
    }
    return Object.hasOwn(signs, name) ? (signs[name] ?? name) : name;
  }
  function group(): string {
    let line = '';
    while (at < source.length && source[at] !== '}') {
      const char = source[at];
      if (char === '^' || char === '_') {
        at += 1;
        line += raised(char, argument());
      } else line += next();
    }
    at += 1;
    return line;
  }
  let line = group();
  // A brace without its beginning.
  while (at < source.length) line += group();
  return line.replace(/\s+/g, ' ').trim();
}

/** A text whose formulas, in TeX, are lines that a reader without a typesetter can read: `$\frac{1}{2}$` is `1/2`. */
export function withPlainFormulas(text: string): string {
  if (!mayHaveMaths(text) || !hasMaths(text)) return text;
  return segmentsOf(text)
    .map(({ kind, source }) => (kind === 'text' ? source : lineOf(source)))
    .join('');
}
