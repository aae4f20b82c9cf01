// Bundles the server, its child processes, its writer thread and the commands into dist/server, or the folder given.
import { beside, bundle } from './bundle.mjs';

const [, , outdir = 'dist/server'] = process.argv;

/** Each is `npm run NAME`. */
const commands = ['backup', 'restore', 'role', 'results', 'rekey'];

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
