import { useLayoutEffect, useRef } from 'react';
import { Banner } from './Banner';
import { useToast } from './toast';

/** What a message may not cover: the focus, an option, a key of a keypad. What a sticky bar hides anyway may be covered. */
const kept = ':focus:not(body, #main), label:has(input), #question fieldset button';
/** Nor the buttons of a question, the heading of a page and the links of its footer, while another place is free. */
const all = `${kept}, #question button, header > div > h1, footer a`;
/** Distances in px between the points that are looked at: less than the size of any of these. */
const [across, down] = [24, 12];

/** Whether the box, through which taps go, stands over something that has to stay in sight. */
function isInTheWay(box: Element, what: string): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  for (let y = bottom; y > top - down; y -= down)
    for (let x = left; x <= right; x += across) if (document.elementFromPoint(x, Math.max(y, top))?.closest(what)) return true;
  return false;
}

/**
 * The places of a message, best first, as styles. On a page: in the lower corner, where no column is, or at the lower edge; on a phone that shows the page's head, over that first, beside the account if it has room. In a sitting: over the head beside the
 * timer; over the whole width below the timer, then below the focus; over the buttons below the question, smaller if it has to be. The last one is
 * taken where none is free.
 */
function places(timer: DOMRect | undefined): string[] {
  const wide = 'position:fixed;margin:0;left:.25rem;right:.25rem;width:auto;';
  if (!timer) {
    const top = `${wide}top:.25rem;`;
    if (innerWidth >= 640) return [`${wide}left:auto;bottom:.5rem`, '', ''];
    return scrollY < 9 ? [`${top}right:4.5rem`, top, '', top] : ['', top, ''];
  }
  const focus = document.querySelector(':focus:not(body, #main)')?.getBoundingClientRect();
  const narrow = `right:${document.documentElement.clientWidth - timer.left + 4}px;`;
  return [
    `${wide}${narrow}top:.25rem`,
    `${wide}top:${timer.bottom + 4}px`,
    ...(focus ? [`${wide}top:${focus.bottom + 6}px`] : []),
    `${wide}bottom:.25rem`,
    `${wide}bottom:.25rem;zoom:.75`,
  ];
}

/** Puts the message where it covers neither an option nor the focus; it stays where it is while that holds, and on a page where no place is free. */
function placeToast(box: HTMLElement, isNew: boolean): void {
  if (!isNew && !isInTheWay(box, all)) return;
  const before = box.style.cssText;
  const timer = document.querySelector('header [role=timer]')?.getBoundingClientRect();
  const possible = places(timer);
  for (const what of [all, kept])
    for (const place of possible) {
      box.style.cssText = place;
      if (!isInTheWay(box, what)) return;
    }
  box.style.cssText = isNew || timer ? (possible.at(-1) ?? '') : before;
}

/**
 * Short messages that move nothing and cover neither the timer nor a link of the footer: in the lower corner of a wide page. On a phone they stand over the page's
 * head while that is in sight, and so over none of its content; taps go through. A message leaves that place where it would cover the focus or an option; in a sitting, it stands over the head of the page.
 */
export function ToastBar() {
  const toast = useToast((state) => state.toast);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (toast === null) return;
    const place = (event?: Event) => box.current && placeToast(box.current, event === undefined);
    place();
    // The focus may come to what the message covers, and so may an option.
    for (const type of ['focusin', 'scroll'] as const) document.addEventListener(type, place, { passive: true });
    return () => {
      for (const type of ['focusin', 'scroll'] as const) document.removeEventListener(type, place);
    };
  }, [toast]);
  return (
    <div
      data-unprinted
      aria-live="polite"
      className="pointer-events-none sticky bottom-(--bar-space,0px) z-30 flex h-0 items-end justify-center px-4"
    >
      {toast && (
        <div ref={box} className="mb-[max(1rem,env(safe-area-inset-bottom))] w-full max-w-md rounded-control shadow-lg">
          <Banner tone={toast.tone}>{toast.text}</Banner>
        </div>
      )}
    </div>
  );
}
