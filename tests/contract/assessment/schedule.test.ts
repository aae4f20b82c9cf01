import { describe, expect, it } from 'vitest';
import { scheduleFaults } from '../../../contract/assessment/schedule';
import { releaseDoubt, releaseOf } from '../../../contract/assessment/schedule-times';
import { codeAlphabet, codeFrom, codeLengthOf, groupedCode, saidLength, typedCode } from '../../../contract/assessment/spoken-code';
import { spokenCode } from '../../../contract/fields/limits';

const [nine, ten, eleven] = ['2026-03-08T09:00:00.000Z', '2026-03-08T10:00:00.000Z', '2026-03-08T11:00:00.000Z'];

describe('a release', () => {
  const hour = 60 * 60_000;

  it.each([
    ['never, of a test that opens and closes', ten, eleven, null, 'no-release'],
    ['never, of a test without times', null, null, null, null],
    ['while attempts may start at any time', ten, null, eleven, 'no-last-start'],
    ['an hour after the last start', nine, ten, eleven, null],
    ['at the last start', nine, ten, ten, 'before-last-end'],
  ] as const)('%s, of attempts of an hour: %s, %s, %s is %s', (_, opensAt, closesAt, resultsAt, doubt) =>
    expect(releaseDoubt({ opensAt, closesAt, resultsAt }, hour)).toBe(doubt),
  );

  it('is in doubt a millisecond before the last attempt ends', () => {
    expect(releaseDoubt({ opensAt: nine, closesAt: ten, resultsAt: eleven }, hour + 1)).toBe('before-last-end');
  });
});

describe('the times of a schedule', () => {
  const faults = (opensAt: string | null, closesAt: string | null, resultsAt: string | null) =>
    scheduleFaults({ opensAt, closesAt, resultsAt });

  it('fit each other in order, when equal, and without an opening', () => {
    for (const [opensAt, closesAt, resultsAt] of [
      [nine, ten, eleven],
      [ten, ten, ten],
      [null, ten, nine],
      [ten, null, null],
      [nine, eleven, ten],
    ] as const)
      expect(faults(opensAt, closesAt, resultsAt)).toEqual({});
  });

  it('do not fit before the opening; each is named', () => {
    expect(faults(ten, nine, eleven)).toEqual({ closesAt: { code: 'before-opening' } });
    expect(faults(ten, eleven, nine)).toEqual({ resultsAt: { code: 'before-opening' } });
    expect(Object.keys(faults(eleven, nine, ten))).toEqual(['closesAt', 'resultsAt']);
  });

  it('are compared as times and not as texts', () => {
    expect(faults('2026-03-08T15:30:00+05:30', ten, null)).toEqual({});
  });
});

describe('a release', () => {
  it('is at the later of opening and results, and at once without both', () => {
    expect(releaseOf({ opensAt: nine, resultsAt: eleven })).toBe(Date.parse(eleven));
    expect(releaseOf({ opensAt: eleven, resultsAt: nine })).toBe(Date.parse(eleven));
    expect(releaseOf({ opensAt: nine })).toBe(Date.parse(nine));
    expect(releaseOf({ opensAt: null, resultsAt: ten })).toBe(Date.parse(ten));
    for (const none of [{}, { opensAt: null, resultsAt: null }]) expect(releaseOf(none)).toBeNull();
  });
});

describe('a code', () => {
  it('has 60 bits without signs that are mistaken for each other', () => {
    expect(new Set(codeAlphabet).size).toBe(32);
    expect(spokenCode.length * 5).toBe(60);
    for (const letter of '0O1I') expect(codeAlphabet).not.toContain(letter);
  });

  it('is shown in groups and typed in any form', () => {
    expect(groupedCode('ABCDEFGHJKLM')).toBe('ABCD-EFGH-JKLM');
    expect(groupedCode('')).toBe('');
    for (const typed of ['ABCD-EFGH-JKLM', 'abcd efgh jklm', ' abcdefgh–jklm.']) expect(typedCode(typed, 12)).toBe('ABCDEFGHJKLM');
  });

  it('is made of 5 bits of each of the first bytes', () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, at) => at);
    expect(codeFrom(bytes, 12)).toBe('ABCDEFGHJKLM');
    expect(
      codeFrom(
        bytes.map((byte) => byte + 20),
        12,
      ),
    ).toBe('WXYZ23456789');
    expect(
      codeFrom(
        bytes.map((byte) => byte + 224),
        12,
      ),
    ).toBe('ABCDEFGHJKLM');
  });

  it('is none if it is too short, too long, or has other characters', () => {
    for (const typed of ['', 'ABCD-EFGH-JKL', 'ABCD-EFGH-JKLMN', 'ABCD-EFGH-JKL0', 'ABCD-EFGH-JKLI', 'ABCD-EFGH-JKLÄ'])
      expect(typedCode(typed, 12)).toBeNull();
  });

  it('has the length that its paper says, and twelve characters where the paper of an earlier version says none', () => {
    expect(codeLengthOf({})).toBe(12);
    for (const length of [8, 12, 16]) expect(codeLengthOf(saidLength(length))).toBe(length);
    expect(saidLength(12)).toEqual({});
    expect(groupedCode(typedCode('abcd efgh jklm npqr', 16) ?? '')).toBe('ABCD-EFGH-JKLM-NPQR');
    expect([typedCode('ABCD-EFGH-JKLM', 16), typedCode('ABCD-EFGH-JKLM-NPQR', 12)]).toEqual([null, null]);
  });
});
