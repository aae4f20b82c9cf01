import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The files of deploy/one. */
export const one = resolve(import.meta.dirname, '../../../deploy/one');

/** How a script ended, and what it said. */
interface Ended {
  status: number | null;
  said: string;
}

/** A folder that passes for an empty Debian, with stand-ins for the programs that would touch this machine. */
export interface StandIn {
  /** Its root. */
  machine: string;
  /** Beside it. */
  folder: string;
  /** The file in which stand-ins note their words. */
  calls: string;
  /** Exists once backups have a place. */
  repository: string;
  /** Empties it and puts a release beside it. */
  begin(): void;
  /** Stands in for a program: notes its words, then runs a line of shell. */
  program(name: string, line?: string): void;
  run(script: string, words: readonly string[], env?: Record<string, string>): Ended;
  install(...words: string[]): Ended;
  /** The command `portal` of the machine, after an installation. */
  portal(...words: string[]): Ended;
  text(path: string): string;
  remove(): void;
}

export const answers = ['--domain', 'exams.institute.example', '--name', 'Institute', '--admin', 'head@institute.example'];

export function standIn(): StandIn {
  const folder = mkdtempSync(join(tmpdir(), 'one-'));
  const [machine, bin, fresh, calls] = ['machine', 'bin', 'fresh', 'calls'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  const repository = join(machine, 'repository');

  const program = (name: string, line = ''): void =>
    writeFileSync(join(bin, name), `#!/bin/sh\necho "${name} $*" >> ${calls}\n${line}\n`, { mode: 0o755 });

  function begin(): void {
    for (const each of [machine, bin, fresh]) rmSync(each, { recursive: true, force: true });
    for (const each of [bin, join(machine, 'etc'), join(fresh, 'deploy')]) mkdirSync(each, { recursive: true });
    writeFileSync(calls, '');
    writeFileSync(join(machine, 'etc/os-release'), 'ID=debian\nVERSION_ID="12"\n');
    cpSync(one, join(fresh, 'deploy/one'), { recursive: true });
    writeFileSync(join(fresh, 'RELEASE'), 'ID=1.2.3-20261124101500\n');
    writeFileSync(join(fresh, 'signers'), 'exam-portal-release ssh-ed25519 AAAA\n');
    for (const name of ['apt-get', 'useradd', 'chown', 'nft', 'runuser', 'curl', 'sshd']) program(name);
    program('dpkg-query', 'printf "install ok installed"');
    program('id', 'echo 0');
    program('systemctl', 'case $1 in show) echo 0 ;; esac');
    program('timedatectl', 'echo yes');
    program(
      'restic',
      `case "$*" in *"cat config") [ -e ${repository} ] ;; *init) touch ${repository} ;; *snapshots*) cat ${folder}/snapshots ;; esac`,
    );
    writeFileSync(join(folder, 'snapshots'), '[]');
    program('install', 'for last; do :; done; mkdir -p "$last"');
    // The archive of Node.js is not fetched: the release finds it there.
    const node = join(machine, 'opt/exam-portal/node/24.11.1/bin');
    mkdirSync(node, { recursive: true });
    writeFileSync(join(node, 'node'), '', { mode: 0o755 });
  }

  function run(script: string, words: readonly string[], env: Record<string, string> = {}): Ended {
    const { status, stdout, stderr } = spawnSync('bash', [script, ...words], {
      env: { PATH: `${bin}:/usr/sbin:/usr/bin:/sbin:/bin`, PORTAL_ROOT: machine, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { status, said: `${stdout}${stderr}`.trim() };
  }

  return {
    ...{ machine, folder, calls, repository, begin, program, run },
    install: (...words) => run(join(fresh, 'deploy/one/install.sh'), words),
    portal: (...words) => run(join(machine, 'opt/exam-portal/current/deploy/one/portal'), words),
    text: (path) => readFileSync(join(machine, path), 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
