// Bundles the server and its child processes. Packages stay outside: they are installed anyway.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds into `outdir`, by default dist/server. */
export const buildServer = (outdir = 'dist/server') =>
  build({
    absWorkingDir: root,
    entryPoints: {
      main: 'server/main.ts',
      'emulator-process': 'server/emulator/process.ts',
      'sheet-process': 'server/sheet-process.ts',
    },
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer();
