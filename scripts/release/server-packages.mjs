// The packages that the built server needs when it runs: those that its files import, and what these depend on.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

/** The name of a package in a path that is imported from it: `@scope/name/file` → `@scope/name`. */
const packageOf = (imported) =>
  imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');

/** Names of the packages that the bundles in a folder import. */
function importedIn(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const found = files.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(
      /(?:\bfrom|^import|\bimport\(|\brequire\(|\.resolve\(|\bcreateRequire\d*\(import\.meta\.url\)\()\s*"([^"]+)"/gm,
    ),
  ]);
  return new Set(found.flatMap(([, path]) => (/^[.#/]|:/.test(path) || isBuiltin(path) ? [] : [packageOf(path)])));
}

/** Where Node finds a package for the one in a folder: the nearest node_modules upwards. */
function placeOf(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (at === '') return null;
  }
}

/** Folders below `root` of the packages that the server in `root`/dist/server needs. Packages for development and for other systems are none of them. */
export function serverPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const needed = new Set();
  function add(from, names) {
    for (const name of names) {
      const place = placeOf(packages, from, name);
      if (place === null || needed.has(place) || packages[place].dev || !existsSync(join(root, place))) continue;
      needed.add(place);
      const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = packages[place];
      const peers = Object.keys(peerDependencies).filter((each) => !peerDependenciesMeta[each]?.optional);
      add(place, [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]);
    }
  }
  add('', importedIn(join(root, 'dist/server')));
  return [...needed].toSorted();
}
