import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** The text of a file; '' where there is none. */
const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

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
      databaseUrl:
        'postgres://portal:secret-of-PORTAL_PASSWORD@10.0.0.22:6432/portal?uselibpqcompat=true&sslmode=verify-ca&sslrootcert=/etc/exam-portal/ca.crt',
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
    const known = [
      ...given,
      ...Object.keys(debian),
      ...machines.flatMap(({ own }) => Object.keys(own)),
      'NAME',
      'ADDRESS',
      'OTHER_EDGE',
      'WATCHER',
    ];
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

  it('let each part be asked by the machines that need it alone', () => {
    render(complete);
    const of = (name: string, path: string) => readFileSync(join(folder, 'out', name, path), 'utf8');
    /** The rules of a machine that let something in, each as `who → ports`. */
    const rules = (name: string) =>
      ['every', ...(machines.find((each) => each.name === name)?.parts ?? [])].flatMap((part) => {
        const text = part === 'every' ? '' : textOf(join(folder, 'out', name, `etc/nftables.d/${part}.nft`));
        return [
          ...text.matchAll(/^add rule inet portal input (?:ip saddr (\{[^}]*\}|\S+) )?(?:tcp dport|meta l4proto) (.*) accept$/gm),
        ].map(([, who = 'all', ports]) => `${who} → ${ports}`);
      });
    expect(rules('edge1')).toContain('all → { 80, 443 }');
    for (const name of ['app1', 'db1', 'witness']) expect(rules(name).filter((rule) => rule.startsWith('all'))).toEqual([]);
    expect(rules('db1')).toContain('{ 10.0.0.21, 10.0.0.22, 10.0.0.23, 10.0.0.31, 10.0.0.32 } → { 5432, 8008 }');
    expect(rules('db2')).toContain('{ 10.0.0.31, 10.0.0.32, 10.0.0.33 } → { 2379, 2380 }');
    for (const name of ['app1', 'db1', 'witness'])
      expect(rules(name).filter((rule) => /10\.0\.0\.1[12]/.test(rule) && !rule.endsWith('→ 8080'))).toEqual([]);
    // Nothing but `ssh`, counters and pings arrives by the file that every machine has.
    const every = of('app1', 'etc/nftables.conf');
    expect([...every.matchAll(/dport (.*) accept$/gm)].map(([, port]) => port)).toEqual(['22', '9100']);
    expect(of('db1', 'etc/patroni/config.yml')).not.toMatch(/- host(ssl)? .*10\.0\.0\.0\/24/);
  });

  it('let no part speak to etcd or PostgreSQL without a certificate of the cluster', () => {
    render(complete);
    const of = (name: string, path: string) => readFileSync(join(folder, 'out', name, path), 'utf8');
    const etcd = of('witness', 'etc/default/etcd');
    expect(etcd).toContain('ETCD_CLIENT_CERT_AUTH=true\n');
    expect(etcd).toContain('ETCD_PEER_CLIENT_CERT_AUTH=true\n');
    expect(etcd.match(/http:\/\/\S+/g)).toEqual(['http://10.0.0.33:2381']);
    const remote = [...of('db2', 'etc/patroni/config.yml').matchAll(/^ +- (host\w*) \S+ \S+ (\S+)\/32/gm)].map(([, kind, from]) => ({
      kind,
      from,
    }));
    expect(remote.filter(({ kind, from }) => kind !== 'hostssl' && from !== '10.0.0.32')).toEqual([]);
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
