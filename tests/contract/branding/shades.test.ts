import { describe, expect, it } from 'vitest';
import { type Colour, contrast, fromHsl, hslOf } from '../../../contract/branding/colour';
import { shadesOf } from '../../../contract/branding/shades';

/** Samples of all colours that a colour field can hold, in steps of hue, lightness and saturation. */
const colours: Colour[] = ['#000000', '#ffffff', '#808080', '#0f5e66', '#ffff00', '#ff0000', '#0000ff', '#00ff00', '#7f7f80'];
for (let hue = 0; hue < 6; hue += 0.25)
  for (const saturation of [0.1, 0.5, 1])
    for (const lightness of [0.05, 0.3, 0.5, 0.7, 0.95]) colours.push(fromHsl([hue, saturation, lightness]));

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#0f5e66', '#ffffff', 7.44],
  ] as [Colour, Colour, number][])('of %s on %s is %f', (one, other, ratio) => expect(contrast(one, other)).toBeCloseTo(ratio, 1));
});

it('a colour survives the conversion to hue, saturation and lightness and back', () => {
  for (const colour of colours) expect(fromHsl(hslOf(colour))).toBe(colour);
});

describe('shades of any colour', () => {
  const each = (claim: (colour: Colour) => [what: string, one: Colour, other: Colour, atLeast: number][]) => {
    const failed = colours.flatMap((colour) =>
      claim(colour)
        .filter(([, one, other, atLeast]) => contrast(one, other) < atLeast)
        .map(([what, one, other]) => `${colour}: ${what} ${one} on ${other} ${contrast(one, other).toFixed(2)}`),
    );
    expect(failed).toEqual([]);
  };
  const wanted = {
    light: { text: 4.5, quiet: 5, grounds: ['#ffffff', '#f9fafb', '#f5f6f8'], words: ['#17212b', '#4d5a67'] },
    dark: { text: 4.5, quiet: 5, grounds: ['#182028', '#1f2933', '#0f1419'], words: ['#eef2f6', '#aab6c2'] },
    clearLight: { text: 7, quiet: 10, grounds: ['#ffffff', '#f1f3f5'], words: ['#000000', '#26303a'] },
    clearDark: { text: 7, quiet: 10, grounds: ['#000000', '#161c22'], words: ['#ffffff', '#dde4ea'] },
  } as const;

  it.each(Object.keys(wanted) as (keyof typeof wanted)[])('can be read on a screen that is %s', (kind) => {
    const { text, quiet, grounds, words } = wanted[kind];
    each((colour) => {
      const { brand, strong, ink, soft, on } = shadesOf(colour)[kind];
      return [
        ['on a button', on, brand, text],
        ['on a pressed button', on, strong, text],
        ['a link on a soft background', ink, soft, text],
        ...grounds.map((ground) => ['a link', ink, ground, text] as [string, Colour, Colour, number]),
        ...grounds.map((ground) => ['a button', brand, ground, 3] as [string, Colour, Colour, number]),
        ...words.map((word) => ['words, quiet ones too', word, soft, quiet] as [string, Colour, Colour, number]),
      ];
    });
  });

  it('keep a colour that can be read, and change another one no more than needed', () => {
    expect(shadesOf('#7b1fa2').light.brand).toBe('#7b1fa2');
    const { brand } = shadesOf('#ffcc00').light;
    expect(brand).not.toBe('#ffcc00');
    expect(contrast(brand, '#f5f6f8')).toBeLessThan(4.7);
    expect(hslOf(brand)[0]).toBeCloseTo(hslOf('#ffcc00')[0], 1);
  });

  it('keep a light colour on a dark screen, and lighten a dark one no more than needed', () => {
    expect(shadesOf('#7fd4dc').dark.brand).toBe('#7fd4dc');
    const { brand, on } = shadesOf('#0f5e66').dark;
    const readable = Math.min(contrast(on, brand) / 4.5, ...wanted.dark.grounds.map((ground) => contrast(brand, ground) / 3));
    expect(readable).toBeGreaterThanOrEqual(1);
    expect(readable).toBeLessThan(1.05);
  });
});
