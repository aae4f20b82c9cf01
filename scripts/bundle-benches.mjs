// Bundles the child processes of benches and of the hostile suite, and the named benches: `node scripts/bundle-benches.mjs DIR [BENCH…]`.
import { fileURLToPath } from 'node:url';
import { beside, bundle } from './bundle.mjs';

export const bundleBenches = (names, outdir) =>
  bundle(
    {
      ...Object.fromEntries(names.map((name) => [name, `bench/${name}.ts`])),
      served: 'bench/kit/served.ts',
      loader: 'bench/kit/loader.ts',
      'bare-sheet': 'bench/kit/bare-sheet.ts',
      ...beside,
    },
    outdir,
  );

const [, script, outdir, ...names] = process.argv;
if (script === fileURLToPath(import.meta.url)) await bundleBenches(names, outdir);
