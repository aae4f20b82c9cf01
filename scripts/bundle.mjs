import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles programs for Node into a folder. Packages are not bundled: they are installed. */
export const bundle = (entryPoints, outdir, options = {}) =>
  build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints,
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    ...options,
  });

/** The child processes of the server, which it expects in its own folder. */
export const beside = {
  'picture-process': 'server/uploads/picture-process.ts',
  'sheet-process': 'server/uploads/sheet-process.ts',
  'sqlite-writer': 'server/store/sqlite/writer.ts',
};
