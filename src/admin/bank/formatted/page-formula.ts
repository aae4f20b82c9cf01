import { type FormulaPart, knownParts } from './word-formula';

const part = (name: string, parts: FormulaPart[], value = ''): FormulaPart => ({ name, value, text: '', parts });

const textRun = (text: string): FormulaPart => part('r', [{ name: 't', value: '', text, parts: [] }]);

/** A page knows the names of Word's elements in small letters alone. */
const byLetters = new Map([...knownParts].flatMap((name) => [name, `${name}Pr`].map((one) => [one.toLowerCase(), one] as const)));

/** A formula of Word in the HTML that it puts into the clipboard: its runs have their text without an element of its own. */
export function ofWordHtml(element: Element): FormulaPart {
  const written = element.tagName.toLowerCase().replace('m:', '');
  const name = byLetters.get(written) ?? written;
  if (name === 'r') return textRun((element.textContent ?? '').replaceAll(/\s+/g, ' '));
  const inside = [...element.children].flatMap((child) =>
    child.tagName.toLowerCase().startsWith('m:')
      ? [ofWordHtml(child)]
      : [...child.querySelectorAll('*')].filter(isOutermost(child)).map(ofWordHtml),
  );
  return part(name, inside, element.getAttribute('m:val') ?? '');
}

/** Whether an element of a formula has no other one between itself and this element. */
const isOutermost =
  (within: Element) =>
  (one: Element): boolean => {
    const isOfFormula = (element: Element) => element.tagName.toLowerCase().startsWith('m:');
    if (!isOfFormula(one)) return false;
    for (let at = one.parentElement; at !== null && at !== within; at = at.parentElement) if (isOfFormula(at)) return false;
    return true;
  };

const largeSign = /^[∑∏∫∮∬]$/u;

/** MathML, part by part, as Word names the same parts. */
const kinds: Readonly<Record<string, (children: FormulaPart[], element: Element) => FormulaPart>> = {
  mfrac: ([over, under]) => part('f', [holder('num', over), holder('den', under)]),
  msup: ([base, sup]) => part('sSup', [holder('e', base), holder('sup', sup)]),
  msub: ([base, sub]) => part('sSub', [holder('e', base), holder('sub', sub)]),
  msubsup: ([base, sub, sup]) => part('sSubSup', [holder('e', base), holder('sub', sub), holder('sup', sup)]),
  munderover: ([base, sub, sup]) => part('sSubSup', [holder('e', base), holder('sub', sub), holder('sup', sup)]),
  munder: ([base, lim], element) =>
    largeSign.test(element.firstElementChild?.textContent?.trim() ?? '')
      ? part('sSub', [holder('e', base), holder('sub', lim)])
      : part('limLow', [holder('e', base), holder('lim', lim)]),
  mover: ([base, over], element) =>
    part('acc', [part('accPr', [part('chr', [], element.lastElementChild?.textContent?.trim())]), holder('e', base), holder('lim', over)]),
  msqrt: (children) => part('rad', [holder('e', ...children)]),
  mroot: ([base, degree]) => part('rad', [holder('deg', degree), holder('e', base)]),
  mtable: (rows) => part('m', rows),
  mtr: (cells) => part('mr', cells),
  mtd: (children) => holder('e', ...children),
};

const holder = (name: string, ...parts: (FormulaPart | undefined)[]): FormulaPart =>
  part(
    name,
    parts.filter((one) => one !== undefined),
  );

const rows = new Set(['math', 'mrow', 'mstyle', 'semantics', 'mpadded', 'menclose']);
const words = new Set(['mi', 'mn', 'mo', 'mtext', 'ms']);
const nothing = new Set(['annotation', 'annotation-xml', 'mspace', 'mphantom']);

/** A formula of a page (MathML). An element that is none of these keeps its name, for which nothing is written. */
export function ofMathml(element: Element): FormulaPart {
  const name = element.tagName.toLowerCase();
  if (words.has(name)) return textRun((element.textContent ?? '').trim());
  if (nothing.has(name)) return part('e', []);
  const children = [...element.children].map(ofMathml);
  if (rows.has(name)) return part('e', children);
  return kinds[name]?.(children, element) ?? part(name, children);
}
