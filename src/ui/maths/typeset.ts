import katex from 'katex';
import styles from 'katex/dist/katex.min.css?url';

// Nothing but maths/load.ts imports this file: it is the chunk that only papers with formulas need.

const rules = { trust: false, strict: 'ignore', throwOnError: true, output: 'htmlAndMathml', maxExpand: 200, maxSize: 20 } as const;

/**
 * Draws TeX into an element, with MathML beside it for who cannot see it. It is built node by node: our content policy takes no
 * style attribute out of a text. TeX that is wrong stays readable as it was typed.
 */
export function typeset(into: HTMLElement, source: string, isBlock: boolean): void {
  try {
    katex.render(source, into, { ...rules, displayMode: isBlock });
  } catch (error) {
    into.textContent = source;
    into.title = error instanceof Error ? error.message : String(error);
  }
}

const fonts = import.meta.glob<string>('/node_modules/katex/dist/fonts/*.woff2', { query: '?url', import: 'default', eager: true });

/** Every file that formulas are drawn with: this chunk, its style sheet and its fonts, small ones being in the style sheet itself. */
export const files = [new URL(import.meta.url).pathname, styles, ...Object.values(fonts).filter((url) => !url.startsWith('data:'))];

/** Puts the style sheet into the page. Rejects where it does not come. */
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
