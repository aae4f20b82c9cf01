import { hasMaths, mayHaveMaths, segmentsOf } from '../../../contract/question/formulas/segments';

/** Pairs of a list: `alpha α beta β`. */
const pairsOf = (...lists: string[]): Map<string, string> => {
  const words = lists.join(' ').split(' ');
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ''] as const] : [])));
};

/** Commands of TeX as characters. */
const signs = pairsOf(
  'alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ',
  'phi ϕ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω imath ı jmath ȷ',
  'times × cdot · div ÷ pm ± mp ∓ ast * leq ≤ le ≤ geq ≥ ge ≥ lt < gt > neq ≠ ne ≠ approx ≈ equiv ≡ propto ∝ sim ∼ cong ≅ ll ≪ gg ≫ infty ∞ partial ∂ nabla ∇',
  'sum ∑ prod ∏ int ∫ oint ∮ in ∈ notin ∉ subset ⊂ subseteq ⊆ cup ∪ cap ∩ emptyset ∅ varnothing ∅ forall ∀ exists ∃ neg ¬ land ∧ wedge ∧ lor ∨ vee ∨',
  'to → rightarrow → Rightarrow ⇒ implies ⇒ leftarrow ← leftrightarrow ↔ Leftrightarrow ⇔ iff ⇔ rightleftharpoons ⇌ uparrow ↑ downarrow ↓',
  'angle ∠ triangle △ perp ⊥ parallel ∥ circ ∘ degree ° prime ′ therefore ∴ because ∵ ldots … dots … cdots ⋯ hbar ℏ ell ℓ langle ⟨ rangle ⟩ mid |',
);

/** Sets of numbers, `\mathbb{R}`. */
const sets = pairsOf('N ℕ Z ℤ Q ℚ R ℝ C ℂ');

/** Marks above or below one character; over more they are `vec(AB)`. */
const marks = pairsOf(
  'vec \u20d7 overrightarrow \u20d7 bar \u0305 overline \u0305 hat \u0302 widehat \u0302 tilde \u0303 dot \u0307 ddot \u0308 underline \u0332',
);
const markWords = pairsOf('overrightarrow vec overline bar widehat hat');

/** The brackets of rows and columns: `(a, b; c, d)`. */
const brackets = pairsOf('pmatrix () bmatrix [] vmatrix || cases {}');

/** Commands that only say how something looks. */
const silent = /^(?:left|right|big|Big|bigg|Bigg|displaystyle|textstyle|limits|nolimits|hline)$/;
const textual = /^(?:text|mathrm|mathit|mbox|textbf|ce)$/;
const functions = /^(?:(?:arc)?(?:sin|cos|tan)|(?:sin|cos|tan|cot)h|cot|sec|csc|log|ln|exp|lim|max|min|det|gcd|arg|deg)$/;

/** A piece of a formula. `scripts`: what stands above or below it already; of the kind `lead` nothing but that. */
interface Part {
  text: string;
  kind: 'plain' | 'blank' | 'gap' | 'empty' | 'lead' | 'word' | 'fraction' | 'root' | 'indexed';
  scripts?: string;
}

const digits = { '^': '⁰¹²³⁴⁵⁶⁷⁸⁹', _: '₀₁₂₃₄₅₆₇₈₉' } as const;

/** `²` for a number or a charge; else in brackets, unless it is one character. */
function raised(mark: '^' | '_', inner: string): string {
  if (mark === '^' && /^(?:[∘°]|′+)$/.test(inner)) return inner.replace('∘', '°');
  if (/^[+-]?\d*[+-]?$/.test(inner)) {
    const [plus, minus] = mark === '^' ? ['⁺', '⁻'] : ['₊', '₋'];
    return inner
      .replace(/\d/g, (digit) => digits[mark][Number(digit)] ?? digit)
      .replaceAll('+', plus)
      .replaceAll('-', minus);
  }
  return /^.\p{M}*$/u.test(inner) ? `${mark}${inner}` : `${mark}(${inner})`;
}

/** One number or one letter, of which no reader can take a part alone; all else in brackets. */
const single = (inner: string): string => (/^(?:\p{L}\p{M}*|\d+(?:\.\d+)?)$/u.test(inner) ? inner : `(${inner})`);
const product = (inner: string): string => (/^[\p{L}\p{M}\p{N}.]+$/u.test(inner) ? inner : `(${inner})`);

