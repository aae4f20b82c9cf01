import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { one } from '../kit/stand-in';

const read = (name: string): string => readFileSync(join(one, name), 'utf8');
const compose = read('compose.yaml');

describe('the compose file of one machine', () => {
  it('gives Caddy what it has on a machine, but for the names', () => {
    const here = read('files/Caddyfile').replace('\nDOMAIN {\n\tTLS\n', '\n{$DOMAIN} {\n').replace('127.0.0.1:8080', 'portal:8080');
    expect(read('files/compose.Caddyfile')).toBe(here);
  });

  it('opens the web alone, and gives no service more than it needs', () => {
    expect([...compose.matchAll(/ports: (.+)$/gm)].map(([, ports]) => ports)).toEqual(['["80:80", "443:443", "443:443/udp"]']);
    for (const line of ['    read_only: true', '    cap_drop: [ALL]', '    security_opt: ["no-new-privileges:true"]'])
      expect(compose.split('\n').filter((each) => each === line)).toHaveLength(3);
  });

  it('makes backups by the image of the portal', () => {
    expect(compose).toMatch(/dockerfile: backup\.Dockerfile\n\s+additional_contexts:\n\s+portal: service:portal\n/);
    const file = read('files/backup.Dockerfile');
    expect(file).toMatch(/^FROM portal$/m);
    expect(file.match(/^USER .+$/gm)?.at(-1)).toBe('USER node');
    for (const [, copied = ''] of file.matchAll(/^COPY --chmod=755 (\S+) /gm)) expect(readdirSync(join(one, 'files'))).toContain(copied);
  });
});

describe.skipIf(process.platform !== 'linux')('compose-backups.sh', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  const [bin, here, calls] = ['bin', 'backups', 'calls'].map((name) => join(folder, name)) as [string, string, string];
  afterAll(() => rmSync(folder, { recursive: true }));

  const program = (name: string, line: string): void =>
    writeFileSync(join(bin, name), `#!/bin/sh\necho "${name} $*" >> ${calls}\n${line}\n`, { mode: 0o755 });
  beforeEach(() => {
    for (const each of [bin, here]) {
      rmSync(each, { recursive: true, force: true });
      mkdirSync(each);
    }
    writeFileSync(calls, '');
    program('node', 'true');
    program('restic', `[ "$1" = cat ] && exec test -e ${here}/repository; [ "$1" = init ] && touch ${here}/repository; true`);
    // The first night is the last one of a test.
    program('sleep', `kill $PPID`);
  });

  const run = (...words: string[]) => {
    const env = { PATH: `${bin}:/usr/bin:/bin`, BACKUPS: here };
    const { status, signal, stderr } = spawnSync('sh', [join(one, 'files/compose-backups.sh'), ...words], { env, encoding: 'utf8' });
    return { status, signal, stderr };
  };
  const called = (): string[] => readFileSync(calls, 'utf8').trim().split('\n');
  const marks = (): string[] => readdirSync(here).filter((name) => name.startsWith('last-'));

  it('copies by the portal, then into the set, and forgets what is older than five weeks', () => {
    for (const made of [['restic init'], []]) {
      writeFileSync(calls, '');
      expect(run('now').status).toBe(0);
      expect(called()).toEqual([
        'restic cat config',
        ...made,
        `node dist/server/backup.js ${here}/copy/portal.db`,
        `restic backup --quiet --host exam-portal ${here}/copy`,
        'restic forget --quiet --host exam-portal --keep-within-daily 35d --prune',
      ]);
    }
    expect(marks()).toEqual(['last-backup']);
  });

  it('does not say that a backup was made where one step failed', () => {
    program('node', 'exit 1');
    expect(run('now').status).toBe(1);
    expect(called().some((line) => line.startsWith('restic backup'))).toBe(false);
    expect(marks()).toEqual([]);
  });

  it('restores the newest one as a test into a folder of its own, and puts one back', () => {
    expect(run('test').status).toBe(0);
    expect(called().at(-1)).toBe(`node dist/server/restore.js ${here}/test${here}/copy/portal.db`);
    expect(marks()).toEqual(['last-restore-test']);
    expect(run('restore', '1f2e').status).toBe(0);
    expect(called().slice(-2)[0]).toBe(`restic restore 1f2e --quiet --host exam-portal --target ${here}/restoring`);
  });

  it('makes the first backup at once, and waits for the night where it fails', () => {
    expect(run('each-night').signal).toBe('SIGTERM');
    expect(called().filter((line) => line.startsWith('restic backup'))).toHaveLength(1);
    const seconds = Number(called().at(-1)?.split(' ')[1]);
    expect(seconds).toBeGreaterThanOrEqual(0);
    expect(seconds).toBeLessThanOrEqual(86_400);
    writeFileSync(calls, '');
    run('each-night');
    expect(called()).toEqual([expect.stringMatching(/^sleep \d+$/)]);
    rmSync(join(here, 'last-backup'));
    program('node', 'exit 1');
    expect(run('each-night').stderr).toContain('The backup failed.');
  });

  it('says what it takes', () => {
    expect(run()).toMatchObject({ status: 2, stderr: 'backups now | test | restore [ID] | each-night\n' });
  });
});
