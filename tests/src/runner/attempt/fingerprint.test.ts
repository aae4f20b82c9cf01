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
});
