import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMaths, segmentsOf } from '../../../src/ui/maths/segments';

const said = (text: string) => segmentsOf(text).map(({ kind, source }) => [kind, source]);

describe('formulas in a text', () => {
  it('stand between single dollars in the line, between double ones on a line of their own', () => {
    expect(said('If $x^2 = 4$, then $$x = \\pm 2$$ holds')).toEqual([
      ['text', 'If '],
      ['inline', 'x^2 = 4'],
      ['text', ', then '],
      ['block', 'x = \\pm 2'],
      ['text', ' holds'],
    ]);
    expect(said('$$\\begin{aligned}\na &= b\n\\end{aligned}$$')).toEqual([['block', '\\begin{aligned}\na &= b\n\\end{aligned}']]);
  });

  it('are not made of money, of what does not end, of two lines, or of a dollar that is escaped', () => {
    for (const text of ['between $5 and $10', 'It costs $5.', '$5,$6', '$ x $', 'a $b\nc$ d', '$$', '$$$', '$$ x', '$$ $$', 'A$B'])
      expect(said(text), text).toEqual([['text', text]]);
    expect(said('\\$5 and \\$6')).toEqual([['text', '$5 and $6']]);
    expect(said('$\\text{costs \\$5}$')).toEqual([['inline', '\\text{costs \\$5}']]);
  });

  it('lose no word around them, whatever the text, and the parts of a text are never empty', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('$', '$$', '\\$', '\\', ' ', '\n', 'x', '5', 'क')), (bits) => {
        const text = bits.join('');
        const parts = segmentsOf(text);
        expect(parts.every(({ source }) => source !== '')).toBe(true);
        const words = (of: string) => of.replace(/[\s$\\]/g, '');
        expect(words(parts.map(({ source }) => source).join(''))).toBe(words(text));
        expect(hasMaths(text)).toBe(parts.some(({ kind }) => kind !== 'text'));
      }),
      { numRuns: 2_000 },
    );
  });

  it('are found in a text of the greatest length in no time, also where nothing ends', () => {
    for (const bit of ['$', '$$ ', '$x', '\\$', '$x\\']) expect(segmentsOf(bit.repeat(20_000)).length).toBeGreaterThan(0);
  });
});
