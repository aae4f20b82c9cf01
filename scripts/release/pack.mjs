// Packs a release: one file that a machine needs to run the portal, its checksum, and its signature.
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** What a signature is for, and who signs: deploy/one/lib.sh asks for the same words. */
export const signer = 'exam-portal-release';

const run = (program, args, options = {}) => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options });

/** The public key of a private one, as a line of `allowed_signers`. */
const signerLine = (publicKey) => `${signer} namespaces="${signer}" ${publicKey.trim().split(/\s+/).slice(0, 2).join(' ')}\n`;

/** The bill of materials: every package that the pages are built of or the server runs with. npm's own number and time would differ each time. */
function bill(root, time) {
  const { serialNumber: _, ...told } = JSON.parse(run('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], { cwd: root }));
  return `${JSON.stringify({ ...told, metadata: { ...told.metadata, timestamp: time } }, null, 1)}\n`;
}

/**
 * Writes the release of what is in `root`, built already, and returns its path. Beside it come `.sha256`, and `.sig` by ssh-keygen.
 * `packages`: the folder that npm has installed them in. `paths`: files and folders below `root` that belong to it. `at`: the time of the commit in UTC, as YYYYMMDDHHMMSS; later is newer.
 * `key`: the file of an SSH key that signs. `also`: public keys that may sign the next releases beside it.
 */
export function pack({ root, packages = root, paths, version, commit, at, key, also = [], out }) {
  const id = `${version}-${at}`;
  const name = `exam-portal-${id}`;
  const platform = `${process.platform}-${process.arch}`;
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const top = join(folder, name);
    mkdirSync(top);
    const isNested = (path, source) => path.slice(source.length).includes('/node_modules');
    for (const path of paths)
      cpSync(join(root, path), join(top, path), { recursive: true, filter: (each) => !isNested(each, join(root, path)) });
    writeFileSync(join(top, 'RELEASE'), `ID=${id}\nVERSION=${version}\nCOMMIT=${commit}\nPLATFORM=${platform}\n`);
    const publicKeys = [
      run('ssh-keygen', ['-y', '-f', key], { stdio: ['inherit', 'pipe', 'inherit'] }),
      ...also.map((file) => readFileSync(file, 'utf8')),
    ];
    writeFileSync(join(top, 'signers'), publicKeys.map(signerLine).join(''));
    writeFileSync(join(top, 'sbom.cdx.json'), bill(packages, isoOf(at)));
    const file = resolve(out, `${name}-${platform}.tar.gz`);
    mkdirSync(resolve(out), { recursive: true });
    // The same commit gives the same bytes: names in order, one time, no owner.
    const order = [
      '--sort=name',
      '--format=gnu',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u+rwX,go+rX,go-w',
      `--mtime=${isoOf(at)}`,
    ];
    run('tar', ['-C', folder, ...order, '-I', 'gzip -n', '-cf', file, name]);
    writeFileSync(`${file}.sha256`, `${hash('sha256', readFileSync(file), 'hex')}  ${basename(file)}\n`);
    rmSync(`${file}.sig`, { force: true });
    run('ssh-keygen', ['-q', '-Y', 'sign', '-f', key, '-n', signer, file], { stdio: ['inherit', 'pipe', 'inherit'] });
    return file;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** 20261124101500 → 2026-11-24T10:15:00Z */
const isoOf = (at) => at.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z');
