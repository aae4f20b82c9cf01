// Draws the landing page by its own components and prints {"en": MARKUP, "hi": MARKUP}. A process of its own, with as much of a browser as they ask for while
// they load: `node scripts/landing/draw.mjs`.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reactNow = fileURLToPath(new URL('react-now.cjs', import.meta.url));

/** Stores read React's hooks through `react-now.cjs`; the first picture waits for no code but the sentences. */
const asDrawn = {
  name: 'as-drawn',
  setup(bundling) {
    bundling.onResolve({ filter: /^react$/ }, ({ importer }) =>
      importer === reactNow ? { path: 'react', external: true } : { path: reactNow },
    );
    bundling.onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' && !path.includes('/hi/') ? { path, external: true } : null,
    );
  },
};

// Inside the checkout, where Node finds the packages.
const folder = mkdtempSync(join(root, 'dist', 'landing-'));
let pages;
try {
  const outfile = join(folder, 'landing.cjs');
  await build({
    absWorkingDir: root,
    entryPoints: ['src/app/drawn-landing.tsx'],
    outfile,
    bundle: true,
    external: ['react/jsx-runtime', 'react-dom', 'react-dom/*', 'react-router-dom'],
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    define: { 'import.meta.env': '{}' },
    loader: { '.css': 'empty' },
    plugins: [asDrawn],
    logLevel: 'warning',
  });
  const element = { lang: '', dataset: {} };
  for (const [name, value] of Object.entries({
    window: globalThis,
    document: { documentElement: element, querySelector: () => null },
    navigator: { onLine: true, languages: [] },
    addEventListener: () => undefined,
  }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  const { drawnLandings } = createRequire(import.meta.url)(outfile);
  pages = await drawnLandings();
} finally {
  rmSync(folder, { recursive: true });
}
// A session's channel to other pages would keep this process.
process.stdout.write(JSON.stringify(pages), () => process.exit());
