import { type Colour, contrast, fromHsl, hslOf } from './colour';

/** What one colour becomes on one kind of screen; the names are those of the page's tokens. */
export interface Shade {
  /** Behind what acts. */
  brand: Colour;
  /** The same under a finger or a pointer. */
  strong: Colour;
  /** Words and lines in the colour. */
  ink: Colour;
  /** A breath of it, behind words: at its lightness quiet ones can be read too, whatever the hue. */
  soft: Colour;
  /** Words on `brand` and `strong`. */
  on: Colour;
}

/** One for each kind of screen; `clear` is high contrast. */
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

/** A hair above what WCAG asks for (1.4.3, 1.4.6, 1.4.11): a channel has 256 steps only. */
const ratio = { text: 4.55, clearText: 7.05, part: 3.05 } as const;

/** The nearest lightness to the colour's own, in one direction, at which `isRight`; the direction's end is black or white. */
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

/** At another lightness, no more vivid than `most`. */
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
 * What an institute's one colour becomes, so that all words can be read whatever the colour is: in its own hue, as light or dark as each kind of screen
 * needs, and no further from the colour than that. Words are at 4.5:1, in high contrast at 7:1.
 */
export const shadesOf = (colour: Colour): Shades => ({
  light: lightShade(colour),
  dark: darkShade(colour),
  clearLight: clearLightShade(colour),
  clearDark: clearDarkShade(colour),
});