const letter = /[\p{L}\p{M}\p{N}]/u;
/** What may stand beside a fraction or a root without being taken for a part of it. */
const apartBefore = /^[([{+\-=<>≤≥≠≈≡±∓,;→⇒⇔∝]?$/;
const apartAfter = /^[)\]}+\-=<>≤≥≠≈≡±∓,;.→⇒⇔∝]?$/;
/** The whole number of `3 1/2`, at the end of a line. */
const wholeNumber = /(?<![\p{L}\p{M}\p{N}.)\]}])\d+\s*$/u;

const lastOf = (line: string): string => /.$/su.exec(line.trimEnd().slice(-2))?.[0] ?? '';

/** `line` with a fraction or a root at its end, in brackets where `after` or what stands before could be taken for a part of it. */
function withTall(line: string, { text, kind }: Part, after: string): string {
  const number = /^\d+\/\d+$/.test(text) ? wholeNumber.exec(line) : null;
  const before = number ? line.slice(0, number.index) : line;
  const inner = number ? `${number[0].trim()} ${text}` : text;
  const isApart = (kind === 'root' || apartBefore.test(lastOf(before))) && apartAfter.test(after);
  return before + (isApart ? inner : `(${inner})`);
}

/** The parts side by side, so far apart that none reads as a part of its neighbour. */
function joined(parts: readonly Part[]): string {
  let line = '';
  let before = '';
  // The first character after each part, blanks left out.
  const afters: string[] = [];
  for (let at = parts.length - 1, after = ''; at >= 0; at -= 1) {
    afters[at] = after;
    after = /^\s*(\S)/u.exec(parts[at]?.text ?? '')?.[1] ?? after;
  }
  for (const [at, part] of parts.entries()) {
    const { text, kind, scripts } = part;
    const after = afters[at] ?? '';
    if (kind === 'fraction' || kind === 'root' || kind === 'indexed') line = withTall(line, part, after);
    else {
      if ((kind === 'word' && letter.test(before)) || (kind === 'lead' && /[\p{L}\p{M}\p{N})\]}]/u.test(before))) line += ' ';
      line += text;
      const isOpen = kind === 'word' ? letter.test(lastOf(text)) : scripts !== undefined && /[_^].\p{M}*$/u.test(text);
      if (isOpen && /[\p{L}\p{N}([{√∑∫|]/u.test(after)) line += ' ';
    }
    before = lastOf(text) || before;
  }
  return line
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '')
    .trim();
}

/** Groups within groups that are read: deeper ones would fill the stack. */
const deepest = 100;

