import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMaths, segmentsOf } from '../../../../contract/question/formulas/segments';

const said = (text: string) => segmentsOf(text).map(({ kind, source }) => [kind, source]);

describe('formulas in a text', () => {
  it('stand between single dollars within the line, between double ones on their own line', () => {
    expect(said('If $x^2 = 4$, then $$x = \\pm 2$$ holds')).toEqual([
      ['text', 'If '],
      ['inline', 'x^2 = 4'],
      ['text', ', then '],
      ['block', 'x = \\pm 2'],
      ['text', ' holds'],
    ]);
    expect(said('$$\\begin{aligned}\na &= b\n\\end{aligned}$$')).toEqual([['block', '\\begin{aligned}\na &= b\n\\end{aligned}']]);
  });

  it('are not made of money, of a formula without an end or on two lines, or of an escaped dollar', () => {
    for (const text of ['between $5 and $10', 'It costs $5.', '$5,$6', '$ x $', 'a $b\nc$ d', '$$', '$$$', '$$ x', '$$ $$', 'A$B'])
      expect(said(text), text).toEqual([['text', text]]);
    expect(said('\\$5 and \\$6')).toEqual([['text', '$5 and $6']]);
    expect(said('$\\text{costs \\$5}$')).toEqual([['inline', '\\text{costs \\$5}']]);
  });

  it('also stand between \\( and \\) or \\[ and \\], as LaTeX and Moodle write them', () => {
    expect(said(String.raw`If \( x^2 = 4 \), then \[ x = \pm 2 \] holds`)).toEqual([
      ['text', 'If '],
      ['inline', 'x^2 = 4'],
      ['text', ', then '],
      ['block', String.raw`x = \pm 2`],
      ['text', ' holds'],
    ]);
    expect(said(String.raw`मान \(f\left(x\right)\) का?`)).toEqual([
      ['text', 'मान '],
      ['inline', String.raw`f\left(x\right)`],
      ['text', ' का?'],
    ]);
    expect(said(String.raw`He asked (“what is \(x\)?”)`).map(([kind]) => kind)).toEqual(['text', 'inline', 'text']);
    expect(said(String.raw`What is \(x\)? And \(y\)?`)).toEqual([
      ['text', 'What is '],
      ['inline', 'x'],
      ['text', '? And '],
      ['inline', 'y'],
      ['text', '?'],
    ]);
    expect(said(String.raw`\[\begin{aligned} a &= b \\[2pt] c &= d \end{aligned}\]`)).toMatchObject([
      ['block', expect.stringContaining('2pt')],
    ]);
    expect(said(String.raw`$x$ and \(y\)`)).toEqual([
      ['inline', 'x'],
      ['text', ' and '],
      ['inline', 'y'],
    ]);
    expect(said(String.raw`$\text{if \(y\)}$`)).toEqual([['inline', String.raw`\text{if \(y\)}`]]);
  });

  it('are not made of paths, patterns, a formula without an end, or a doubled backslash', () => {
    for (const text of [
      String.raw`C:\(x86)\[bin]`,
      String.raw`Which shell takes C:\Users\(old\)?`,
      String.raw`sed 's/\(a\)\(b\)/\2\1/'`,
      String.raw`grep '\(ab\)*'`,
      String.raw`grep '\(ab\)?c'`,
      String.raw`grep '\(ab\)?'`,
      String.raw`grep 'x\(y\)'`,
      String.raw`\\(x\\)`,
      String.raw`a \( b`,
      String.raw`a \) b \( c`,
      String.raw`\(  \)`,
      String.raw`\[ \]`,
      'a \\(b\nc\\) d',
      '\\n and \\t and \\',
    ])
      expect(said(text), text).toEqual([['text', text]]);
  });

  it('lose no character around them, whatever the text; no part of a text is empty', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('$', '$$', '\\$', '\\', '\\(', '\\)', '\\[', '\\]', ' ', '\n', 'x', '5', 'क')), (bits) => {
        const text = bits.join('');
        const parts = segmentsOf(text);
        expect(parts.every(({ source }) => source !== '')).toBe(true);
        const words = (of: string) => of.replace(/[\s$\\()[\]]/g, '');
        expect(words(parts.map(({ source }) => source).join(''))).toBe(words(text));
        expect(hasMaths(text)).toBe(parts.some(({ kind }) => kind !== 'text'));
      }),
      { numRuns: 2_000 },
    );
  });

  it('are found within milliseconds in a text of the greatest length, also where no formula ends', () => {
    for (const bit of ['$', '$$ ', '$x', '\\$', '$x\\', '\\(', '\\( x', ' \\[ x', '\\(\\[', ' \\( $'])
      expect(segmentsOf(bit.repeat(20_000)).length).toBeGreaterThan(0);
  });
});
