import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { debian, filesOf, machines, write } from '../../deploy/machines.mjs';
import { stepsOf } from '../cluster/walk/steps';

const deploy = resolve(import.meta.dirname, '../../deploy');
const text = (name: string) => readFileSync(join(deploy, name), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the steps of deploy/README.md', () => {
  const steps = stepsOf(text('README.md'));

  it('are commands that a bash can read', () => {
    for (const { heading, blocks } of steps)
      for (const block of blocks) {
        writeFileSync(join(folder, 'block.sh'), block);
        expect(String(spawnSync('bash', ['-n', join(folder, 'block.sh')]).stderr), heading).toBe('');
      }
  });

  it('reach every machine, and make every secret of the settings', () => {
    const all = steps.flatMap(({ blocks }) => blocks).join('\n');
    for (const { name } of machines) expect(all).toMatch(new RegExp(`for machine in [^;]*\\b${name}\\b`));
    const secrets = [...text('cluster.env.example').matchAll(/^([A-Z_]+(?:PASSWORD|TOKEN))=$/gm)].map(([, name]) => name);
    expect(secrets.length).toBeGreaterThan(4);
    for (const secret of secrets) expect(all).toMatch(new RegExp(`for name in [^;]*\\b${secret}\\b`));
  });

  it('are found by their heading', () => {
    expect(
      stepsOf('# A\n## Step by step\n### 1. One\n```sh\nls\n```\n### 2. Two\nno command\n## Other\n### 3. No\n```sh\nrm\n```\n'),
    ).toEqual([{ heading: '1. One', blocks: ['ls\n'] }]);
    expect(() => stepsOf('# A\n')).toThrow('no steps with commands');
  });
});

describe('deploy/compose.yaml', () => {
  const compose = text('compose.yaml');

  it('gives each machine its address, and its programs files that are written', () => {
    const example = Object.fromEntries(
      [...text('cluster.env.example').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value]) => [name, value || 'x']),
    );
    for (const machine of machines) {
      expect(compose).toMatch(
        new RegExp(`^  ${machine.name}:\\n    <<: \\*machine\\n(?:    [^n].*\\n|      .*\\n)*.*"\\$\\{${machine.address}:\\?\\}"`, 'm'),
      );
      write(filesOf(machine, { ...debian, ...example }, deploy), join(folder, machine.name));
    }
    const addresses = machines.map(({ address }) => `${address}=${example[address]}\n`).join('');
    writeFileSync(join(folder, 'cluster.env'), addresses);
    const hasCertificates = spawnSync('sh', [join(deploy, 'certificates.sh'), join(folder, 'cluster.env'), folder]).status === 0;
    const used = [...compose.matchAll(/\.\.\/out\/([a-z0-9/.-]+)/g)].map(([, path = '']) => path).filter((path) => path !== 'portal.pem');
    expect(used.length).toBeGreaterThan(10);
    // A machine without openssl makes no certificates.
    const made = hasCertificates ? used : used.filter((path) => !/tls$|ca\.crt$/.test(path));
    expect(made.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });
});
