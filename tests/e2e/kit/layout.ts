import type { Page } from '@playwright/test';
import { signs } from '../../../src/ui/controls/signs';
import { placementFaults } from './placement';
import { sizeNow, sizes } from './shots';

/** Text sizes that a learner can choose; `npm test` checks the usual and the largest. */
const textSizes = process.env.AXE === 'all' ? ['normal', 'large', 'largest'] : ['normal', 'largest'];

/**
 * Faults that a person sees at once and no rule of accessibility covers: a word that is broken because its column is narrower than the
 * word, a drawing's name in place of the drawing, a message that takes more than a third of the screen, cards of one row of a list that
 * end at different heights, and a formula that its box cuts although its line has room. Each fault names its position.
 */
const faultsNow = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const faults = new Set<string>();
    const shown = (element: Element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    const screen = document.documentElement;
    // Text for screen readers only has a box of one pixel.
    const isClipped = (element: Element) =>
      element.closest('.sr-only') !== null && getComputedStyle(element.closest('.sr-only') as Element).clipPath !== 'none';
    const isWord = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    /** Boxes of the text in the range, and on how many lines they are. */
    const linesOf = () => {
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return { boxes, count: new Set(boxes.map(({ top }) => Math.round(top))).size };
    };
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (
        parent === null ||
        text.trim() === '' ||
        parent.closest('script, style, noscript, svg, .katex') ||
        !shown(parent) ||
        isClipped(parent)
      )
        continue;
      if (names.includes(text.trim())) faults.add(`the name of a sign: “${text.trim()}”`);
      // No word of a text on one line is broken. Most texts are, and this saves a look at each word.
      range.selectNodeContents(node);
      if (linesOf().count < 2) continue;
      // An address has no opportunity to break, however long it is, and neither has a piece of code.
      const plain = text.replace(/\S*[@=]\S*/g, (address) => ' '.repeat(address.length));
      for (const { 0: word, index } of plain.matchAll(isWord)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { boxes, count } = linesOf();
        if (count < 2) continue;
        // A word that is wider than a whole line of the screen has to break.
        const width = boxes.reduce((sum, box) => sum + box.width, 0);
        if (width < screen.clientWidth - 96) faults.add(`“${word}” is broken into ${boxes.length} lines: its place is narrower`);
      }
    }
    for (const banner of document.querySelectorAll('[data-tone]')) {
      const { height } = banner.getBoundingClientRect();
      if (shown(banner) && height > screen.clientHeight / 3)
        faults.add(`a message ${Math.round(height)} px high: “${banner.textContent?.slice(0, 40)}…”`);
    }
    for (const list of document.querySelectorAll('ul, ol')) {
      const ends = new Map<number, number>();
      for (const card of list.querySelectorAll<HTMLElement>(':scope > li.rounded-card, :scope > li > .rounded-card')) {
        const { top, bottom } = card.getBoundingClientRect();
        const end = ends.get(Math.round(top)) ?? bottom;
        ends.set(Math.round(top), end);
        if (shown(card) && Math.abs(end - bottom) > 1)
          faults.add(
            `a card that ends ${Math.round(Math.abs(bottom - end))} px off the one beside it: “${card.textContent?.slice(0, 40)}…”`,
          );
      }
    }
    for (const formula of document.querySelectorAll('.katex')) {
      const box = formula.closest('[dir=ltr]');
      if (box === null || !shown(formula)) continue;
      const parts = [...formula.querySelectorAll('.katex-base')].map((part) => part.getBoundingClientRect());
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(box);
      let line = box.parentElement;
      while (line !== null && getComputedStyle(line).display.startsWith('inline')) line = line.parentElement;
      // The part of a line that its formula and what follows it leave free. The widest formula scrolls in a box as wide as its line.
      const room = line === null ? 0 : line.getBoundingClientRect().width - (box.parentElement?.getBoundingClientRect().width ?? 0);
      const wide = Math.max(...parts.map((part) => part.right)) - Math.min(...parts.map((part) => part.left)) - (right - left);
      const isScrolling = overflowX === 'auto' && room < 2;
      if (wide > 1 && overflowX !== 'visible' && !isScrolling)
        faults.add(`a formula ${Math.round(wide)} px wider than its box: “${formula.querySelector('annotation')?.textContent}”`);
      const beyond = Math.max(...parts.map((part) => part.right)) - (line?.getBoundingClientRect().right ?? right);
      if (beyond > 1 && overflowX === 'visible')
        faults.add(`a formula ${Math.round(beyond)} px beyond its line: “${formula.querySelector('annotation')?.textContent}”`);
      const high = Math.max(...parts.map((part) => Math.max(part.bottom - bottom, top - part.top)));
      if (high > 1 && overflowY !== 'visible')
        faults.add(`a formula ${Math.round(high)} px higher than its box: “${formula.querySelector('annotation')?.textContent}”`);
    }
    return [...faults];
  }, Object.keys(signs));

