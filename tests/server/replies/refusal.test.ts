import { expect, it } from 'vitest';
import type { Faults } from '../../../contract/faults/fault';
import { invalid, Refusal } from '../../../server/replies/refusal';

it('a refusal carries its reason as data beside the English sentence', () => {
  const refusal = new Refusal('already-exists', { code: 'name-taken', name: 'Algebra' }, { fields: { name: { code: 'there-already' } } });
  expect(refusal.toProblem()).toEqual({
    code: 'already-exists',
    message: '"Algebra" is there already.',
    reason: { code: 'name-taken', name: 'Algebra' },
    fields: { name: 'is there already' },
    reasons: { name: { code: 'there-already' } },
    from: 'exam-portal',
  });
});

it('texts of a reason are cut like the sentence, and lose what a log or screen cannot show', () => {
  const { message, reason } = new Refusal('already-exists', { code: 'name-taken', name: `\u0007${'अ'.repeat(400)}` }).toProblem();
  expect(message).toBe(`"\ufffd${'अ'.repeat(297)}…`);
  expect(reason).toEqual({ code: 'name-taken', name: `\ufffd${'अ'.repeat(298)}…` });
});

it('a refusal of many long names stays below 10 kB: then the sentences alone are sent', () => {
  const faults: Faults = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`${at}${'अ'.repeat(60)}`, { code: 'category-unknown', name: 'अ'.repeat(80) }] as const),
  );
  const problem = invalid(faults).toProblem();
  expect(Buffer.byteLength(JSON.stringify(problem))).toBeLessThan(10_000);
  expect(problem.message).toMatch(/^Not valid: 0.* and more\.$/);
  expect(problem).not.toHaveProperty('reason');
  expect(problem).not.toHaveProperty('reasons');
  expect(problem.from).toBe('exam-portal');
  expect(invalid({ name: { code: 'empty' } }).toProblem().reason).toEqual({ code: 'fields-not-valid', names: ['name'], hasMore: false });
});
