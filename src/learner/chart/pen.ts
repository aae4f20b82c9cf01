import { type Ink, inks } from './chart';

/** What a canvas must be told that all else on a page has from its styles. */
export interface Pen {
  /** As a canvas takes it, and its size in CSS pixels. */
  font: string;
  size: number;
  /** What the chart lies on, and a ground that is set off from it a little. */
  paper: string;
  soft: string;
  colours: Record<Ink, string>;
  /** Width of the widest of these words, in CSS pixels. */
  widest: (words: readonly string[]) => number;
}

/** The tokens as they are now: in light, dark, high contrast or forced colours. Those have one colour for all that is written and one for all grounds. */
function tokensIn(host: HTMLElement): Pick<Pen, 'colours' | 'soft'> {
  const probe = host.appendChild(document.createElement('span'));
  probe.style.backgroundColor = 'var(--color-brand-soft)';
  const colourOf = (ink: Ink): string => {
    probe.style.color = `var(--color-${ink})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(inks.map((ink) => [ink, colourOf(ink)])) as Record<Ink, string>;
  const soft = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return { colours, soft };
}

/** The pen for an element as it looks now. */
export function penOf(host: HTMLElement): Pen {
  const { fontSize, fontFamily, backgroundColor } = getComputedStyle(host);
  // The library reads whole pixels only.
  const size = Math.round(Number.parseFloat(fontSize));
  const font = `${size}px ${fontFamily}`;
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas !== null) canvas.font = font;
  return {
    font,
    size,
    paper: backgroundColor,
    ...tokensIn(host),
    widest: (words) => Math.max(0, ...words.map((one) => canvas?.measureText(one).width ?? 0)),
  };
}
