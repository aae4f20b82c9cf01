import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'advisories-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command beside an npm that prints a reply. */
function asked(reply: unknown, status = 1) {
  const npm = join(folder, 'npm');
  writeFileSync(join(folder, 'reply'), typeof reply === 'string' ? reply : JSON.stringify(reply));
  writeFileSync(npm, `#!/bin/sh\n[ "$*" = 'audit --json' ] || exit 9\ncat '${join(folder, 'reply')}'\nexit ${status}\n`);
  chmodSync(npm, 0o755);
  const env = { PATH: [folder, dirname(process.execPath), '/bin', '/usr/bin'].join(delimiter) };
  const ended = spawnSync(process.execPath, ['scripts/advisories/run.mjs'], { env, encoding: 'utf8' });
  return { status: ended.status, said: ended.stdout };
}

const weakness = (name: string, title: string) => ({
  name,
  severity: 'high',
  nodes: [`node_modules/${name}`],
  via: [{ title, url: `https://github.com/advisories/${name}`, range: '<99' }],
  fixAvailable: false,
});

describe('npm run advisories', () => {
  it('ends with 0 where no weakness is known', () => {
    expect(asked({ vulnerabilities: {} }, 0)).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^No weakness is known of the \d{3,} packages\.\n$/),
    });
  });

  it('ends with 1 and names each weakness once, those of production first', () => {
    const byAnother = { ...weakness('kysely', ''), via: ['pg'] };
    const { status, said } = asked({
      vulnerabilities: { vite: weakness('vite', 'Reads files'), pg: weakness('pg', 'Loses rows'), kysely: byAnother },
    });
    expect(status).toBe(1);
    expect(said.split('\n')).toEqual([
      'In what is served or installed in production:',
      '  pg <99 (high, not mended yet): Loses rows https://github.com/advisories/pg',
      'In tools of development alone:',
      '  vite <99 (high, not mended yet): Reads files https://github.com/advisories/vite',
      '',
    ]);
  });

  it.each([
    ['a refusal', { message: '405 Method Not Allowed', statusCode: 405 }, '405 Method Not Allowed'],
    ['no network', { error: { code: 'ENOTFOUND', summary: 'getaddrinfo ENOTFOUND' } }, 'getaddrinfo ENOTFOUND'],
    ['a page of another server', '<html>sign in</html>', 'no reason was given'],
  ])('ends with 2 after %s, and says that nothing is known', (_, reply, reason) => {
    expect(asked(reply)).toEqual({
      status: 2,
      said: `The registry gave no answer, so it is unknown whether a package has a known weakness: ${reason}\n`,
    });
  });
});
