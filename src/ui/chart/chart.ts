/** Colours by the names of their tokens (src/ui/display/tokens.css). */
export const inks = ['ink', 'ink-soft', 'line', 'line-strong', 'brand', 'good', 'bad'] as const;
export type Ink = (typeof inks)[number];
/** Shapes that differ without colour. */
export type Mark = 'dot' | 'ring' | 'cross' | 'up';

/** One series of a chart. */
export interface Series {
  /** The name in the legend; absent if the series needs none. */
  name?: string;
  draw: 'bars' | 'pale' | 'hollow' | 'soft' | 'framed' | 'line' | 'steps' | 'nothing';
  ink: Ink;
  /** Drawn at each value, for a bar above its end. `up` is drawn above every other mark. */
  mark?: Mark;
  /** One value a position; null if there is none. */
  values: readonly (number | null)[];
}

export interface Axis {
  from: number;
  to: number;
  /** Possible distances of ticks, ascending. The smallest one that leaves room for the labels is used. */
  steps: readonly number[];
  ticks: (step: number) => number[];
  text: (value: number) => string;
}

/** A chart's content, independent of the drawing library. Positions are numbered from 1. */
export interface Chart {
  x: Axis;
  y: Axis;
  series: readonly Series[];
  /** What is counted upwards, and along; absent where the ticks tell it. */
  names?: { up: string; along: string };
  /** Returns the text for a position; `index` counts from 0. */
  readout: (index: number) => string;
}

export const wholeSteps = [1, 10, 100, 1_000, 10_000, 100_000].flatMap((one) => [one, 2 * one, 5 * one]);
/** In seconds: the steps of a clock. */
export const timeSteps = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600, 7_200];
export const shareSteps = [0.25, 0.5, 1];

const rising = (count: number, tick: (at: number) => number): number[] => Array.from({ length: Math.max(0, count) }, (_, at) => tick(at));

/** An axis of amounts; ticks are multiples of a step. */
export const amounts = (from: number, to: number, steps: readonly number[], text: Axis['text']): Axis => ({
  from,
  to,
  steps,
  ticks: (step) => rising(Math.floor(to / step) - Math.ceil(from / step) + 1, (at) => (Math.ceil(from / step) + at) * step),
  text,
});

const along = { from: 0.5, steps: wholeSteps };

/** The text of each of these things by its place from 0; empty beyond them. */
export const readoutOf =
  <T>(all: readonly T[], text: (one: T) => string): Chart['readout'] =>
  (index) => {
    const one = all[index];
    return one === undefined ? '' : text(one);
  };

/** An axis of positions; ticks at the first and at every nth after it. */
const places = (count: number, text: Axis['text']): Axis => ({
  ...along,
  to: count + 0.5,
  ticks: (step) => rising(Math.ceil(count / step), (at) => 1 + at * step),
  text,
});

/** An axis of things, each under its text. */
export function placesOf<T>(all: readonly T[], text: (one: T) => string): Axis {
  const textAt = readoutOf(all, text);
  return places(all.length, (place) => textAt(place - 1));
}

/** An axis of position numbers: 1, 10, 20, 30. */
export function numbers(count: number): Axis {
  const all = places(count, String);
  return {
    ...all,
    steps: wholeSteps.filter((step) => step !== 2),
    ticks: (step) => (step === 1 ? all.ticks(1) : [1, ...rising(Math.floor(count / step), (at) => (at + 1) * step)]),
  };
}

/** An axis of ranges, with ticks at the edges; `text` gets the edge's number, from 0. */
export const between = (count: number, text: Axis['text']): Axis => ({
  ...along,
  to: count + 0.5,
  ticks: (step) => rising(Math.floor(count / step) + 1, (at) => at * step + 0.5),
  text: (edge) => text(edge - 0.5),
});

/** Joins the parts that are not null. */
export const joined = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');
