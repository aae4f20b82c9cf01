import { type Colour, contrast, fromHsl, hslOf } from './colour';

/** The shades of one colour on one kind of screen, named like the page's tokens. */
export interface Shade {
  /** Background of buttons. */
  brand: Colour;
  /** Background of buttons while hovered or pressed. */
  strong: Colour;
  /** Text and lines in the colour. */
  ink: Colour;
  /** A tint behind text; light enough for soft text, in every hue. */
  soft: Colour;
  /** Text on `brand` and `strong`. */
  on: Colour;
}

/** The shades for each kind of screen; `clear` is high contrast. */
export interface Shades {
  light: Shade;
  dark: Shade;
  clearLight: Shade;
  clearDark: Shade;
}

const grounds = {
  light: ['#ffffff', '#f9fafb', '#f5f6f8'],
  dark: ['#182028', '#1f2933', '#0f1419'],
  clearLight: ['#ffffff', '#f1f3f5'],
  clearDark: ['#000000', '#161c22'],
} as const satisfies Record<keyof Shades, readonly Colour[]>;

/** Slightly above the ratios of WCAG (1.4.3, 1.4.6, 1.4.11), because a channel has only 256 steps. */
const ratio = { text: 4.55, clearText: 7.05, part: 3.05 } as const;

/**
 * Returns the colour with the lightness nearest to its own, in one direction, for which `isRight` holds; the direction ends at black or
 * white.
 */
function moved(colour: Colour, towards: 0 | 1, isRight: (shade: Colour) => boolean): Colour {
  if (isRight(colour)) return colour;
  const [hue, saturation, lightness] = hslOf(colour);
  let [wrong, right] = [lightness, towards as number];
  for (let turn = 0; turn < 20; turn += 1) {
    const middle = (wrong + right) / 2;
    if (isRight(fromHsl([hue, saturation, middle]))) right = middle;
    else wrong = middle;
  }
  return fromHsl([hue, saturation, right]);
}

const readOn =
  (grounds: readonly Colour[], wanted: number) =>
  (shade: Colour): boolean =>
    grounds.every((ground) => contrast(shade, ground) >= wanted);

/** Returns the colour with another lightness and at most the saturation `most`. */
function at(colour: Colour, lightness: number, most = 1): Colour {
  const [hue, saturation] = hslOf(colour);
  return fromHsl([hue, Math.min(saturation, most), lightness]);
}

const further = (colour: Colour, towards: 0 | 1): Colour => {
  const [, , lightness] = hslOf(colour);
  return at(colour, lightness + (towards - lightness) * 0.3);
};

function lightShade(colour: Colour): Shade {
  const soft = at(colour, 0.92, 0.4);
  const isRight = readOn([...grounds.light], ratio.text);
  const brand = moved(colour, 0, isRight);
  const ink = moved(brand, 0, readOn([...grounds.light, soft], ratio.text));
  return { brand, strong: further(brand, 0), ink, soft, on: '#ffffff' };
}

function darkShade(colour: Colour): Shade {
  const soft = at(colour, 0.15, 0.45);
  const on = at(colour, 0.05, 0.6);
  const brand = moved(colour, 1, (shade) => readOn([on], ratio.text)(shade) && readOn([...grounds.dark], ratio.part)(shade));
  const ink = moved(brand, 1, readOn([...grounds.dark, soft], ratio.clearText));
  return { brand, strong: further(brand, 1), ink, soft, on };
}

function clearLightShade(colour: Colour): Shade {
  const soft = at(colour, 0.92, 0.4);
  const ink = moved(colour, 0, readOn([...grounds.clearLight, soft], ratio.clearText));
  return { brand: ink, strong: '#000000', ink, soft, on: '#ffffff' };
}

function clearDarkShade(colour: Colour): Shade {
  const soft = at(colour, 0.1, 0.5);
  const ink = moved(colour, 1, readOn([...grounds.clearDark, soft], ratio.clearText));
  return { brand: ink, strong: '#ffffff', ink, soft, on: '#000000' };
}

/**
 * Derives the shades of an institute's colour: its hue, with the lightness that makes text readable on each kind of screen, and as near to
 * the colour as possible. Text has at least 4.5:1, in high contrast 7:1.
 */
export const shadesOf = (colour: Colour): Shades => ({
  light: lightShade(colour),
  dark: darkShade(colour),
  clearLight: clearLightShade(colour),
  clearDark: clearDarkShade(colour),
});
