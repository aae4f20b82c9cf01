import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Colour, contrast, fromHsl, hslOf, isRefusalRed } from '../../../contract/branding/colour';

const near = (parts: readonly number[]) => parts.map((part) => Math.round(part * 1_000) / 1_000);

describe('the contrast of two colours', () => {
  it('is 21 for black and white, 1 for a colour with itself, and equal in either order', () => {
    expect([contrast('#000000', '#ffffff'), contrast('#ffffff', '#000000'), contrast('#0f5e66', '#0f5e66')]).toEqual([21, 21, 1]);
  });

  // Figures of the contrast checker that the guidelines link to.
  it.each<[Colour, number]>([
    ['#ff0000', 4],
    ['#00ff00', 1.37],
    ['#0000ff', 8.59],
    ['#767676', 4.54],
    ['#0a0a0a', 19.8],
  ])('of %s and white is %f', (colour, ratio) => expect(Math.round(contrast(colour, '#ffffff') * 100) / 100).toBe(ratio));
});

describe('hue, saturation and lightness', () => {
  it.each<[Colour, number[]]>([
    ['#ff0000', [0, 1, 0.5]],
    ['#ffff00', [1, 1, 0.5]],
    ['#00ff00', [2, 1, 0.5]],
    ['#00ffff', [3, 1, 0.5]],
    ['#0000ff', [4, 1, 0.5]],
    ['#ff00ff', [5, 1, 0.5]],
    ['#ff0080', [5.498, 1, 0.5]],
    ['#00ff80', [2.502, 1, 0.5]],
    ['#8000ff', [4.502, 1, 0.5]],
    ['#bf4040', [0, 0.498, 0.5]],
    ['#ffcccc', [0, 1, 0.9]],
    ['#330000', [0, 1, 0.1]],
    ['#808080', [0, 0, 0.502]],
    ['#ffffff', [0, 0, 1]],
    ['#000000', [0, 0, 0]],
  ])('of %s are %j', (colour, parts) => {
    expect(near(hslOf(colour))).toEqual(parts);
    expect(fromHsl(hslOf(colour))).toBe(colour);
  });

  it('convert back to the colour that they were read from, for every colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (rgb) => {
        const colour: Colour = `#${rgb.toString(16).padStart(6, '0')}`;
        expect(fromHsl(hslOf(colour))).toBe(colour);
      }),
    );
  });
});

describe('the red of refusals', () => {
  it.each<[Colour, boolean]>([
    ['#b3261e', true],
    ['#aa0000', true],
    ['#800020', true],
    ['#ff8a80', true],
    ['#8b4513', false],
    ['#a0006a', false],
    ['#8a6a6a', false],
    ['#0f5e66', false],
    ['#808080', false],
  ])('is near %s: %s', (colour, isNear) => expect(isRefusalRed(colour)).toBe(isNear));
});
