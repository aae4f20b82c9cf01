// Writes the files of each machine of a cluster: `node deploy/render.mjs cluster.env OUT`. OUT/db1 then has what belongs into / of db1, and so on.
// Node alone is needed, no package.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { debian, filesOf, machines, watcher, write } from './machines.mjs';

const [, , file, out] = process.argv;
if (file === undefined || out === undefined) {
  console.error('node deploy/render.mjs cluster.env OUT');
  process.exit(1);
}
const templates = dirname(fileURLToPath(import.meta.url));
try {
  const settings = { ...debian, ...parseEnv(readFileSync(file, 'utf8')) };
  // All of them before the first is written: a wrong setting leaves nothing behind.
  const wanted = settings.WATCH ? [...machines, watcher] : machines;
  const all = wanted.map((machine) => ({ name: machine.name, files: filesOf(machine, settings, templates) }));
  for (const { name, files } of all) for (const path of write(files, join(out, name))) console.log(path);
} catch (fault) {
  console.error(fault.message);
  process.exit(1);
}
