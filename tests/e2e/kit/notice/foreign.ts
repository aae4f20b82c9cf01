import type { Page } from '@playwright/test';
import { englishIn } from '../../../kit/english-words';

/** Every text of the page that a person sees, or that is read to a person. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHidden = (element: Element | null) =>
      element === null || element.closest('[lang]:not(html)') !== null || !element.checkVisibility();
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (!isHidden(node.parentElement) && !['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.parentElement?.tagName ?? ''))
        // An address is in pieces, between which a narrow column may break it.
        found.push((node.parentElement?.querySelector(':scope > wbr') ? node.parentElement : node).textContent ?? '');
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      if (!isHidden(element))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.trim()).filter((text) => /[A-Za-z]{3}/.test(text));
  });

/** Returns the texts of a page in Hindi that are English and no name: neither one that all languages write alike, nor one of `data`. */
export async function englishOn(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const own = [...data].filter((text) => text.length > 2).toSorted((a, b) => b.length - a.length);
  const rest = (text: string) => own.reduce((left, known) => left.replaceAll(known, ' '), text);
  // A row of a list shows the beginning of a long text.
  const isCut = (text: string) => text.endsWith('…') && own.some((known) => known.startsWith(text.slice(0, -1)));
  return (await texts(page)).filter((text) => !isCut(text) && englishIn(rest(text)).length > 0);
}

/** Collects every text that the server gives to a page from now on: of questions, people and tests. */
export function collects(page: Page, data: Set<string>): void {
  const add = (value: unknown): void => {
    // A formula parts the text around it and takes the signs right after it along, and a table parts its cells.
    if (typeof value === 'string')
      for (const part of [value, ...value.split(/\n|, |\$+|\|/)]) data.add(part.trim()).add(part.replace(/^\S+\s/, '').trim());
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) add(inner);
  };
  page.on('response', async (reply) => {
    if (!reply.url().includes('/api/') || !(reply.headers()['content-type'] ?? '').includes('json')) return;
    // A page that is left takes its replies along.
    add(await reply.json().catch(() => null));
  });
}
