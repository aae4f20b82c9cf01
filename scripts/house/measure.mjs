// Prints for each room how long its files and functions are, in lines (median, 90th percentile, largest), and for each folder with sub-folders
// the arrows of imports between its parts, and what each room may import. `npm run house -- [FOLDER]` reads another checkout, so that two versions
// can be compared.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { arrowsBetween, circling, countArrows, filesIn, foldersOf, importsOf, partIn } from './arrows.mjs';
import { floors, mayImport } from './rooms.mjs';

const root = process.argv[2] ?? '.';
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

const sources = filesIn(root);
const files = sources.map(measure);

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
console.log(`\n${files.length} files, ${files.reduce((sum, { lines }) => sum + lines, 0)} lines`);

const imports = importsOf(root, sources);
console.log('\n| folder | parts | arrows | arrows back | in circles |');
console.log('|---|---|---|---|---|');
for (const folder of foldersOf(sources)) {
  const partOf = partIn(folder);
  const parts = new Set(sources.map(partOf).filter((part) => part !== null));
  const arrows = arrowsBetween(imports, partOf);
  const { all, back } = countArrows(arrows);
  if (parts.size > 1) console.log(`| ${folder} | ${parts.size} | ${all} | ${back} | ${circling(arrows).toSorted().join(', ') || '–'} |`);
}

const counts = namesOf('folder').map((folder) => ({ folder, count: files.filter((file) => file.folder === folder).length }));
const listed = (some) => some.map(({ folder, count }) => `${folder} ${count}`).join(', ') || 'none';
/** Above this a folder asks whether it is two. */
const many = 25;
const hasFolders = (folder) => counts.some((other) => other.folder.startsWith(`${folder}/`));
console.log(
  `\nFolders of more than ${many} files: ${listed(counts.filter(({ count }) => count > many).toSorted((a, b) => b.count - a.count))}`,
);
console.log(`Folders of one file: ${listed(counts.filter(({ folder, count }) => count === 1 && !hasFolders(folder)))}`);

console.log('\n| room | may import |\n|---|---|');
for (const [room, allowed] of Object.entries(mayImport)) console.log(`| ${room} | ${allowed.join(', ') || 'nothing'} |`);
console.log('\n| room | floors, lowest first |\n|---|---|');
for (const [room, order] of Object.entries(floors)) console.log(`| ${room} | ${order.map((floor) => floor.join(', ')).join(' < ')} |`);
