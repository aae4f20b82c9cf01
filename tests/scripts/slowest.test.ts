import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { slowestIn } from '../../scripts/durations/slowest.mjs';

const folder = mkdtempSync(join(tmpdir(), 'slowest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const unit = {
  testResults: [
    {
      name: resolve('tests/a.test.ts'),
      assertionResults: [
        { fullName: ' a walk', duration: 2500 },
        { fullName: 'a step', duration: 3 },
        { fullName: 'passed over', duration: null },
      ],
    },
  ],
};
const spec = (title: string, ...durations: number[]) => ({
  file: 'e2e/b.spec.ts',
  title,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});
const browser = { suites: [{ specs: [spec('a sprint', 1000)], suites: [{ specs: [spec('a march', 4000, 2000)] }] }] };

describe('the slowest tests', () => {
  it('are those of both runners, every try and suite counted, slowest first', () => {
    writeFileSync(join(folder, 'unit.json'), JSON.stringify(unit));
    writeFileSync(join(folder, 'browser.json'), JSON.stringify(browser));
    expect(slowestIn(folder, 3)).toEqual([
      { seconds: 6, file: 'tests/e2e/b.spec.ts', title: 'a march' },
      { seconds: 2.5, file: 'tests/a.test.ts', title: 'a walk' },
      { seconds: 1, file: 'tests/e2e/b.spec.ts', title: 'a sprint' },
    ]);
  });

  it('are none before a test has run', () => {
    expect(slowestIn(join(folder, 'nothing'), 10)).toEqual([]);
  });
});
