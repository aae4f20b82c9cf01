import type { Page } from '@playwright/test';

/**
 * What in the present page lies over something else, is cut, or cannot be reached, at the present width, text size and language:
 * - text over text, and controls over controls or over text that is not theirs;
 * - a control that a bar at the edge of the screen still covers after the browser scrolled to it;
 * - a box that hides a part of its text, other than by a sign or by a number of lines, and a picture or control beyond the screen;
 * - from 1024 px on, a table that is wider than its place, other than one that its author made wide.
 * Each fault names its text. What stands below an open dialog or menu is left out.
 */
export const placementFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
    interface Piece {
      element: Element;
      box: Box;
      /** What moves with the screen and not with the page, such as a bar; null for the page itself. */
      layer: Element | null;
      isControl: boolean;
    }
    // What the browser lays out only once it comes near has no true place before.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(laidOut);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const faults = new Set<string>();
    const dialogs = [
      ...document.querySelectorAll('dialog:modal, [popover]:popover-open, [role=dialog][aria-modal=true], [data-trigger][data-placement]'),
    ];
    const root = dialogs.at(-1) ?? document.body;
    const width = document.documentElement.clientWidth;
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [tabindex="0"]';
    /** Formulas, drawings and charts place their parts over each other; text for voices alone has a box of one pixel. */
    const drawn = '.sr-only, .katex, svg, [data-chart], script, style, noscript, option';
    const named = (element: Element) =>
      (element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || element.tagName)
        .trim()
        .replace(/\s+/g, ' ')
        .slice(0, 40);
    const isShown = (element: Element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    const layers = new Map<Element, Element | null>();
    const layerOf = (element: Element | null): Element | null => {
      if (element === null || element === root) return null;
      const known = layers.get(element);
      if (known !== undefined) return known;
      const { position } = getComputedStyle(element);
      const layer = position === 'fixed' || position === 'sticky' ? element : layerOf(element.parentElement);
      layers.set(element, layer);
      return layer;
    };
    const whole: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const shared = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const windows = new Map<Element, Box>();
    /** The part of the page in which an element and its scrolling or hiding ancestors show what they hold. */
    const windowOf = (element: Element | null): Box => {
      if (element === null || element === document.body) return whole;
      const known = windows.get(element);
      if (known !== undefined) return known;
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const around = position === 'fixed' ? whole : windowOf(element.parentElement);
      const own = overflowX !== 'visible' || overflowY !== 'visible' ? shared(around, element.getBoundingClientRect()) : around;
      windows.set(element, own);
      return own;
    };
    /** The part of a box that no scrolling or hiding ancestor takes away. */
    const seenPart = (from: Element | null, box: Box): Box | null => {
      const seen = shared(windowOf(from), box);
      return seen.right - seen.left > 1 && seen.bottom - seen.top > 1 ? seen : null;
    };

    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || !node.textContent?.trim() || element.closest(drawn) || !isShown(element)) continue;
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        // Letters fill the middle of their line's box.
        const rim = (bottom - top) / 5;
        const box = seenPart(element, { left, right, top: top + rim, bottom: bottom - rim });
        if (box !== null) pieces.push({ element, box, layer: layerOf(element), isControl: false });
      }
    }
    const targets = [...root.querySelectorAll(controls)].filter((control) => isShown(control) && !control.closest('svg, .sr-only'));
    for (const element of targets) {
      const full = element.getBoundingClientRect();
      // A box of the browser's that stands invisibly inside a drawn one.
      if (full.width < 2 || full.height < 2 || getComputedStyle(element).opacity === '0') continue;
      const box = seenPart(element.parentElement, full);
      // A link in a sentence goes on in the next line.
      const parts = getComputedStyle(element).display === 'inline' ? [...element.getClientRects()] : [full];
      for (const part of parts) {
        const seen = seenPart(element.parentElement, part);
        if (seen !== null) pieces.push({ element, box: seen, layer: layerOf(element), isControl: true });
      }
      if (box !== null && element.closest('table, [data-scrolls]') === null && (full.left < -1 || full.right > width + 1))
        faults.add(`“${named(element)}” is beyond the screen`);
    }

    const overlap = (one: Box, other: Box) => ({
      across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
      down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    });
    const isAkin = (one: Element, other: Element) =>
      one.contains(other) || other.contains(one) || (one.closest('label') !== null && one.closest('label') === other.closest('label'));
    const sorted = pieces.toSorted((one, other) => one.box.top - other.box.top);
    for (const [at, one] of sorted.entries()) {
      for (let next = at + 1; next < sorted.length; next++) {
        const other = sorted[next] as Piece;
        if (other.box.top >= one.box.bottom) break;
        if (one.layer !== other.layer) continue;
        const { across, down } = overlap(one.box, other.box);
        // Where a target is higher than its words, its edge may reach into the line beside it.
        const shallow =
          one.isControl === other.isControl ? 2 : Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top) / 2;
        if (across < 2 || down < shallow) continue;
        if (one.element === other.element || ((one.isControl || other.isControl) && isAkin(one.element, other.element))) continue;
        const words = [one, other].map(({ element, isControl }) => `${isControl ? 'control' : 'text'} “${named(element)}”`);
        faults.add(`${words.join(' and ')} overlap by ${Math.round(across)} × ${Math.round(down)} px`);
      }
    }

    for (const box of root.querySelectorAll<HTMLElement>('*')) {
      const [over, under] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
      if ((over < 2 && under < 2) || box.clientWidth < 2 || box.closest(drawn) || !isShown(box)) continue;
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      if (overflowX !== 'visible' && over > 1 && width >= 1024 && box.querySelector('table') && !box.matches('[data-scrolls]'))
        faults.add(`a table is ${over} px wider than its place: “${named(box)}”`);
      // A formula is taller than its line by what it does not draw.
      if (box.querySelector('.katex') && over < 10 && under < 10) continue;
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || box.matches('input, select, textarea') || !box.textContent?.trim())
        continue;
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if ((isHidden(overflowX) && over > 2) || (isHidden(overflowY) && under > 2))
        faults.add(`cut by ${over} × ${under} px: “${named(box)}”`);
    }

    // The browser scrolls to what gets the focus, by the padding that a page declares for its bars.
    const places = [...document.querySelectorAll('*')]
      .filter((one) => one.scrollTop !== 0 || one.scrollLeft !== 0)
      .map((one) => [one, one.scrollLeft, one.scrollTop] as const);
    for (const target of targets) {
      if (target.closest('[aria-live]') || target.matches(':disabled') || target.getBoundingClientRect().width < 2) continue;
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (found === null || target.contains(found) || isAkin(found, target)) continue;
      if (layerOf(found) !== null && layerOf(found) !== layerOf(target) && !found.closest('[aria-live]'))
        faults.add(`“${named(found)}” covers “${named(target)}” where the browser has scrolled to it`);
    }
    for (const one of document.querySelectorAll('*')) if (one.scrollTop !== 0 || one.scrollLeft !== 0) one.scrollTo(0, 0);
    for (const [one, left, top] of places) one.scrollTo(left, top);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== laidOut);
    return [...faults];
  });
