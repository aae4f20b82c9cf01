import type { PrintChoice } from './printed';

/** By columns of the page: characters of the longest option up to which four, or two, stand side by side. */
const widest = { 1: { four: 14, two: 44 }, 2: { four: 5, two: 18 } } as const;

/** How many options stand side by side. `texts`: of each option, with all languages that are printed. */
export function optionsAbreast(texts: readonly string[], hasPictures: boolean, columns: PrintChoice['columns']): 1 | 2 | 4 {
  const longest = Math.max(0, ...texts.map((text) => text.length));
  if (hasPictures) return 2;
  if (longest <= widest[columns].four) return 4;
  return longest <= widest[columns].two ? 2 : 1;
}

/** The letter of an option with its gap, and an average character, in em of the print-out. */
const em = { letter: 2.2, character: 0.6 } as const;

/** The width that an option needs so that its longest word or number is not broken. A formula has a width of its own, whatever its letters. */
function neededBy(texts: readonly string[]): string {
  const words = texts.flatMap((text) => text.replace(/\$[^$]*\$/g, ' ').split(/\s+/));
  return `${(em.letter + em.character * Math.max(0, ...words.map((word) => word.length))).toFixed(1)}em`;
}

/** The width of one option of so many side by side: a hair less than its share, so that rounding leaves no column out. */
const share = { 4: '(99% - 3rem) / 4', 2: '(99% - 1rem) / 2', 1: '99%' } as const;

/** In CSS: `wider` if `needed` has no room in `room`, else less than zero. Multiplied so, a difference is wider than any page, or below zero. */
const whereTooNarrow = (needed: string, room: string, wider: string): string => `min(${wider}, (${needed} - ${room}) * 9999)`;

/** The columns of a grid of options: as many as `abreast`; half as many, or one, where the longest word would be broken, as in large text. */
export function columnsFor(abreast: 1 | 2 | 4, texts: readonly string[]): string | undefined {
  if (abreast === 1) return undefined;
  const needed = neededBy(texts);
  const one = whereTooNarrow(needed, share[2], share[1]);
  const widths = abreast === 4 ? [share[4], whereTooNarrow(needed, share[4], share[2]), one] : [share[2], one];
  return `repeat(auto-fit, minmax(max(${widths.join(', ')}), 1fr))`;
}