/** A formula in TeX as a line of text; undefined where a line could not say the same. */
function lineOf(source: string): string | undefined {
  let at = 0;
  let depth = 0;
  let isKnown = true;
  const tables: string[] = [];
  const plain = (text: string): Part[] => [{ text, kind: 'plain' }];
  const gap: Part[] = [{ text: ' ', kind: 'gap' }];
  function unknown(): Part[] {
    isKnown = false;
    at = source.length;
    return [];
  }
  /** The next token: a group in braces, a command with its arguments, or a character. */
  function token(): Part[] {
    depth += 1;
    const parts = depth > deepest ? unknown() : shallow();
    depth -= 1;
    return parts;
  }
  function shallow(): Part[] {
    const char = /^./su.exec(source.slice(at))?.[0] ?? '';
    at += char.length;
    if (char === '{') return group();
    if (char === '~') return gap;
    if (char === '&') return tables.length === 0 ? unknown() : plain(', ');
    // Between the commas and semicolons of rows and columns.
    if (/[,;]/.test(char) && tables.length > 0) return unknown();
    if (/\s/.test(char)) return [{ text: ' ', kind: 'blank' }];
    if (char !== '\\') return char === '' || char === '}' ? unknown() : plain(char);
    const name = /^(?:[A-Za-z]+|.)/su.exec(source.slice(at))?.[0] ?? '';
    at += name.length;
    return /^[A-Za-z]/.test(name) ? command(name) : escaped(name);
  }
  function escaped(sign: string): Part[] {
    if (/^[{}%$#&_]$/.test(sign)) return plain(sign);
    if (sign === '\\') return plain('; ');
    if (sign === '!') return [];
    return /^[ ,;:>]$/.test(sign) ? gap : unknown();
  }
  /** The token after a command, blanks before it left out. */
  function next(): Part[] {
    while (/\s/.test(source[at] ?? '')) at += 1;
    return token();
  }
  function argument(): string {
    const inner = joined(next());
    return inner === '' ? joined(unknown()) : inner;
  }
  function root(): Part[] {
    const index = /^\s*\[(\w+)\]/.exec(source.slice(at));
    at += index?.[0].length ?? 0;
    return [{ text: `${index ? raised('^', index[1] ?? '') : ''}√${single(argument())}`, kind: index ? 'indexed' : 'root' }];
  }
  function table(command: string): Part[] {
    const [all, name = ''] = /^\s*\{(\w+)\}/.exec(source.slice(at)) ?? [''];
    at += all.length;
    const [open, close] = brackets.get(name) ?? '';
    if (command === 'begin') tables.push(name);
    else if (tables.pop() !== name) return unknown();
    // The brackets of an array are its neighbours.
    if (name === 'array') at += command === 'begin' ? (/^\s*\{[^{}]*\}/.exec(source.slice(at))?.[0].length ?? 0) : 0;
    else if (open === undefined) return unknown();
    return plain((command === 'begin' ? open : close) ?? '');
  }
  function marked(name: string, mark: string): Part[] {
    const inner = argument();
    return /^.$/u.test(inner) ? plain(inner + mark) : [{ text: `${markWords.get(name) ?? name}(${inner})`, kind: 'word' }];
  }
  function command(name: string): Part[] {
    if (/^[dt]?frac$/.test(name)) return [{ text: `${product(argument())}/${single(argument())}`, kind: 'fraction' }];
    if (name === 'sqrt') return root();
    if (/^[dt]?binom$/.test(name)) return [{ text: `C(${argument()}, ${argument()})`, kind: 'word' }];
    if (/^(?:begin|end)$/.test(name)) return table(name);
    if (silent.test(name)) {
      if (/^(?:left|right)$/.test(name) && source[at] === '.') at += 1;
      return [];
    }
    if (/^q?quad$/.test(name)) return gap;
    if (textual.test(name)) return next();
    if (functions.test(name)) return [{ text: name, kind: 'word' }];
    if (name === 'operatorname') return [{ text: argument(), kind: 'word' }];
    if (name === 'mathbb') return plain(sets.get(argument()) ?? joined(unknown()));
    const mark = marks.get(name);
    if (mark !== undefined) return marked(name, mark);
    const sign = signs.get(name);
    return sign === undefined ? unknown() : plain(sign);
  }
  /** The last of `parts` with what stands above or below it. */
  function script(parts: Part[], mark: '^' | '_'): Part {
    const inner = raised(mark, argument());
    while (parts.at(-1)?.kind === 'blank') parts.pop();
    const base = /^(?:gap|empty)$/.test(parts.at(-1)?.kind ?? '') ? undefined : parts.pop();
    if (base === undefined) return { text: inner, kind: 'lead', scripts: mark };
    const isTall = /^(?:fraction|root|indexed)$/.test(base.kind) || base.scripts?.includes(mark);
    const kind = base.kind === 'word' || base.kind === 'lead' ? base.kind : 'plain';
    return { text: (isTall ? `(${base.text})` : base.text) + inner, kind, scripts: (base.scripts ?? '') + mark };
  }
  function sequence(): Part[] {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== '}') {
      const char = source[at];
      if (char === '^' || char === '_') {
        at += 1;
        parts.push(script(parts, char));
      } else parts.push(...token());
    }
    return parts;
  }
  function group(): Part[] {
    const parts = sequence();
    if (source[at] !== '}') return unknown();
    at += 1;
    return parts.length === 0 ? [{ text: '', kind: 'empty' }] : parts;
  }
  const line = joined(sequence());
  return isKnown && at === source.length && tables.length === 0 ? line : undefined;
}

/** Two neighbours in a text, apart where a fraction or a root of one would grow by the other, as in `3$\frac{1}{2}$x`. */
function beside(line: string, next: string): string {
  const growsRight = /[/√][\p{L}\p{M}\d.]+$/u.test(line) && /^[\p{L}\d(√]/u.test(next);
  const growsLeft = /[\p{L}\p{M}\d)]$/u.test(line) && /^[\p{L}\p{M}\p{N}.]+\//u.test(next);
  return growsRight || growsLeft ? `${line} ${next}` : line + next;
}

/** A formula as a line, or else in TeX between its dollars. */
function readable(kind: 'inline' | 'block', source: string): string {
  const dollars = kind === 'block' ? '$$' : '$';
  return lineOf(source) ?? dollars + source + dollars;
}

/**
 * A text whose formulas, in TeX, are lines that a reader without a typesetter can read: `$\frac{1}{2}$` is `1/2`. What no line can say
 * stays in TeX.
 */
export function withPlainFormulas(text: string): string {
  if (!mayHaveMaths(text) || !hasMaths(text)) return text;
  return segmentsOf(text)
    .map(({ kind, source }) => (kind === 'text' ? source : readable(kind, source)))
    .reduce(beside, '');
}
