// Bundles the server, its child processes, its writer thread and the commands into dist/server, or into the given folder.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beside, bundle } from './bundle.mjs';

const [, , outdir = 'dist/server'] = process.argv;

/** Each is `npm run NAME`. */
const commands = ['backup', 'restore', 'role', 'results', 'rekey', 'settle', 'seed', 'name'];

await bundle(
  {
    main: 'server/main.ts',
    'emulator-process': 'server/emulator/process.ts',
    ...beside,
    ...Object.fromEntries(commands.map((name) => [name, `server/commands/${name}.ts`])),
  },
  outdir,
  { sourcemap: true },
);

// The demo bank and its pictures, which server/seed reads from the server's folder.
cpSync(new URL('../server/seed/bank', import.meta.url), join(outdir, 'bank'), { recursive: true });
cpSync(new URL('../server/seed/diagrams', import.meta.url), join(outdir, 'diagrams'), {
  recursive: true,
  filter: (path) => !path.endsWith('.svg'),
});
