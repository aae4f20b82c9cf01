import { describe, expect, it } from 'vitest';
import { englishFaults } from '../../../contract/faults/english';
import type { FaultCode } from '../../../contract/faults/fault';
import { rules as englishRules } from '../../../contract/faults/form-rules';
import { hindiFaults } from '../../../src/admin/words/hi/faults/faults';
import { rules as hindiRules } from '../../../src/admin/words/hi/faults/rules';

const devanagari = /[\u0900-\u097f]/;
const codes = Object.keys(englishFaults.of) as FaultCode[];
const languages = { English: englishFaults, Hindi: hindiFaults };

/** The sentence of a code, and the parameters that it reads: each is answered by a mark of its own. */
function heard(code: FaultCode, words: typeof englishFaults): { said: string; read: string[]; marks: string[] } {
  const sentence = words.of[code] as string | ((params: object) => string);
  const marks = new Map<string, string>();
  const params = new Proxy(
    {},
    {
      get: (_, name: string) => {
        // Names of other tables, which have words of their own.
        const mark = name === 'rule' ? 'options-missing' : name === 'kind' && code === 'other-kind' ? 'essay' : `‹${name}›`;
        marks.set(name, mark);
        return mark;
      },
    },
  );
  const said = typeof sentence === 'string' ? sentence : sentence(params);
  return { said, read: [...marks.keys()].sort(), marks: [...marks.values()].filter((mark) => mark.startsWith('‹')) };
}

describe.each(Object.entries(languages))('each fault in %s', (_, words) => {
  it.each(codes)('%s has a sentence that shows its parameters', (code) => {
    const { said, marks } = heard(code, words);
    expect(said).toMatch(/\S/);
    for (const mark of marks) expect(said).toContain(mark);
    expect(said).not.toMatch(/undefined|NaN|\[object|[.।]$/);
  });

  it('is told apart from each other by its sentence, where it does not mean the same of something else', () => {
    const said = codes.map((code) => heard(code, words).said.replace(/‹\w+›/g, '…'));
    expect(new Set(said).size).toBeGreaterThan(codes.length * 0.9);
  });
});

describe('the two languages', () => {
  it('know the same codes, and show the same parameters', () => {
    expect(Object.keys(hindiFaults.of).sort()).toEqual([...codes].sort());
    for (const code of codes) expect([code, heard(code, hindiFaults).read]).toEqual([code, heard(code, englishFaults).read]);
  });

  it('are two: each sentence in Hindi is written in its letters', () => {
    expect(codes.filter((code) => !devanagari.test(heard(code, hindiFaults).said))).toEqual([]);
    expect(codes.filter((code) => devanagari.test(heard(code, englishFaults).said))).toEqual([]);
    expect(Object.values(hindiRules).filter((sentence) => !devanagari.test(sentence))).toEqual([]);
    expect(Object.keys(hindiRules).sort()).toEqual(Object.keys(englishRules).sort());
  });
});
