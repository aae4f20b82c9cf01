// Prints for each room how long its files and functions are, in lines: median, 90th percentile, largest. `npm run house -- [FOLDER]` reads
// another checkout, so that two versions can be compared.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

const root = process.argv[2] ?? '.';
const tops = ['contract', 'analysis', 'src', 'sw', 'server'];
/** The folder depth of a room: `src/runner/device`, `server/http`, `contract/sheet`. */
const depths = { src: 3, server: 2, contract: 2 };
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

function roomOf(file) {
  const folders = dirname(file).split('/');
  return folders.slice(0, depths[folders[0]] ?? 1).join('/');
}

/** The lengths in lines of all functions below a node of the syntax tree. */
function lengthsIn(node, lineAt) {
  if (node === null || typeof node !== 'object') return [];
  const own = functions.includes(node.type) ? [lineAt(node.end) - lineAt(node.start) + 1] : [];
  return [...own, ...Object.values(node).flatMap((child) => lengthsIn(child, lineAt))];
}

function measure(file) {
  const code = readFileSync(join(root, file), 'utf8');
  const starts = [...code.matchAll(/^/gm)].map(({ index }) => index);
  const lineAt = (offset) => starts.findLastIndex((start) => start <= offset);
  return {
    room: roomOf(file),
    folder: dirname(file),
    lines: starts.length - 1,
    functions: lengthsIn(parseSync(file, code).program, lineAt),
  };
}

const files = tops
  .flatMap((top) => readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((name) => join(top, name)))
  .filter((name) => /\.tsx?$/.test(name))
  .map(measure);

const share = (values, part) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;
const summary = (values) => [0.5, 0.9, 1].map((part) => share(values, part)).join(' · ');

/** One row of the table, for these files. */
function row(name, all) {
  const lengths = all.flatMap((file) => file.functions);
  return `| ${name} | ${all.length} | ${summary(all.map(({ lines }) => lines))} | ${lengths.length} | ${summary(lengths)} |`;
}

const namesOf = (key) => [...new Set(files.map((file) => file[key]))].sort();
console.log('| room | files | lines of a file: median · p90 · largest | functions | lines of a function: median · p90 · largest |');
console.log('|---|---|---|---|---|');
for (const room of namesOf('room'))
  console.log(
    row(
      room,
      files.filter((file) => file.room === room),
    ),
  );
console.log(row('all', files));

const fullest = namesOf('folder')
  .map((folder) => ({ folder, count: files.filter((file) => file.folder === folder).length }))
  .toSorted((a, b) => b.count - a.count)
  .slice(0, 5);
console.log(`\nFullest folders: ${fullest.map(({ folder, count }) => `${folder} ${count}`).join(', ')}`);