/** `npm test` measures placement in the view that it opens, LAYOUT=all on every screen; axe in all views leaves it to LAYOUT=all. */
const isPlacementMeasured = process.env.LAYOUT === 'all' || process.env.AXE !== 'all';

/** Waits until the page is laid out for its present width and text: a table folds a column a frame. */
const settles = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const look = () => `${document.documentElement.scrollHeight} ${document.querySelectorAll('*').length}`;
    for (let same = 0, before = look(), frame = 0; same < 3 && frame < 60; frame++) {
      await new Promise(requestAnimationFrame);
      const now = look();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });

/** Faults of layout in the present page, at each of the text sizes. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const usual = await sizeNow(page);
  const faults: string[] = [];
  for (const size of textSizes) {
    await sizes(page, size);
    await settles(page);
    const found = [...(await faultsNow(page)), ...(isPlacementMeasured ? await placementFaults(page) : [])];
    faults.push(...found.map((fault) => `${size} text: ${fault}`));
  }
  await sizes(page, usual);
  return faults;
}

/** What of the screen an attempt leaves to its question. */
export interface Room {
  /** Share of the screen's height between what stands above the question and the bar below it. */
  share: number;
  /** Whether the first option, or the field of a number, is wholly in sight. */
  first: boolean;
  /** Whether all options, or the whole keypad, are in sight. */
  all: boolean;
  /** Letters of the options in sight that something else covers, in their middle or at their edges. */
  covered: string[];
}

/** Measures the room of the question on screen, from the top of the page. */
export const roomOf = (page: Page): Promise<Room> =>
  page.evaluate(async () => {
    window.scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const question = document.querySelector('#question');
    const body = question?.querySelector('[data-passage]:not([data-passage=sheet]), fieldset');
    // The sheet of a passage is a part of the question that may be over its options.
    const sheet = question?.querySelector('[data-passage=sheet] > [data-pane]');
    const choices = [...(question?.querySelectorAll('label:has(input), input[inputmode=none], fieldset fieldset button') ?? [])];
    const bar = document.querySelector('[data-key=m]')?.closest('.thumb-row');
    if (!body || !bar || choices.length === 0) throw new Error('No question');
    const top = body.getBoundingClientRect().top;
    const end = bar.getBoundingClientRect().top;
    const bottom = sheet?.getBoundingClientRect().top ?? end;
    const isInSight = (element: Element | undefined) => element !== undefined && element.getBoundingClientRect().bottom <= bottom;
    const isFree = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [left + 6, (left + right) / 2, right - 6].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
      return points.every((found) => found !== null && element.contains(found));
    };
    return {
      share: Math.round((100 * (end - top)) / window.innerHeight) / 100,
      first: isInSight(choices[0]),
      all: choices.every(isInSight),
      covered: choices.filter((choice) => isInSight(choice) && !isFree(choice)).map((choice) => choice.textContent ?? ''),
    };
  });
