import { type Ink, inks } from './chart';

/** Font and colours for a canvas, which does not inherit styles. */
export interface Pen {
  /** In canvas notation, and its size in CSS pixels. */
  font: string;
  size: number;
  /** The chart's background, and a slightly different one. */
  paper: string;
  soft: string;
  colours: Record<Ink, string>;
  /** Returns the width of the widest text, in CSS pixels. */
  widest: (words: readonly string[]) => number;
}

/**
 * Reads the current values of the colour tokens: light, dark, high contrast or forced colours. Forced colours have one text colour and one
 * background.
 */
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

/** Returns the pen for an element's current style. */
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
