// `npm run cluster [-- COMMAND …]`: see tests/cluster/main.ts and its commands. Builds what is stale first.
// `npm run cluster -- walk`: see tests/cluster/walk/main.ts. It builds in a clone.
// `npm run cluster -- one`: see tests/cluster/one/main.ts. `npm run cluster -- image`: see tests/cluster/image/main.ts, which builds in what it makes.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '../build-if-stale.mjs';
import { bundle } from '../bundle.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache');
const [, , command] = process.argv;
const program = ['walk', 'one', 'image'].includes(command) ? `tests/cluster/${command}/main.ts` : 'tests/cluster/main.ts';
if (!['walk', 'image'].includes(command)) buildIfStale();
mkdirSync(cache, { recursive: true });
const outdir = mkdtempSync(join(cache, 'cluster-'));
process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
await bundle({ cluster: program }, outdir);
const child = spawn(process.execPath, [join(outdir, 'cluster.js'), ...process.argv.slice(2)], { stdio: 'inherit', cwd: root });
// The cluster ends its parts; this process waits for it. Ctrl-C reaches both by itself.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (status) => process.exit(status ?? 1));
