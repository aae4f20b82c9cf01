/** An element of a formula as Word has it: `name` and the keys of `settings` without their prefix, `text` of a run's `m:t` alone. */
export interface FormulaPart {
  name: string;
  /** Its `m:val`; empty: none. */
  value: string;
  text: string;
  parts: FormulaPart[];
}

/** Thrown at what has no sign in TeX here. */
class Unknown extends Error {}

const child = ({ parts }: FormulaPart, name: string): FormulaPart | undefined => parts.find((part) => part.name === name);

/** A setting of a part: `m:fPr` → `m:type`; empty: it is not there. A setting without a value is on. */
function setting(of: FormulaPart, name: string): string {
  const found = child(child(of, `${of.name}Pr`) ?? of, name);
  return found === undefined ? '' : found.value || 'on';
}

const isOn = (value: string): boolean => value !== '' && !['0', 'off', 'false'].includes(value);

/** Signs of a run that TeX writes otherwise; what follows a command as a letter would belong to it. */
const signs: Readonly<Record<string, string>> = {
  ...{
    '\\': '\\backslash ',
    '{': '\\{',
    '}': '\\}',
    $: '\\$',
    '%': '\\%',
    '#': '\\#',
    '&': '\\&',
    _: '\\_',
    '^': '\\hat{}',
    '~': '\\sim ',
  },
  ...{ '×': '\\times ', '÷': '\\div ', '·': '\\cdot ', '⋅': '\\cdot ', '±': '\\pm ', '∓': '\\mp ', '−': '-', '∗': '*' },
  ...{ '≤': '\\le ', '≥': '\\ge ', '≠': '\\ne ', '≈': '\\approx ', '≡': '\\equiv ', '∝': '\\propto ', '∼': '\\sim ' },
  ...{ '∞': '\\infty ', '∂': '\\partial ', '∇': '\\nabla ', '√': '\\surd ', '°': '^{\\circ}', '′': "'", '″': "''" },
  ...{ '→': '\\to ', '←': '\\leftarrow ', '⇒': '\\Rightarrow ', '⇔': '\\Leftrightarrow ', '⇌': '\\rightleftharpoons ', '↦': '\\mapsto ' },
  ...{ '∈': '\\in ', '∉': '\\notin ', '⊂': '\\subset ', '⊆': '\\subseteq ', '∪': '\\cup ', '∩': '\\cap ', '∅': '\\emptyset ' },
  ...{ '∀': '\\forall ', '∃': '\\exists ', '∧': '\\wedge ', '∨': '\\vee ', '¬': '\\neg ', '∴': '\\therefore ', '∵': '\\because ' },
  ...{ '∠': '\\angle ', '△': '\\triangle ', '⊥': '\\perp ', '∥': '\\parallel ', '…': '\\ldots ', '⋯': '\\cdots ' },
  ...{ '∑': '\\sum ', '∏': '\\prod ', '∫': '\\int ', '∮': '\\oint ', '∬': '\\iint ' },
  ...{ α: '\\alpha ', β: '\\beta ', γ: '\\gamma ', δ: '\\delta ', ε: '\\varepsilon ', ϵ: '\\epsilon ', ζ: '\\zeta ', η: '\\eta ' },
  ...{ θ: '\\theta ', κ: '\\kappa ', λ: '\\lambda ', μ: '\\mu ', µ: '\\mu ', ν: '\\nu ', ξ: '\\xi ', π: '\\pi ', ρ: '\\rho ' },
  ...{ σ: '\\sigma ', τ: '\\tau ', υ: '\\upsilon ', φ: '\\varphi ', ϕ: '\\phi ', χ: '\\chi ', ψ: '\\psi ', ω: '\\omega ' },
  ...{
    Γ: '\\Gamma ',
    Δ: '\\Delta ',
    Θ: '\\Theta ',
    Λ: '\\Lambda ',
    Ξ: '\\Xi ',
    Π: '\\Pi ',
    Σ: '\\Sigma ',
    Φ: '\\Phi ',
    Ψ: '\\Psi ',
    Ω: '\\Omega ',
  },
};

