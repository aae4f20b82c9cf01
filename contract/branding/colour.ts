/** A CSS colour: `#rrggbb`, lower case. */
export type Colour = `#${string}`;

type Three = readonly [number, number, number];

/** Red, green and blue, each 0 to 1. */
const partsOf = (colour: Colour): Three => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as unknown as Three;

const colourFrom = (parts: Three): Colour =>
  `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function luminance(colour: Colour): number {
  const [red, green, blue] = partsOf(colour).map(linear) as unknown as Three;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns hue in sixths of the circle, saturation and lightness 0 to 1. */
export function hslOf(colour: Colour): Three {
  const [red, green, blue] = partsOf(colour);
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const [span, lightness] = [high - low, (high + low) / 2];
  if (span === 0) return [0, 0, lightness];
  const hue = high === red ? ((green - blue) / span + 6) % 6 : high === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return [hue, span / (1 - Math.abs(2 * lightness - 1)), lightness];
}

/**
 * Converts hue, saturation and lightness to a colour. For fixed hue and saturation, luminance rises with lightness, from black to white.
 */
export function fromHsl([hue, saturation, lightness]: Three): Colour {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (shift: number): number => {
    const at = (shift + hue * 2) % 12;
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return colourFrom([part(0), part(8), part(4)]);
}

/** The red of refusals and of what deletes, on light pages (`--color-bad`). */
const refusalRed: Colour = '#b3261e';
/** In sixths of the circle of hues, and of the whole saturation. */
const near = { hue: 0.35, saturation: 0.35 } as const;

/** Whether buttons and links in this colour look like refusals: a red, however light or dark, that is not nearly grey. */
export function isRefusalRed(colour: Colour): boolean {
  const [[hue, saturation], [red]] = [hslOf(colour), hslOf(refusalRed)];
  const apart = Math.abs(hue - red);
  return saturation > near.saturation && Math.min(apart, 6 - apart) < near.hue;
}
