import { expect, it } from 'vitest';
import { isWideLogo, wideLogoSize } from '../../../contract/branding/portal';

it.each([
  [600, 200, { width: 432, height: 144 }],
  [2_000, 100, { width: 720, height: 36 }],
  [30, 10, { width: 432, height: 144 }],
  [125, 100, { width: 180, height: 144 }],
  [124, 100, null],
  [100, 100, null],
  [100, 300, null],
  [10_000, 1, { width: 720, height: 1 }],
])('a logo of %i × %i is kept wide, or as its icons only', (width, height, kept) => {
  expect(wideLogoSize({ width, height })).toEqual(kept);
  if (kept !== null) expect(isWideLogo(kept)).toBe(true);
});

it.each([
  [720, 144, true],
  [721, 144, false],
  [720, 145, false],
  [144, 144, false],
  [10, 0, false],
])('a picture of %i × %i is a wide logo or not', (width, height, isWide) => expect(isWideLogo({ width, height })).toBe(isWide));