/** Signs of a product and of a function that are not drawn. */
const invisible = /[\u200b\u2061-\u2064]/gu;

/** Letters of Word's mathematical alphabets are the plain ones: what a formula's letters look like is TeX's own matter. */
const written = (text: string): string => [...text.normalize('NFKC').replaceAll(invisible, '')].map((sign) => signs[sign] ?? sign).join('');

const functions = /^(?:sin|cos|tan|cot|sec|csc|sinh|cosh|tanh|log|ln|lim|max|min|exp|det|gcd)$/;

/** The text of a run: names of functions are upright, and words of a text stay words. */
function ofRun(run: FormulaPart): string {
  const text = run.parts.map(({ name, text }) => (name === 't' ? text : '')).join('');
  const raw = text.normalize('NFKC').trim();
  if (functions.test(raw)) return `\\${raw} `;
  if (isOn(setting(run, 'nor')) || /\p{L}{4,}|\p{L}\s+\p{L}/u.test(raw) || /\p{Script=Devanagari}/u.test(raw))
    return `\\text{${text.replaceAll(/[\\{}$%#&_^~]/g, (sign) => (sign === '\\' || sign === '^' || sign === '~' ? '' : `\\${sign}`))}}`;
  return written(text);
}

const group = (part: FormulaPart | undefined): string => `{${part === undefined ? '' : within(part)}}`;

/** What carries a raised or lowered sign: alone a letter or number needs no braces. */
const based = (part: FormulaPart | undefined): string => {
  const base = part === undefined ? '' : within(part).trim();
  return /^(?:[\p{L}\p{N}]|\d+|\\[a-zA-Z]+)$/u.test(base) ? base : `{${base}}`;
};

const brackets: Readonly<Record<string, string>> = {
  '{': '\\{',
  '}': '\\}',
  '‖': '\\|',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
};
const plainBrackets = /^[()[\]|]$/;

function bracket(sign: string): string {
  if (sign === '') return '.';
  if (plainBrackets.test(sign)) return sign;
  const found = { ...brackets, '⟨': '\\langle ', '⟩': '\\rangle ', '〈': '\\langle ', '〉': '\\rangle ' }[sign];
  if (found === undefined) throw new Unknown(sign);
  return found;
}

function delimited(part: FormulaPart): string {
  const properties = child(part, 'dPr');
  const sign = (name: string, usual: string) => (properties && child(properties, name)?.value) ?? usual;
  const inside = part.parts.filter(({ name }) => name === 'e').map(within);
  const between = sign('sepChr', '|');
  return `\\left${bracket(sign('begChr', '('))}${inside.join(between === '|' ? '\\middle|' : between)}\\right${bracket(sign('endChr', ')'))}`;
}

const rowsOf = (rows: FormulaPart[]): string =>
  rows
    .map((row) =>
      row.parts
        .filter(({ name }) => name === 'e')
        .map(within)
        .join(' & '),
    )
    .join(' \\\\ ');

const accents: Readonly<Record<string, string>> = {
  ...{
    '': 'hat',
    '\u0302': 'hat',
    '^': 'hat',
    '\u0303': 'tilde',
    '~': 'tilde',
    '\u0304': 'bar',
    '\u0305': 'overline',
    '¯': 'bar',
    '‾': 'overline',
  },
  ...{ '\u20d7': 'vec', '→': 'vec', '\u0307': 'dot', '\u0308': 'ddot', '\u030c': 'check', '\u20d6': 'overleftarrow' },
};

function accented(part: FormulaPart): string {
  const command = accents[setting(part, 'chr')];
  if (command === undefined) throw new Unknown(setting(part, 'chr'));
  return `\\${command}${group(child(part, 'e'))}`;
}

/** The limits of a sum or an integral; a limit that is hidden is not written. */
function limits(part: FormulaPart): string {
  const limit = (name: 'sub' | 'sup', sign: string) =>
    isOn(setting(part, `${name}Hide`)) || child(part, name)?.parts.length === 0 ? '' : `${sign}${group(child(part, name))}`;
  return limit('sub', '_') + limit('sup', '^');
}

