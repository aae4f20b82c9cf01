import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { traps } from '../faults/traps';

const root = resolve(import.meta.dirname, '../..');

describe('npm run traps', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'traps-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const judges = (tests: [title: string, status: string][], ...flags: string[]) => {
    const assertionResults = tests.map(([fullName, status]) => ({ fullName, status }));
    writeFileSync(join(folder, 'unit.json'), JSON.stringify({ testResults: [{ name: join(root, 'tests/a.test.ts'), assertionResults }] }));
    const args = ['scripts/traps.mjs', '--table-only', folder, ...flags];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    return { status, said: stdout };
  };
  const allBut = (number: number): [string, string][] => [
    [`most [trap ${traps.flatMap((trap) => (trap.number === number ? [] : [trap.number])).join(', ')}]`, 'passed'],
  ];

  it('knows eighty traps, numbered through', () =>
    expect(traps.map(({ number }) => number)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1)));

  it('passes if each trap has a green test', () => {
    expect(judges([...allBut(7), ['seven [trap 7]', 'passed']])).toMatchObject({
      status: 0,
      said: expect.stringContaining('0 missing, 0 failed'),
    });
  });

  it('names a trap without a test, and accepts it on request', () => {
    expect(judges([...allBut(7), ['seven and seventy [trap 70]', 'passed'], ['seven [trap 7]', 'skipped']])).toMatchObject({
      status: 1,
      said: expect.stringContaining('No test: 7\n'),
    });
    expect(judges(allBut(7), '--lenient').status).toBe(0);
  });

  it('names a trap with a failed test, although others are green', () => {
    const { status, said } = judges([...allBut(7), ['seven [trap 7]', 'passed'], ['seven again [trap 7]', 'failed']], '--lenient');
    expect(said).toContain('Red: trap 7 tests/a.test.ts');
    expect(status).toBe(1);
  });

  it('names a test of an unknown trap', () => {
    expect(judges([...allBut(81), ['a new one [trap 81]', 'passed']])).toMatchObject({
      status: 1,
      said: expect.stringContaining('Names no trap'),
    });
  });
});
