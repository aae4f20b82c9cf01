import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configFrom } from '../../../server/config/config';

const root = resolve(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const [dockerfile, compose, ignored] = [read('Dockerfile'), read('compose.yaml'), read('.dockerignore').split('\n')];
const packed = JSON.parse(read('package.json')) as { scripts: Record<string, string>; engines: { node: string } };

/** Instructions, continued lines joined, in their order. */
const steps = dockerfile
  .replace(/\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line));
const all = (instruction: string, lines = steps) =>
  lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));
const final = steps.slice(steps.findLastIndex((line) => line.startsWith('FROM ')));
/** By the version, which a person reads, and by the digest, which decides. */
const isPinned = (image: string) => /^[a-z]+:\d+\.\d+(\.\d+)?-[a-z]+(-slim)?@sha256:[0-9a-f]{64}$/.test(image);

describe('the Docker image', () => {
  it('is based on a pinned Node that the project supports, the same in every stage', () => {
    const images = all('FROM').map((line) => line.split(' ')[0] ?? '');
    expect(images.every(isPinned)).toBe(true);
    expect(new Set(images).size).toBe(1);
    const [major, minor] = (/node:(\d+)\.(\d+)/.exec(images[0] ?? '') ?? []).slice(1).map(Number);
    const [wantedMajor, wantedMinor] = packed.engines.node.replace('>=', '').split('.').map(Number);
    const isSupported = (major ?? 0) > (wantedMajor ?? 0) || (major === wantedMajor && (minor ?? 0) >= (wantedMinor ?? 0));
    expect(isSupported).toBe(true);
    // Lines with an odd number are not kept for long.
    expect((major ?? 1) % 2).toBe(0);
  });

  it('is built by the commands that the README names', () => {
    const runs = all('RUN').join(' && ');
    expect(runs).toContain('npm ci');
    expect(runs).toContain('npm run build');
    expect(packed.scripts.build).toBeDefined();
    // `npm start` may start the Auth emulator; a container must not.
    const [command, flag, main = ''] = JSON.parse(all('CMD', final)[0] ?? '[]') as string[];
    expect([command, flag, main]).toEqual(['node', '--enable-source-maps', 'dist/server/main.js']);
    expect(dockerfile).not.toContain('AUTH_EMULATOR');
    expect(read('README.md')).toContain('npm ci && npm start');
  });

  it('runs as an unprivileged user, and reports its health', () => {
    expect(all('USER', final)).toEqual(['node']);
    const [check = ''] = all('HEALTHCHECK', final);
    expect(check).toContain('/readyz');
    const [, , script] = JSON.parse(/CMD (\[.+\])/.exec(check)?.[1] ?? '[]') as string[];
    expect(() => new Function(script ?? 'syntax error')).not.toThrow();
  });

  it('contains no secret, no data and no file built elsewhere', () => {
    for (const name of ['.git', '.data', 'node_modules', 'dist']) expect(ignored).toContain(name);
    expect(dockerfile).not.toMatch(/^ADD |PASSWORD|TOKEN|SECRET|curl|wget/m);
  });

  it('copies only files that exist', () => {
    const copied = all('COPY', final).flatMap((line) => line.split(' ').slice(1, -1));
    for (const path of copied.map((from) => from.replace('/app/', '')).filter((path) => !['node_modules', 'dist'].includes(path)))
      expect(() => read(path)).not.toThrow();
  });
});

const composeFiles = [
  ['compose.yaml', compose],
  ['deploy/one/compose.yaml', read('deploy/one/compose.yaml')],
] as const;

/** Settings of the README's table that a container has already, or must not have. */
const notPassedOn = [
  ...['PORT', 'HOST', 'DATA_DIR', 'DRAIN_SECONDS', 'LOG_LEVEL', 'MACHINE_STATE', 'METRICS_LOCAL', 'VITE_API_BASE_URL'],
  ...['AUTH_EMULATOR', 'AUTH_EMULATOR_PORT', 'AUTH_EMULATOR_PUBLIC_URL', 'SEED_DEMO', 'PUSH_LOOPBACK'],
];
const settings = [...read('README.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/[A-Z_]+/g)].map(String),
);

describe.each(composeFiles)('the compose file %s', (name, text) => {
  it('has pinned images and no password of its own', () => {
    const images = [...text.matchAll(/^\s+image: (\S+)$/gm)].map(([, image = '']) => image);
    expect(images.length).toBeGreaterThan(0);
    expect(images.every(isPinned)).toBe(true);
    for (const [, value = ''] of text.matchAll(/(?:PASSWORD|_KEY|_SECRET|SMTP_URL): (\S+)/g)) expect(value).toMatch(/^\$\{\w+:[?-]\}$/);
    expect(text).toMatch(/PASSWORD: \$\{\w+_PASSWORD:\?\}$/m);
  });

  it('bounds the memory of each service', () => {
    expect(text.match(/^ {4}mem_limit: \d+[mg]$/gm)).toHaveLength([...text.matchAll(/^ {4}restart: /gm)].length);
  });

  it('passes on every setting of the README, but the database where it is a file of the machine', () => {
    const passed = [...text.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name);
    const left = settings.filter((setting) => !passed.includes(setting) && !notPassedOn.includes(setting));
    expect(settings.length).toBeGreaterThan(25);
    expect(left).toEqual(name === 'compose.yaml' ? [] : ['DATABASE_URL']);
  });

  it('gives the portal only settings that it accepts', () => {
    const portal = text.slice(text.indexOf('  portal:'), text.indexOf('\n\n', text.indexOf('  portal:')));
    const names = [...portal.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name);
    const source = ['config', 'identity', 'oidc', 'public-url'].map((name) => read(`server/config/${name}.ts`)).join('');
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(source).toContain(`'${name}'`);
  });
});

describe('the compose file', () => {
  it('waits for a healthy database', () => {
    expect(compose).toContain('condition: service_healthy');
    expect(compose).toContain('pg_isready');
  });

  it('needs no more settings than it must', () => {
    const config = configFrom({
      DATABASE_URL: 'postgresql://portal:p@database:5432/portal',
      FIREBASE_PROJECT_ID: 'x',
      FIREBASE_API_KEY: 'k',
      ADMIN_EMAILS: '',
      HOST: '0.0.0.0',
      PORT: '8080',
      DATA_DIR: '/data',
    });
    expect([config.host, config.port, config.dataDir]).toEqual(['0.0.0.0', 8080, '/data']);
  });
});
