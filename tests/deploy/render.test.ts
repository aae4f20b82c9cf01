import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { debian, filled, machines, optional, watcher } from '../../deploy/machines.mjs';
import { configFrom } from '../../server/config/config';

const deploy = resolve(import.meta.dirname, '../../deploy');
const folder = mkdtempSync(join(tmpdir(), 'render-'));
afterAll(() => rmSync(folder, { recursive: true }));

const example = readFileSync(join(deploy, 'cluster.env.example'), 'utf8');
/** The example as an operator fills it in. */
const complete = example
  .replace(/^ADMIN_EMAILS=$/m, 'ADMIN_EMAILS=head@institute.example')
  .replace(/^ADMIN_NETWORK=$/m, 'ADMIN_NETWORK=10.0.9.0/24')
  .replace(/^([A-Z_]+)=$/gm, '$1=secret-of-$1');
const templates = readdirSync(deploy, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.parentPath.includes('/etc'))
  .map((entry) => join(entry.parentPath, entry.name));

/** Runs the command as README.md names it. */
function render(settings: string) {
  writeFileSync(join(folder, 'cluster.env'), settings);
  const { status, stdout, stderr } = spawnSync(process.execPath, [
    join(deploy, 'render.mjs'),
    join(folder, 'cluster.env'),
    join(folder, 'out'),
  ]);
  return { status, said: String(stdout) + String(stderr) };
}

describe('the files of a cluster', () => {
  it('are written for each machine, without a placeholder left, and closed to other users', () => {
    expect(render(complete)).toMatchObject({ status: 0 });
    for (const { name, parts } of [...machines, watcher]) {
      const files = readdirSync(join(folder, 'out', name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      expect(files.length, name).toBeGreaterThanOrEqual(parts.length);
      for (const entry of files) {
        const path = join(entry.parentPath, entry.name);
        expect(readFileSync(path, 'utf8'), path).not.toContain('${');
        expect(statSync(path).mode & 0o077, path).toBe(0);
      }
    }
  });

  it('are none for a machine that watches where the settings name none, and then need nothing that it alone needs', () => {
    rmSync(join(folder, 'out'), { recursive: true, force: true });
    const without = complete.replace(/^(WATCH|PORTAL_NAME|ALERT_\w+|METRICS_TOKEN)=.*$/gm, '$1=');
    expect(render(without)).toMatchObject({ status: 0 });
    expect(readdirSync(join(folder, 'out')).toSorted()).toEqual(machines.map(({ name }) => name).toSorted());
    expect(render(without.replace(/^WATCH=$/m, 'WATCH=10.0.0.41'))).toMatchObject({
      status: 1,
      said: expect.stringContaining('has no value.'),
    });
  });

  it('give each API process settings that the portal takes', () => {
    render(complete);
    const env = Object.fromEntries(
      readFileSync(join(folder, 'out/app2/etc/exam-portal/portal.env'), 'utf8')
        .split('\n')
        .flatMap((line) => (/^[A-Z_]+=/.test(line) ? [[line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]] : [])),
    );
    expect(configFrom(env)).toMatchObject({
      port: 8080,
      host: '10.0.0.22',
      databaseUrl: 'postgres://portal:secret-of-PORTAL_PASSWORD@10.0.0.22:6432/portal',
      limits: { proxies: 1 },
    });
  });

  it('are refused with the name of the setting that has no value, or one that would break a file', () => {
    expect(render(complete.replace('DB2=10.0.0.32', 'DB2='))).toEqual({ status: 1, said: 'DB2 has no value.\n' });
    expect(render(complete.replace(/^REPLICATION_PASSWORD=.*$/m, `REPLICATION_PASSWORD=a'b`))).toMatchObject({
      status: 1,
      said: 'REPLICATION_PASSWORD may not contain quotes, backslashes or line ends.\n',
    });
  });

  it('name no setting that neither the example nor the machine has', () => {
    const given = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
    const known = [...given, ...Object.keys(debian), ...machines.flatMap(({ own }) => Object.keys(own)), 'NAME', 'ADDRESS', 'OTHER_EDGE'];
    const used = templates.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\$\{([A-Z0-9_]+)\}/g)].map(([, name]) => name ?? ''));
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
    const ownAddresses = [...machines, watcher].map(({ address }) => address);
    expect(given.filter((name) => !used.includes(name) && !ownAddresses.includes(name))).toEqual([]);
  });

  it('may lie on one machine: machines write the same file only where its text is the same', () => {
    render(complete);
    const texts = new Map<string, Set<string>>();
    for (const { name } of machines.filter(({ name }) => ['edge1', 'app1', 'db1'].includes(name))) {
      const root = join(folder, 'out', name);
      for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())) {
        const path = join(entry.parentPath, entry.name);
        const there = relative(root, path);
        texts.set(there, (texts.get(there) ?? new Set()).add(readFileSync(path, 'utf8')));
      }
    }
    expect(texts.get('etc/nftables.conf')?.size).toBe(1);
    expect([...texts].filter(([, { size }]) => size > 1)).toEqual([]);
  });

  it('let each balancer answer at the address that moves, and speak to the other one', () => {
    render(complete);
    const of = (name: string, path: string) => readFileSync(join(folder, 'out', name, path), 'utf8');
    for (const [name, other] of [
      ['edge1', '10.0.0.12'],
      ['edge2', '10.0.0.11'],
    ] as const) {
      expect(of(name, 'etc/haproxy/portal/edge.cfg')).toContain('bind :443 ssl crt /etc/haproxy/portal.pem');
      expect(of(name, 'etc/keepalived/keepalived.conf')).toMatch(new RegExp(`unicast_peer \\{\\s+${other}\\s`));
    }
  });

  it('contain no secret', () => {
    expect([...example.matchAll(/^[A-Z_]*(?:PASSWORD|TOKEN|KEY)=(.*)$/gm)].map(([, value]) => value)).toEqual(expect.arrayContaining(['']));
    for (const path of templates) expect(readFileSync(path, 'utf8'), path).not.toMatch(/(?:password|pass):? +[^\s$]*[a-z0-9]{8}/i);
  });
});

const of = (name: string): string => `\${${name}}`;

it('a setting may be empty only where the list says so', () => {
  expect(filled(`a${of('TLS')}b`, { TLS: '' }, optional)).toBe('ab');
  expect(() => filled(of('PASSWORD'), { PASSWORD: '' }, optional)).toThrow('PASSWORD has no value.');
});
