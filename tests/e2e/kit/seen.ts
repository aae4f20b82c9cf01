import type { Page } from '@playwright/test';

/** Adds the text spacing of WCAG 1.4.12 to the page; the page's content policy permits no element with styles. */
export const spaces = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** What does not fit: a page wider than the screen, and text that its box cuts without a way to scroll. Text that is shortened by a sign or by lines is left out: its whole is elsewhere. */
export const unfit = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - innerWidth;
    const faults = excess > 0 ? [`${excess} px wider than the screen`] : [];
    for (const box of document.querySelectorAll<HTMLElement>('body *')) {
      const hasText = [...box.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!hasText || box.clientWidth < 2 || !box.checkVisibility({ checkVisibilityCSS: true }) || box.closest('.sr-only, .katex, svg'))
        continue;
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue;
      const isCut = (overflow: string, more: number) => (overflow === 'hidden' || overflow === 'clip') && more > 2;
      if (isCut(overflowX, box.scrollWidth - box.clientWidth) || isCut(overflowY, box.scrollHeight - box.clientHeight))
        faults.push(`cut: “${box.textContent?.trim().slice(0, 40)}”`);
    }
    return faults;
  });

/** Runs a function of the page with `contrast(colour, element)`: the ratio of a computed colour to the background behind an element. */
const withContrast = <T>(page: Page, look: string): Promise<T> =>
  page.evaluate(`(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const rgba = (colour) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = (colour) => {
      const [r, g, b] = rgba(colour).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratio = (one, other) => {
      const [low, high] = [light(one), light(other)].toSorted((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    /** The first background that can be seen at an element, or behind it. */
    const ground = (element) => {
      for (let at = element; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (rgba(backgroundColor)[3] > 250) return backgroundColor;
      }
      return 'Canvas';
    };
    return (${look})({ ratio, ground, rgba });
  })()`);

/** What is wrong with the element that has the keyboard focus: no edge of 3:1 around it, or covered by something else. Null where nothing is. */
export const focusFault = (page: Page): Promise<string | null> =>
  withContrast(
    page,
    `({ ratio, ground, rgba }) => {
      const focus = document.activeElement;
      if (focus === null || focus === document.body) return null;
      const name = focus.tagName + ' “' + (focus.getAttribute('aria-label') ?? focus.textContent ?? '').trim().slice(0, 30) + '”';
      // An option or a file is a control without a look of its own, in a label that has one.
      const edged = [focus, focus.closest('label'), focus.parentElement].find((one) => {
        if (one === null || one.offsetWidth < 4) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
      if (edged === undefined) return name + ': no edge';
      const seen = ratio(getComputedStyle(edged).outlineColor, ground(edged.parentElement));
      if (seen < 3) return name + ': the edge has ' + seen.toFixed(2);
      const box = edged.getBoundingClientRect();
      const isThere = [0.1, 0.3, 0.5, 0.7, 0.9].some((x) => [0.2, 0.5, 0.8].some((y) => {
        const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return top !== null && (edged.contains(top) || top.contains(edged));
      }));
      return isThere ? null : name + ': covered';
    }`,
  );

/** Fields, boxes and choices whose edge has less than 3:1 to what is inside or around it. */
export const paleEdges = (page: Page): Promise<string[]> =>
  withContrast(
    page,
    `({ ratio, ground, rgba }) => [...document.querySelectorAll('input, select, textarea')].flatMap((field) => {
      if (!field.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || field.disabled || field.clientWidth < 8) return [];
      const look = getComputedStyle(field);
      const around = ground(field.parentElement);
      // The browser draws a checked box itself.
      if (look.appearance === 'auto' && ['radio', 'checkbox'].includes(field.type)) return [];
      const edge = parseFloat(look.borderTopWidth) > 0 && rgba(look.borderTopColor)[3] > 250 ? ratio(look.borderTopColor, around) : 1;
      const seen = Math.max(edge, ratio(ground(field), around));
      return seen < 3 ? [(field.name || field.id || field.type) + ': ' + seen.toFixed(2)] : [];
    })`,
  );

/** Links and buttons whose name for a voice lacks the words that they show. */
export const misnamed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
    return [...document.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label]')].flatMap((control) => {
      const copy = control.cloneNode(true) as HTMLElement;
      for (const hidden of copy.querySelectorAll('[aria-hidden=true], .sr-only')) hidden.remove();
      const [name, shown] = [control.getAttribute('aria-label') ?? '', copy.textContent ?? ''].map(words);
      return control.checkVisibility() && shown && !name?.includes(shown) ? [`“${shown}” is named “${name}”`] : [];
    });
  });
