import { describe, expect, it } from 'vitest';
import { heightBeside, settled, shareOf } from '../../../../../src/runner/screens/passage/sheet-size';

describe('the height of a sheet beside its question', () => {
  it('is what a short question leaves', () => {
    expect(heightBeside({ room: 600, question: 300, first: 100 })).toBe(300);
  });

  it('is 65 % of the room at most', () => {
    expect(heightBeside({ room: 600, question: 100, first: 60 })).toBe(390);
  });

  it('is 42 % beside a longer question, whose other options are scrolled above it', () => {
    expect(heightBeside({ room: 600, question: 900, first: 100 })).toBe(252);
  });

  it('leaves the first option in sight', () => {
    expect(heightBeside({ room: 600, question: 900, first: 400 })).toBe(200);
  });

  it('is 30 % of the room at least', () => {
    expect(heightBeside({ room: 600, question: 900, first: 580 })).toBe(180);
  });
});

describe('a drag that ends', () => {
  it.each([
    [110, 'down'],
    [130, 'up'],
    [500, 'up'],
    [520, 'full'],
  ] as const)('at %i of 600 px leaves the sheet %s', (height, draw) => {
    expect(settled('up', height, 600, 0)).toBe(draw);
  });

  it.each([
    ['down', 0.6, 'up'],
    ['up', 0.6, 'full'],
    ['full', 0.6, 'full'],
    ['full', -0.6, 'up'],
    ['up', -0.6, 'down'],
    ['down', -0.6, 'down'],
  ] as const)('as a flick from %s with %d px/ms leaves it %s, at any height', (from, speed, draw) => {
    expect(settled(from, 300, 600, speed)).toBe(draw);
  });

  it('is remembered as a share of the room, where a sheet stands beside its question', () => {
    expect([60, 150, 450, 590].map((height) => shareOf(height, 600))).toEqual([null, 0.25, 0.75, null]);
  });
});
