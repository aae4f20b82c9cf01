import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../../src/runner/attempt/fingerprint';
import { paper } from '../../../kit/paper';

describe('the fingerprint of a paper', () => {
  it('is equal for equal questions, from every source of the paper', () => {
    expect(fingerprint(paper())).toMatch(/^[0-9A-F]{8}$/);
    expect(fingerprint({ ...paper(), name: 'Called otherwise' })).toBe(fingerprint(paper()));
  });

  it('changes with a question, an option, and the rules [trap 72]', () => {
    const original = paper();
    const edited = JSON.parse(JSON.stringify(original).replace(/"text":"/, '"text":"~'));
    expect(JSON.stringify(edited)).not.toBe(JSON.stringify(original));
    const all = [original, edited, paper({ questions: 3 }), { ...original, durationInMinutes: 7 }, { ...original, totalMarks: 99 }];
    expect(new Set(all.map(fingerprint)).size).toBe(all.length);
  });

  it('changes with the kind of a question, a section and a passage; without them it is what it was', () => {
    const original = paper();
    const [first, ...others] = original.subjects;
    if (first === undefined) throw new Error('The paper has no subject.');
    const numeric = { ...first, questions: first.questions.map((question) => ({ ...question, kind: 'numeric' as const })) };
    const all = [
      original,
      { ...original, subjects: [numeric, ...others] },
      { ...original, subjects: [{ ...first, minutes: 15 }, ...others] },
      { ...original, passages: [{ id: 1, text: 'A table' }] },
    ];
    expect(new Set(all.map(fingerprint)).size).toBe(all.length);
    expect(fingerprint(original)).toBe('15E8BAB0');
  });
});
