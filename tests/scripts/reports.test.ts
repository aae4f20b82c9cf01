import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cpuSecondsIn, failuresOf, step } from '../../scripts/reports/step.mjs';
import { slowestIn } from '../../scripts/reports/tests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const unit = {
  testResults: [
    {
      name: resolve('tests/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: ' a walk', duration: 2500, status: 'passed' },
        {
          fullName: 'a step',
          duration: 3,
          status: 'failed',
          failureMessages: ['\u001b[31mexpected 1\u001b[39m to be 2\n    at a.test.ts:3'],
        },
        { fullName: 'passed over', duration: null, status: 'pending' },
      ],
    },
    { name: resolve('tests/c.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
};
const spec = (title: string, status: string, ...durations: number[]) => ({
  file: 'e2e/b.spec.ts',
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration, errors: status === 'unexpected' ? [{ message: 'gone' }] : [] })) }],
});
const browser = {
  suites: [{ specs: [spec('a sprint', 'expected', 1000)], suites: [{ specs: [spec('a march', 'unexpected', 4000, 2000)] }] }],
};

beforeAll(() => {
  writeFileSync(join(folder, 'unit.json'), JSON.stringify(unit));
  writeFileSync(join(folder, 'browser.json'), JSON.stringify(browser));
});

describe('the slowest tests', () => {
  it('are those of both runners, every try and suite counted, slowest first', () => {
    const found = slowestIn(folder, ['unit', 'browser'], 3).map(({ seconds, file, title }) => ({ seconds, file, title }));
    expect(found).toEqual([
      { seconds: 6, file: 'tests/e2e/b.spec.ts', title: 'a march' },
      { seconds: 2.5, file: 'tests/a.test.ts', title: 'a walk' },
      { seconds: 1, file: 'tests/e2e/b.spec.ts', title: 'a sprint' },
    ]);
  });

  it('are none before a test has run', () => {
    expect(slowestIn(join(folder, 'nothing'), ['unit'], 10)).toEqual([]);
  });
});

describe('what failed', () => {
  const failed = { isWell: false, output: 'first\n\u001b[31mlast\u001b[39m\n' };

  it('is named at the end with its messages, each try and each file that did not load too', () => {
    const steps = [
      { ...failed, name: 'Unit tests', report: 'unit' },
      { ...failed, name: 'Browser tests', report: 'browser' },
    ];
    expect(failuresOf(steps, folder)).toEqual([
      '',
      'FAILED: Unit tests',
      '  ✗ tests/a.test.ts: a step',
      '      expected 1 to be 2',
      '          at a.test.ts:3',
      '  ✗ tests/c.test.ts',
      '      Cannot find module',
      '',
      'FAILED: Browser tests',
      '  ✗ tests/e2e/b.spec.ts: a march',
      '      gone',
      '      gone',
    ]);
  });

  it('is the end of the output where no report names a test', () => {
    expect(failuresOf([{ ...failed, name: 'Style' }], folder)).toEqual(['', 'FAILED: Style', '  first', '  last']);
    expect(failuresOf([{ ...failed, name: 'Axe', report: 'missing' }], folder)).toEqual(['', 'FAILED: Axe', '  first', '  last']);
  });

  it('is nothing after steps that went well', () => {
    expect(failuresOf([{ ...failed, isWell: true, name: 'Types' }], folder)).toEqual([]);
  });
});

describe('a step', () => {
  it('tells its status and the processor time of its program and of the programs of that one', async () => {
    const said: string[] = [];
    const [log, write] = [vi.spyOn(console, 'log'), vi.spyOn(process.stdout, 'write')];
    log.mockImplementation((line) => void said.push(line));
    write.mockImplementation(() => true);
    const computes = 'while (process.cpuUsage().user < 700_000) for (let at = 0; at < 1e6; at += 1);';
    const runs = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(computes)}]); console.log('done'); process.exitCode = 3`;
    const { isWell, output } = await step('Sums', ['-e', runs]).finally(() => vi.restoreAllMocks());
    expect([isWell, output]).toEqual([false, 'done\n']);
    expect(said).toEqual([expect.stringMatching(/^ {2}Sums: FAILED in \d+ s, with [1-9] s of CPU$/)]);
  });

  it('knows minutes in what the shell says', () => {
    expect(cpuSecondsIn('0m0.00s 0m0.00s\n12m34.56s 1m2.03s\n')).toBeCloseTo(816.59);
    expect(cpuSecondsIn('')).toBe(0);
  });
});
