import { beforeAll, describe, expect, it } from 'vitest';
import { findingsIn, loadParser } from '../../kit/kin/lint';
import { kin, rules } from '../../kit/kin/rules';

describe('what relatives of PostgreSQL do not take', () => {
  beforeAll(loadParser);

  it.each(rules)('$kin: $says ($found)', (rule) => {
    expect(findingsIn(rule.found, [rule])).toEqual([{ kin: rule.kin, says: rule.says, source: rule.source, statement: rule.found }]);
    expect(findingsIn(rule.left, [rule])).toEqual([]);
    expect(new URL(rule.source).protocol).toBe('https:');
  });

  it('is known of each of them', () => {
    for (const one of kin) expect(rules.filter((rule) => rule.kin === one).length).toBeGreaterThan(5);
  });

  it('is told of no statement that PostgreSQL does not take', () => {
    expect(() => findingsIn('select from where')).toThrow(/syntax error/);
  });
});
