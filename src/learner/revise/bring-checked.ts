/** Where a checked question has its parts, CSS pixels from the top of the screen. */
interface Parts {
  card: HTMLElement;
  /** The verdict with the explanation. */
  told: HTMLElement;
}

/**
 * Scrolls a checked question so that its verdict is in sight with its explanation, or as much of it as there is room for, and with the right option where there is room for
 * it too; of what is above, no line is cut by the edge of the screen. Above the first part that does not fit, nothing is shown.
 */
export function bringChecked({ card, told }: Parts): void {
  told.scrollIntoView?.({ block: 'nearest' });
  const { scrollY: stands, innerHeight } = window;
  if (stands === 0) return;
  const acts = card.querySelector('[data-acts]');
  const verdict = told.firstElementChild;
  if (acts === null || verdict === null) return;
  const room = getComputedStyle(acts).position === 'sticky' ? acts.getBoundingClientRect().top : innerHeight;
  const topOf = (part: Element): number => Math.floor(part.getBoundingClientRect().top + stands);
  const endOf = (part: Element): number => Math.ceil(part.getBoundingClientRect().bottom + stands);
  const end = endOf(told) - topOf(told) <= room ? endOf(told) : endOf(verdict);
  const most = document.documentElement.scrollHeight - innerHeight;
  const fits = (place: number) => place <= most && end - place <= room;
  const right = [...card.querySelectorAll('[data-right]')].map(topOf).find(fits);
  const parts = [card, ...card.querySelectorAll('#practised, [data-options] > li'), told].map(topOf).filter(fits);
  const below = parts.find((place) => place >= stands);
  const place = right !== undefined && right < stands ? right : (below ?? parts.at(-1));
  if (place !== undefined) document.documentElement.scrollTop = place;
}
