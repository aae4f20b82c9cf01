import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { statements } from '../spec/all';

const root = resolve(import.meta.dirname, '../..');

/** A title and the result of its test, in each runner's report; the titles of its steps, with whether each one failed. */
type Ran = [title: string, status: string, steps?: [title: string, isRed: boolean][]];

const vitestReport = (tests: Ran[]) => ({
  testResults: [{ name: join(root, 'tests/a.test.ts'), assertionResults: tests.map(([fullName, status]) => ({ fullName, status })) }],
});
const playwrightReport = (tests: Ran[]) => {
  const specs = tests.map(([title, status, steps = []]) => ({
    file: 'e2e/b.spec.ts',
    title,
    tests: [{ status, results: [{ steps: steps.map(([step, isRed]) => ({ title: step, ...(isRed && { error: {} }) })) }] }],
  }));
  return { suites: [{ title: 'b.spec.ts', specs: [], suites: [{ title: '§1.1 outer', specs }] }] };
};

describe('npm run spec', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'spec-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const judges = (unit: Ran[], browser: Ran[]) => {
    writeFileSync(join(folder, 'unit.json'), JSON.stringify(vitestReport(unit)));
    writeFileSync(join(folder, 'browser.json'), JSON.stringify(playwrightReport(browser)));
    const { status, stdout } = spawnSync(process.execPath, ['scripts/spec.mjs', '--table-only', folder], { cwd: root, encoding: 'utf8' });
    return { status, said: stdout };
  };
  const others = statements.filter(({ id }) => !['1.1', '9.1', '9.2'].includes(id)).map(({ id }) => `§${id}`);
  /** All statements except §9.1. */
  const most: Ran[] = [
    [`${others.join(' ')} all of it`, 'passed'],
    ['§9.2 an OTP', 'passed'],
  ];
  const counts = (uncovered: number, failed: number) =>
    new RegExp(`^${statements.length} statements, \\d tests, ${uncovered} uncovered, ${failed} failed$`, 'm');

  it('passes if each statement has a green test, in either runner', () => {
    const { status, said } = judges(most, [['§9.1 a phone number', 'expected']]);
    expect(said).toMatch(counts(0, 0));
    expect(said).toMatch(/^9\.1 .*a phone number +pass$/m);
    expect(status).toBe(0);
  });

  it.each<[string, Ran[], Ran[]]>([
    ['no test', most, [['nothing of note', 'expected']]],
    ['a test of a longer number only', most, [['§9.10 an hour', 'expected']]],
    ['tests that were passed over', [...most, ['§9.1 a phone number', 'pending']], [['§9.1 a phone number', 'skipped']]],
  ])('names a statement with %s', (_, unit, browser) => {
    const { status, said } = judges(unit, [...browser, ['inner', 'expected']]);
    expect(said).toContain('No test: §9.1\n');
    expect(said).toMatch(counts(1, 0));
    expect(status).toBe(1);
  });

  it.each<[string, Ran[], Ran[], number]>([
    ['vitest', [...most, ['§9.1 a phone number', 'failed']], [['§9.1 another', 'expected']], 1],
    // Its suite names §1.1 as well.
    ['Playwright', [...most, ['§9.1 another', 'passed']], [['§9.1 a phone number', 'unexpected']], 2],
  ])('names a statement with a test that failed in %s, although others are green', (_, unit, browser, failed) => {
    const { status, said } = judges(unit, browser);
    expect(said).toMatch(/Red: §9\.1 tests\/.+\n.+a phone number/);
    expect(said).toMatch(counts(0, failed));
    expect(status).toBe(1);
  });

  describe('of a test whose steps carry numbers', () => {
    const all = (ids: string[]): Ran[] => [
      [`${statements.flatMap(({ id }) => (ids.includes(id) ? [] : [`§${id}`])).join(' ')} rest`, 'passed'],
    ];
    const walk = '§9.1 §9.2 §9.3 a walk';

    it('judges each step as a test of its own', () => {
      const steps: [string, boolean][] = [
        ['§9.1 first', false],
        ['no number', false],
        ['§9.2 second', true],
      ];
      const { said } = judges(all(['9.1', '9.2', '9.3']), [[walk, 'unexpected', steps]]);
      expect(said).toMatch(/^9\.1 .*first +pass$/m);
      expect(said).toMatch(/^9\.2 .*second +FAIL$/m);
      expect(said).toContain('No test: §9.3\n');
    });

    it('fails for a number in the title that no step carries', () => {
      const { status, said } = judges(all(['9.1', '9.2', '9.3']), [[walk, 'expected', [['§9.1 §9.2 both', false]]]]);
      expect(said).toContain('No test: §9.3\n');
      expect(status).toBe(1);
    });

    it('counts a failure between the steps against all of them', () => {
      const { said } = judges(all(['9.1', '9.2', '9.3']), [[walk, 'unexpected', [['§9.1 first', false]]]]);
      for (const id of ['9.1', '9.2', '9.3']) expect(said).toMatch(new RegExp(`^${id.replace('.', '\\.')} .* FAIL$`, 'm'));
    });
  });

  it('names a test of an unknown statement', () => {
    const { status, said } = judges(most, [['§9.1 §9.99 a phone number', 'expected']]);
    expect(said).toMatch(/Names no statement: tests\/e2e\/b\.spec\.ts\n.+§9\.99/);
    expect(status).toBe(1);
  });

  it('fails without any results', () => {
    expect(judges([], []).status).toBe(1);
  });
});
