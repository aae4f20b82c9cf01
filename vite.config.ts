import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type MinifyOptions, minify } from 'terser';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appManifest } from './scripts/page/app-manifest.ts';
import { chunkGroups, prefixOf, seldom } from './scripts/page/chunks.ts';
import { globIgnores, globPatterns, withBundle, withIntegrity } from './scripts/page/offline-copy.ts';

/** Every browser with our other needs reads woff2. */
const mathsFonts = {
  name: 'maths-fonts',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('katex.min.css') ? code.replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, '') : null,
};

/**
 * Says of the router's components that to make one changes nothing else, so that a build drops those that no screen uses: the router's own links, forms,
 * tables of routes and pages of errors, 12 kB of every first visit. Its warnings to developers go likewise. A class with its static field is made by a call, because
 * only a call can be said to be pure.
 */
const routerParts = {
  name: 'router-parts',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('/react-router/dist/')
      ? code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/^\s*warning\(/gm, '/* @__PURE__ */ warning(')
          .replace(/^var (\w+) = (\w+\.(?:createContext|forwardRef|memo)\()/gm, 'var $1 = /* @__PURE__ */ $2')
          .replace(/^(var \w+ = )(class extends \w+\.Component \{\n[\s\S]*?^\});$/gm, '$1/* @__PURE__ */ (() => $2)();')
          .replace(
            /^(var (\w+) = .*class extends .*\{)$([\s\S]*?)^\2\.contextType = (\w+);$/gm,
            '$1 static get contextType() { return $4; }$3',
          )
      : null,
};

/** The plugin builds the worker with an option that this version of Vite warns of, and at the usual log level: a good build says nothing. */
const quietWorkerBuild = {
  name: 'quiet-worker-build',
  config(config: UserConfig): UserConfig {
    const output = config.build?.rollupOptions?.output;
    if (output !== undefined && !Array.isArray(output)) {
      delete output.inlineDynamicImports;
      output.codeSplitting = false;
    }
    return { logLevel: 'warn' };
  },
};

const terserOptions: MinifyOptions = {
  module: true,
  ecma: 2022,
  // A sequence costs more in brotli than the statements that it joins; so do constants turned to the left, and a function turned into an operand.
  compress: { passes: 3, sequences: false, lhs_constants: false, negate_iife: false },
  format: { comments: false },
};
const terserVersion: string = JSON.parse(readFileSync('node_modules/terser/package.json', 'utf8')).version;

/**
 * Writes the larger chunks of learners once more by Terser, after the bundler's own minifier: 1.2 kB of brotli less until the sign-in, 0.9 kB less until the first
 * question. All chunks would take half a minute. The bundler names a chunk before it is written here: the name depends on how it is written.
 */
const smallerChunks: Plugin = {
  name: 'smaller-chunks',
  apply: 'build',
  enforce: 'post',
  augmentChunkHash: () => JSON.stringify([terserVersion, terserOptions]),
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.code.length > 6_000 && !/\/(?:admin|typeset)-/.test(chunk.fileName))
        chunk.code = (await minify(chunk.code, terserOptions)).code ?? chunk.code;
  },
};

export default defineConfig({
  plugins: [
    mathsFonts,
    routerParts,
    react(),
    tailwindcss(),
    smallerChunks,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: null,
      includeManifestIcons: false,
      manifest: appManifest,
      injectManifest: {
        buildPlugins: { vite: [quietWorkerBuild] },
        globPatterns,
        globIgnores,
        manifestTransforms: [withIntegrity, withBundle],
      },
    }),
  ],
  // Dexie's usual entry is its build for browsers without async functions, 1.4 kB larger.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  // The one worker beside sw/ reads sheets for admins: it goes by the name of their chunks.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/admin-[name]-[hash].js', chunkFileNames: 'assets/admin-[name]-[hash].js' } },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // In kB before compression: the chunk of admins is the largest. What learners download has budgets of its own (tests/e2e/deployment/budget.spec.ts).
    chunkSizeWarningLimit: 800,
    // A polyfill for a preload that every browser with our other needs has would be an inline script to our CSP.
    // To name chunks that are seldom fetched, and what they need, nearly all of it here by then, would cost those who never fetch them more than it spares those who do.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => (seldom.test(file) ? [] : needed.filter((chunk) => !seldom.test(chunk))),
    },
    rolldownOptions: {
      // A slow machine is no fault of the build.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
        chunkFileNames: ({ moduleIds }) => `assets/${prefixOf(moduleIds)}[name]-[hash].js`,
      },
    },
  },
});