const kinds: Readonly<Record<string, (part: FormulaPart) => string>> = {
  r: ofRun,
  f: (part) => {
    const type = setting(part, 'type');
    const [over, under] = [group(child(part, 'num')), group(child(part, 'den'))];
    if (type === 'noBar') return `\\binom${over}${under}`;
    return type === 'lin' ? `{${over}/${under}}` : `\\frac${over}${under}`;
  },
  sSup: (part) => `${based(child(part, 'e'))}^${group(child(part, 'sup'))}`,
  sSub: (part) => `${based(child(part, 'e'))}_${group(child(part, 'sub'))}`,
  sSubSup: (part) => `${based(child(part, 'e'))}_${group(child(part, 'sub'))}^${group(child(part, 'sup'))}`,
  sPre: (part) => `{}_${group(child(part, 'sub'))}^${group(child(part, 'sup'))}${group(child(part, 'e'))}`,
  rad: (part) => {
    const degree = child(part, 'deg');
    const root = isOn(setting(part, 'degHide')) || degree === undefined || within(degree) === '' ? '' : `[${within(degree)}]`;
    return `\\sqrt${root}${group(child(part, 'e'))}`;
  },
  d: delimited,
  nary: (part) => {
    const sign = written(setting(part, 'chr') || '∫').trim();
    if (!/^\\[a-z]+$/.test(sign)) throw new Unknown(sign);
    return `${sign}${limits(part)}${group(child(part, 'e'))}`;
  },
  func: (part) => within(child(part, 'fName') ?? part) + group(child(part, 'e')),
  limLow: (part) => {
    const name = within(child(part, 'e') ?? part).trim();
    const below = group(child(part, 'lim'));
    return functions.test(name.slice(1)) ? `${name}_${below}` : `\\underset${below}{${name}}`;
  },
  limUpp: (part) => `\\overset${group(child(part, 'lim'))}${group(child(part, 'e'))}`,
  m: (part) => `\\begin{matrix}${rowsOf(part.parts.filter(({ name }) => name === 'mr'))}\\end{matrix}`,
  eqArr: (part) =>
    `\\begin{aligned}${part.parts
      .filter(({ name }) => name === 'e')
      .map(within)
      .join(' \\\\ ')}\\end{aligned}`,
  acc: accented,
  bar: (part) => `\\${setting(part, 'pos') === 'top' ? 'overline' : 'underline'}${group(child(part, 'e'))}`,
  groupChr: (part) => `\\${setting(part, 'pos') === 'top' ? 'overbrace' : 'underbrace'}${group(child(part, 'e'))}`,
  box: (part) => group(child(part, 'e')),
  borderBox: (part) => `\\boxed${group(child(part, 'e'))}`,
};

/** Parts that only hold others, and settings, which their own part reads. */
const holders = new Set(['oMath', 'oMathPara', 'e', 'num', 'den', 'sup', 'sub', 'deg', 'fName', 'lim']);

/** The names of all parts that are read, of settings without their `Pr` too. */
export const knownParts: ReadonlySet<string> = new Set([
  ...Object.keys(kinds),
  ...holders,
  ...['t', 'mr', 'chr', 'begChr', 'endChr', 'sepChr', 'type', 'degHide', 'subHide', 'supHide', 'pos', 'nor'],
]);

function within(part: FormulaPart): string {
  return part.parts
    .filter(({ name }) => !name.endsWith('Pr'))
    .map((inner) => {
      if (holders.has(inner.name)) return within(inner);
      const kind = kinds[inner.name];
      if (kind === undefined) throw new Unknown(inner.name);
      return kind(inner);
    })
    .join('');
}

/** A formula of Word (OMML, `m:oMath`) in TeX between dollars, as a text of the bank has it; null: a part of it has no sign here, or it is empty. */
export function texOfWord(formula: FormulaPart): string | null {
  try {
    const tex = within(formula).replaceAll(/\s+/g, ' ').trim();
    return tex === '' ? null : `$${tex}$`;
  } catch (thrown) {
    if (thrown instanceof Unknown) return null;
    throw thrown;
  }
}
