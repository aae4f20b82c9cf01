// Bundles the server and its child processes into dist/server, or the folder given. Packages stay outside: they are installed anyway.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const [, , outdir = 'dist/server'] = process.argv;

await build({
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
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
