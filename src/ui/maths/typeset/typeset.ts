import katex from 'katex';
import styles from 'katex/dist/katex.min.css?url';
import { drawing } from '../../../../contract/question/formulas/formula';
import { katexRules } from '../../../../contract/question/formulas/katex-rules';
import { reachableWhileWide } from './reachable';

// Only maths/load.ts imports this file: a chunk for papers with formulas.

const rules = { ...katexRules, output: 'htmlAndMathml' } as const;

interface DrawnPicture {
  attributes: Record<string, string>;
  toNode(): SVGElement;
}

const { SvgNode } = (katex as unknown as { __domTree: { SvgNode: { prototype: DrawnPicture } } }).__domTree;
const { toNode } = SvgNode.prototype;

// KaTeX gives arrows and tall brackets their width as a style attribute too. The policy refuses the attribute, and the browser says so on the
// console; a script may set the style.
SvgNode.prototype.toNode = function toNodeByScript() {
  const { style = '', ...others } = this.attributes;
  this.attributes = others;
  const node = toNode.call(this);
  node.style.cssText = style;
  return node;
};

/** A line may break between the parts of a formula, also where none may break around it. */
function breaksBetweenParts(formula: HTMLElement): void {
  for (const part of formula.querySelectorAll('.katex-base + .katex-base'))
    part.before(Object.assign(document.createElement('wbr'), { className: 'whitespace-normal' }));
}

/**
 * Draws TeX into an element, with MathML for assistive technology. KaTeX builds the nodes one by one, because the content security policy
 * forbids style attributes in HTML text. Invalid TeX stays readable as text, and wraps. The returned function ends the watch over the
 * formula's width.
 */
export function typeset(into: HTMLElement, source: string, isBlock: boolean): () => void {
  try {
    katex.render(source, into, { ...rules, displayMode: isBlock });
    if (!isBlock) breaksBetweenParts(into);
  } catch (error) {
    into.textContent = source;
    into.style.whiteSpace = 'normal';
    into.title = error instanceof Error ? error.message : String(error);
  }
  return reachableWhileWide(into, isBlock);
}

/** Whether a formula can be drawn; each is tried once. */
export const isDrawable = drawing((source, displayMode) => katex.renderToString(source, { ...katexRules, output: 'mathml', displayMode }));

const fonts = import.meta.glob<string>('/node_modules/katex/dist/fonts/*.woff2', { query: '?url', import: 'default', eager: true });

/** Every file of the typesetter: this chunk, its style sheet and its fonts. Small fonts are inside the style sheet. */
export const files = [new URL(import.meta.url).pathname, styles, ...Object.values(fonts).filter((url) => !url.startsWith('data:'))];

/** Adds the style sheet to the page. Rejects if it cannot be loaded. */
export const dress = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error('The styles of formulas did not come.'));
    };
    document.head.append(link);
  });
