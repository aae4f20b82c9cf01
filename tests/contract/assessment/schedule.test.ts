import { describe, expect, it } from 'vitest';
import { scheduleFaults } from '../../../contract/assessment/schedule';
import { releaseOf } from '../../../contract/assessment/schedule-times';
import { codeAlphabet, codeFrom, codeLength, groupedCode, typedCode } from '../../../contract/assessment/spoken-code';

const [nine, ten, eleven] = ['2026-03-08T09:00:00.000Z', '2026-03-08T10:00:00.000Z', '2026-03-08T11:00:00.000Z'];

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
    expect(codeLength * 5).toBe(60);
    for (const letter of '0O1I') expect(codeAlphabet).not.toContain(letter);
  });

  it('is shown in groups and typed in any form', () => {
    expect(groupedCode('ABCDEFGHJKLM')).toBe('ABCD-EFGH-JKLM');
    expect(groupedCode('')).toBe('');
    for (const typed of ['ABCD-EFGH-JKLM', 'abcd efgh jklm', ' abcdefgh–jklm.']) expect(typedCode(typed)).toBe('ABCDEFGHJKLM');
  });

  it('is made of 5 bits of each of the first bytes', () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, at) => at);
    expect(codeFrom(bytes)).toBe('ABCDEFGHJKLM');
    expect(codeFrom(bytes.map((byte) => byte + 20))).toBe('WXYZ23456789');
    expect(codeFrom(bytes.map((byte) => byte + 224))).toBe('ABCDEFGHJKLM');
  });

  it('is none if it is too short, too long, or has other characters', () => {
    for (const typed of ['', 'ABCD-EFGH-JKL', 'ABCD-EFGH-JKLMN', 'ABCD-EFGH-JKL0', 'ABCD-EFGH-JKLI', 'ABCD-EFGH-JKLÄ'])
      expect(typedCode(typed)).toBeNull();
  });
});
