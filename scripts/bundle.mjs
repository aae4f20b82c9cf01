import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const { version, dependencies, devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Kysely is two hundred files; to find and read them took a third of a command's time. */
const installed = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name !== 'kysely');

/** Bundles programs for Node into a folder. Packages but Kysely are not bundled: they are installed. */
export const bundle = (entryPoints, outdir, options = {}) =>
  build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints,
    outdir,
    bundle: true,
    external: installed.flatMap((name) => [name, `${name}/*`]),
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { 'process.env.PORTAL_VERSION': JSON.stringify(version) },
    logLevel: 'warning',
    ...options,
  });

/** The child processes of the server, which it expects in its own folder. */
export const beside = {
  'picture-process': 'server/uploads/picture-process.ts',
  'sheet-process': 'server/uploads/sheet-process.ts',
  'sqlite-writer': 'server/store/engine/sqlite/writer.ts',
};
