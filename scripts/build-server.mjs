// Bundles the server, its child processes, its writer thread and the commands into dist/server, or the folder given.
// Packages stay outside: they are installed anyway.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const [, , outdir = 'dist/server'] = process.argv;

/** Each is `npm run NAME`. */
const commands = ['backup', 'restore', 'role', 'results', 'rekey'];

await build({
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: {
    main: 'server/main.ts',
    'emulator-process': 'server/emulator/process.ts',
    'sheet-process': 'server/sheet-process.ts',
    'sqlite-writer': 'server/store/sqlite-writer.ts',
    ...Object.fromEntries(commands.map((name) => [name, `server/commands/${name}.ts`])),
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
