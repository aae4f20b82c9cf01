// What imports what in a checkout, and the arrows that follow between rooms and between the parts of a folder.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const tops = ['contract', 'analysis', 'src', 'sw', 'server'];
const specifiers = /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)'([^']+)'/gm;

export const inside = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** The product's source files, as paths below `root`. */
export const filesIn = (root) =>
  tops
    .flatMap((top) => readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((name) => join(top, name)))
    .filter((name) => /\.tsx?$/.test(name));

/** Every folder that holds these files, at any depth. */
export const foldersOf = (files) =>
  [
    ...new Set(
      files.flatMap((file) =>
        dirname(file)
          .split('/')
          .map((_, at, parts) => parts.slice(0, at + 1).join('/')),
      ),
    ),
  ].sort();

/** Every import of these files. `target`: a file of the repository, or the specifier itself. */
export function importsOf(root, files) {
  const known = new Set(files);
  return files.flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(specifiers)].map(([, specifier]) => {
      if (!specifier.startsWith('.')) return { from, specifier, target: specifier };
      const path = normalize(join(dirname(from), specifier));
      return { from, specifier, target: ['', '.ts', '.tsx'].map((ending) => path + ending).find((file) => known.has(file)) ?? path };
    }),
  );
}

/** The arrows between places: from → to → the imports that make the arrow. `placeOf`: the place of a file, or null. */
export function arrowsBetween(imports, placeOf) {
  const arrows = new Map();
  for (const { from: file, target } of imports) {
    const [from, to] = [placeOf(file), placeOf(target)];
    if (from === null || to === null || from === to) continue;
    const ways = arrows.get(from) ?? new Map();
    arrows.set(from, ways.set(to, [...(ways.get(to) ?? []), `${file} → ${target}`]));
  }
  return arrows;
}

/** The part of a folder that a file is in: a sub-folder's name, `.` for the folder's own files, null for all others. */
export const partIn = (folder) => (file) => {
  if (!file.startsWith(`${folder}/`)) return null;
  const [first, ...below] = file.slice(folder.length + 1).split('/');
  return below.length === 0 ? '.' : first;
};

/** The first way from a place back to itself, as one import for each arrow, or null. */
export function circleFrom(start, arrows) {
  const seen = new Set();
  const open = [{ at: start, way: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const [to, [how]] of arrows.get(next.at) ?? []) {
      if (to === start) return [...next.way, how];
      if (!seen.has(to)) open.push({ at: to, way: [...next.way, how] });
      seen.add(to);
    }
  return null;
}

/** Places that a circle joins. */
export const circling = (arrows) => [...arrows.keys()].filter((place) => circleFrom(place, arrows) !== null);

/** The number of arrows, and how many of them run back: against the order in which few imports do. */
export function countArrows(arrows) {
  const all = [...arrows].flatMap(([from, ways]) => [...ways].map(([to, hows]) => ({ from, to, count: hows.length })));
  const order = orderOf(all);
  return { all: all.length, back: all.filter(({ from, to }) => order.indexOf(from) < order.indexOf(to)).length };
}

/** An order of places, lowest first, against which few imports run: the place that is imported most for each import of its own comes next. */
function orderOf(all) {
  const left = new Set(all.flatMap(({ from, to }) => [from, to]));
  const order = [];
  while (left.size > 0) {
    const weight = (place) => {
      const sum = (side) =>
        all.filter((one) => one[side] === place && left.has(one.from) && left.has(one.to)).reduce((total, { count }) => total + count, 0);
      return sum('from') === 0 ? Number.POSITIVE_INFINITY : sum('to') / sum('from');
    };
    const [next] = [...left].map((place) => ({ place, by: weight(place) })).toSorted((a, b) => b.by - a.by);
    order.push(next.place);
    left.delete(next.place);
  }
  return order;
}
