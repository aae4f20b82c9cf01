import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { configFrom } from '../../../server/config/config';
import { reportIn } from '../../../server/rules/machine-report';
import { answers, one, standIn } from '../kit/stand-in';

const place = standIn();
const { machine, folder, calls, repository, program, run, install, text } = place;
beforeEach(place.begin);
afterAll(place.remove);

/** Each file of the machine with its time, mode and content. */
const all = (): string[] =>
  readdirSync(machine, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('last-'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { mtimeMs, mode } = statSync(path);
      return `${path} ${mtimeMs} ${mode} ${readFileSync(path, 'utf8').length}`;
    })
    .toSorted();

/** The machine is a Linux with bash and GNU's programs. */
describe.skipIf(process.platform !== 'linux')('install.sh', () => {
  it('says what it takes', () => {
    const { status, said } = install('--help');
    expect(status).toBe(0);
    for (const option of ['--domain', '--name', '--admin', '--backup-to', '--internal-tls', '--system-node'])
      expect(said).toContain(option);
    expect(install('--colour')).toMatchObject({ status: 1, said: '--colour is no option. install.sh --help names them.' });
    expect(install('--domain')).toMatchObject({ status: 1, said: '--domain needs a value.' });
  });

  it('refuses answers that cannot be, and another system, before it touches anything', () => {
    const before = all();
    const refused = (sentence: string, ...words: string[]) =>
      expect(install(...words)).toMatchObject({ status: 1, said: expect.stringContaining(sentence) });
    refused("Say it with --admin: First admin's address", ...answers.slice(0, 4));
    for (const domain of ['localhost', 'https://exams.example', '10.0.0.1'])
      refused('is no name of a machine', '--domain', domain, ...answers.slice(2));
    for (const admin of ['head@institute', 'a@b.example,c@d.example'])
      refused('is no email address', ...answers.slice(0, 4), '--admin', admin);
    refused('60 characters', '--name', 'x'.repeat(61), ...answers.slice(0, 2), ...answers.slice(4));
    for (const place of ['ftp:host', '/srv/$(reboot)']) refused('Backups go to', ...answers, '--backup-to', place);
    for (const setting of ['NAME', 'A=$(reboot)', 'A=b\nC=d']) refused('A setting is NAME=VALUE', ...answers, '--set', setting);
    writeFileSync(join(machine, 'etc/os-release'), 'ID=debian\nVERSION_ID="11"\n');
    refused('This is debian 11.', ...answers);
    expect(all().filter((line) => !line.includes('os-release'))).toEqual(before.filter((line) => !line.includes('os-release')));
  });

  it('writes settings that the portal takes, and a second run asks nothing and changes nothing', () => {
    const settings = ['--set', 'FIREBASE_PROJECT_ID=institute', '--set', 'FIREBASE_API_KEY=key'];
    expect(install(...answers, ...settings, '--backup-to', 'sftp:keep@elsewhere:/portal')).toMatchObject({
      status: 0,
      said: expect.stringContaining('The portal runs at https://exams.institute.example.'),
    });
    const env = { ...parseEnv(text('etc/exam-portal/portal.env')), ...parseEnv(text('etc/exam-portal/own.env')) };
    expect(configFrom(env)).toMatchObject({
      ...{ host: '127.0.0.1', port: 8080, dataDir: '/var/lib/exam-portal', adminEmails: ['head@institute.example'], isHttpsOnly: true },
      machineState: '/var/lib/exam-portal-report/state.json',
      ...{ identity: { projectId: 'institute' }, limits: { proxies: 1 } },
    });
    for (const name of ['one.env', 'portal.env', 'own.env', 'backup.env', 'backup.key'])
      expect(statSync(join(machine, 'etc/exam-portal', name)).mode & 0o777, name).toBe(0o600);
    expect(text('etc/exam-portal/backup.env')).toContain('RESTIC_REPOSITORY=sftp:keep@elsewhere:/portal\n');
    expect(text('etc/caddy/Caddyfile')).toContain('exams.institute.example {\n\ttls head@institute.example\n');
    const before = all();
    writeFileSync(calls, '');
    expect(install()).toEqual({ status: 0, said: 'Nothing was to be changed.' });
    expect(all()).toEqual(before);
    expect(readFileSync(calls, 'utf8')).not.toMatch(/apt-get|useradd|init|systemctl (start|restart|try-|enable|daemon)/);
  });

  it('backs up no empty portal to a place that has the backups of a portal, until it is restored or begun anew', () => {
    writeFileSync(join(folder, 'snapshots'), '[{"id":"1f2e"}]');
    writeFileSync(repository, '');
    const command = join(machine, 'opt/exam-portal/current/deploy/one/portal');
    const backedUp = () => readFileSync(calls, 'utf8').includes('restic --quiet backup');
    expect(install(...answers, '--backup-to', '/srv/backups').said).toContain('portal restore puts the newest one back');
    expect(run(command, ['backup'])).toMatchObject({ status: 1, said: expect.stringContaining('waits for portal restore') });
    expect(run(command, ['status']).said).toContain('LOOK   This machine has no data of the portal');
    expect(backedUp()).toBe(false);
    expect(run(command, ['backup', '--anew']).status).toBe(0);
    expect(backedUp()).toBe(true);
    expect(run(command, ['backup']).status).toBe(0);
  });

  it('writes how the machine is, as the server reads it', () => {
    install(...answers);
    mkdirSync(join(machine, 'var/lib/exam-portal'), { recursive: true });
    const command = join(machine, 'opt/exam-portal/current/deploy/one/portal');
    const word = () => {
      expect(run(command, ['report'])).toEqual({ status: 0, said: '' });
      expect(statSync(join(machine, 'var/lib/exam-portal-report/state.json')).mode & 0o777).toBe(0o644);
      return reportIn(text('var/lib/exam-portal-report/state.json'));
    };
    const first = word();
    expect(first).toMatchObject({
      ...{ release: '1.2.3-20261124101500', newer: null, certificateUntil: null, isInternal: false, restoreTestAt: 0 },
      ...{ isBackupElsewhere: false, isClockSet: true, stopped: [], isRestartDue: false },
    });
    for (const at of [first?.at, first?.backupAt]) expect(Math.abs((at ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    install('--internal-tls', '--backup-to', 'sftp:keep@elsewhere:/portal');
    mkdirSync(join(machine, 'opt/exam-portal/releases/1.10.0-20261201101500'));
    mkdirSync(join(machine, 'run'));
    writeFileSync(join(machine, 'run/reboot-required'), '');
    program('systemctl', 'case "$*" in "is-active -q caddy" | "is-active -q nftables") exit 3 ;; show*) echo 0 ;; esac');
    program('timedatectl', 'echo no');
    program('openssl', 'echo notAfter=Nov 30 10:00:00 2026 GMT');
    expect(word()).toMatchObject({
      ...{ newer: '1.10.0-20261201101500', certificateUntil: Date.parse('2026-11-30T10:00:00Z') / 1000, isInternal: true },
      ...{ isBackupElsewhere: true, isClockSet: false, stopped: ['caddy', 'nftables'], isRestartDue: true },
    });
    expect(run(command, ['status']).said).toContain('LOOK   caddy does not run');
  });

  it('moves away for good, or stays after all', () => {
    const { portal } = place;
    install(...answers, '--backup-to', 'sftp:keep@elsewhere:/portal');
    mkdirSync(join(machine, 'var/lib/exam-portal'), { recursive: true });
    const called = () =>
      readFileSync(calls, 'utf8')
        .match(/^(systemctl (en|dis)able|restic --quiet backup).*$/gm)
        ?.map((line) => line.slice(0, 38));
    const clear = () => writeFileSync(calls, '');
    clear();
    const { status, said } = portal('move');
    expect(status).toBe(0);
    expect(said).toContain('install.sh --domain exams.institute.example --backup-to sftp:keep@elsewhere:/portal --backup-key FILE …');
    expect(called()).toEqual(['systemctl disable -q --now exam-portal', expect.stringContaining('restic --quiet backup')]);
    clear();
    for (const words of [['backup'], ['move'], ['backup', '--anew']])
      expect(portal(...words).said, words[0]).toContain('has moved to another machine');
    expect(portal('status').said).toContain('LOOK   Off, since this portal has moved');
    expect(install('--internal-tls')).toMatchObject({ status: 1, said: expect.stringContaining('has moved to another machine') });
    expect(called()).toBeUndefined();
    expect(portal('move', '--back')).toMatchObject({ status: 0, said: expect.stringContaining('runs here again') });
    expect(called()).toEqual(['systemctl enable -q --now exam-portal ']);
    expect(portal('backup').status).toBe(0);
    // An erased person is in no copy after five weeks.
    expect(readFileSync(calls, 'utf8')).toMatch(/^restic .*forget --host exam-portal --keep-within-daily 35d --prune$/m);
    expect(portal('move', '--back')).toMatchObject({ status: 1, said: 'This portal has not moved.' });
    // A place that cannot be reached.
    program('restic', 'exit 1');
    clear();
    expect(portal('move')).toMatchObject({ status: 1, said: expect.stringContaining('Nothing has moved: the portal runs here.') });
    expect(called()?.at(-1)).toBe('systemctl enable -q --now exam-portal ');
    expect(portal('status').said).not.toContain('has moved');
  });

  it('changes what an answer changes, and keeps the key of the backups and settings of the operator', () => {
    install(...answers, '--set', 'LOG_LEVEL=warn');
    const key = text('etc/exam-portal/backup.key');
    writeFileSync(calls, '');
    expect(install('--internal-tls', '--set', 'LOG_LEVEL=', '--set', 'SEED_DEMO=off').said).toMatch(/^Changed: .*Caddyfile/m);
    expect(text('etc/caddy/Caddyfile')).toContain('\ttls internal\n');
    expect(text('etc/exam-portal/own.env')).toBe('SEED_DEMO=off\n');
    expect(text('etc/exam-portal/backup.key')).toBe(key);
    expect(readFileSync(calls, 'utf8')).toContain('systemctl try-reload-or-restart caddy');
  });

  it('lets in ssh at its own port and the web, and leaves the firewall alone where it is told to', () => {
    program('sshd', 'echo port 2222');
    install(...answers);
    expect(text('etc/nftables.conf')).toMatch(/policy drop;[\s\S]*tcp dport \{ 2222, 80, 443 \} accept/);
    rmSync(join(machine, 'etc/nftables.conf'));
    install('--no-firewall');
    expect(readdirSync(join(machine, 'etc'))).not.toContain('nftables.conf');
  });

  it('takes no Node.js whose checksum differs', () => {
    rmSync(join(machine, 'opt/exam-portal/node'), { recursive: true });
    program('curl', 'while [ $# -gt 0 ]; do if [ "$1" = -o ]; then echo forged > "$2"; fi; shift; done');
    expect(install(...answers)).toMatchObject({ status: 1, said: expect.stringContaining('its checksum differs') });
    expect(readdirSync(join(machine, 'opt/exam-portal'))).not.toContain('current');
  });
});

describe('the unit of the portal', () => {
  const unit = readFileSync(join(one, 'files/exam-portal.service'), 'utf8');

  it('runs as a user of its own, bounded, and can write its data alone', () => {
    for (const line of [
      'User=exam-portal',
      'MemoryMax=75%',
      'NoNewPrivileges=true',
      'ProtectSystem=strict',
      'ProtectHome=true',
      'CapabilityBoundingSet=',
      'StateDirectory=exam-portal',
    ])
      expect(unit.split('\n')).toContain(line);
    expect(unit).not.toMatch(/^(ReadWritePaths|MemoryDenyWriteExecute)=/m);
  });

  it('has a backup each night and a restore as a test each week, made up for after a night without power', () => {
    for (const [name, when] of [
      ['backup', '*-*-* 02:30:00'],
      ['restore-test', 'Sun *-*-* 04:30:00'],
    ] as const) {
      const timer = readFileSync(join(one, `files/exam-portal-${name}.timer`), 'utf8');
      expect(timer).toContain(`OnCalendar=${when}\n`);
      expect(timer).toContain('Persistent=true\n');
      expect(readFileSync(join(one, `files/exam-portal-${name}.service`), 'utf8')).toContain(`ExecStart=/usr/local/bin/portal ${name}\n`);
    }
  });
});
