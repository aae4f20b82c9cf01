import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filled } from '../../../deploy/machines.mjs';
import { freePort } from '../../kit/free-port';
import { until } from '../../kit/until';

/** Debian's nginx; undefined where it is not installed. */
export const nginxFile = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));

/** What lies in a cache. */
export interface Stored {
  /** The address, after the encoding. */
  key: string;
  /** The head of the reply, and its body without its encoding. */
  text: string;
  /** Of the file. */
  bytes: number;
}

export interface Cache {
  port: number;
  stored(): Stored[];
  stop(): Promise<void>;
}

/** A file of nginx: a block of its own, the key, the head and the body. */
function storedIn(path: string): Stored {
  const file = readFileSync(path);
  const start = file.indexOf('\nKEY: ');
  const [keyEnd, headEnd] = [file.indexOf('\n', start + 1), file.indexOf('\r\n\r\n', start)];
  const [head, body] = [file.subarray(keyEnd + 1, headEnd).toString('latin1'), file.subarray(headEnd + 4)];
  const encoding = /^content-encoding: (\w+)/im.exec(head)?.[1];
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return { key: file.subarray(start + '\nKEY: '.length, keyEnd).toString(), text: `${head}\n${plain.toString()}`, bytes: file.length };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Starts nginx by the file of `deploy/edge`, with a folder and ports of its own, before a portal on this port of this machine. `changed` makes another
 * configuration of it. Rejects where nginx does not start.
 */
export async function startNginx(portalPort: number, changed: (text: string) => string = (text) => text): Promise<Cache> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // Its workers are of another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const template = readFileSync(join(process.cwd(), 'deploy/edge/etc/nginx/nginx.conf'), 'utf8');
  const text = filled(template, { ADDRESS: '127.0.0.1', APP1: 'app', APP2: 'app', APP3: 'app' })
    .replaceAll('app:8080', `127.0.0.1:${portalPort}`)
    .replace(':8081', `:${port}`)
    .replace('/run/nginx.pid', join(folder, 'pid'))
    .replace('/var/log/nginx', folder)
    .replace('/var/lib/nginx', folder)
    // Debian's own folders for bodies on their way belong to root.
    .replace(
      /^http \{$/m,
      `http {\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}`,
    );
  writeFileSync(join(folder, 'nginx.conf'), changed(text));
  mkdirSync(join(folder, 'kept'));
  chmodSync(join(folder, 'kept'), 0o777);
  const child: ChildProcess = spawn(nginxFile ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (piece) => {
    said += piece;
  });
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  await until(async () => child.exitCode !== null || (await listens(port)));
  if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
  const kept = join(folder, 'kept');
  return {
    port,
    stored: () =>
      readdirSync(kept, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => storedIn(join(entry.parentPath, entry.name))),
    async stop() {
      process.off('exit', end);
      const ended = once(child, 'exit');
      end();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
