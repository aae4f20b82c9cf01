import { describe, expect, it } from 'vitest';
import { ownPath } from '../../../../server/auth/oidc/own-path';

describe('the path that a sign-in leads back to', () => {
  it.each(['/', '/user/dashboard', '/assessments/7?look=hall&a=%2F', '/admin/people?search=a+b'])('is %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it('loses its fragment, and steps within it', () => {
    expect(ownPath('/user/a#b=c')).toBe('/user/a');
    expect(ownPath('/user/../admin')).toBe('/admin');
    expect(ownPath(`/${'a'.repeat(299)}`)).toHaveLength(300);
  });

  it.each([
    [null],
    [''],
    ['user'],
    ['//evil.test'],
    ['/\\evil.test'],
    ['/a\\b'],
    ['https://evil.test/'],
    ['javascript:alert(1)'],
    ['/.//evil.test'],
    ['/a/..//evil.test'],
    ['/%2e//evil.test'],
    ['/\t/evil.test'],
    ['/\n/evil.test'],
    ['/ '],
    ['/é'],
    ['/\u0000'],
    [`/${'a'.repeat(300)}`],
  ])('is none of %j', (text) => {
    expect(ownPath(text)).toBeNull();
  });
});
