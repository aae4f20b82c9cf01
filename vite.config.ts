import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Only admins need these: their chunks carry a name by which the offline copy leaves them out. */
const adminOnly =
  /\/src\/admin\/|node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@react-types|@internationalized|@tanstack|@adobe)/;

/** Chunks that most learners never fetch. */
const onDemand = /\/on-demand-/;

/** Every browser with our other needs reads woff2. */
const mathsFonts = {
  name: 'maths-fonts',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('katex.min.css') ? code.replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, '') : null,
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

// A slow network pays for each piece: what is always asked for together comes in one.
const pieces = [
  /** What every page needs. */
  { name: 'first', tags: ['$initial' as const] },
  /** What a sign-in and those who are signed in need alike. */
  {
    name: 'both',
    test: /\/(contract\/(people\/people|calls\/config)|src\/session\/installation|src\/ui\/controls\/(Choice|Dialog|Field|Tabs))\.tsx?/,
  },
  /** What every page of somebody needs whom the device knows. */
  {
    name: 'known',
    test: /\/src\/(session\/session-here|runner\/(device|outbox)\/(?!pictures)|api\/(?!picture)|app\/(background-tasks|frame\/PersonCorner)|ui\/use-live)|node_modules\/dexie/,
  },
  /** What most lists and papers need. */
  {
    name: 'learner',
    test: /\/src\/(learner\/(SignedIn|Facts|figures|offline\/use-refresh|lists\/(use-list|ListView|Skeleton))|pictures\/(Figure|load|use-missing|while-mounted)|runner\/(attempt\/palette|device\/pictures)|copy\/(en\/picture|use-picture-copy)\.|ui\/(question-language|browser\/(save-file|use-worker-ready)|maths\/(?!offline|typeset|use-typeset)))/,
  },
  /** What shows how something was done: results, and what is made of them. */
  {
    name: 'review',
    test: /\/(analysis\/(answered|filters|pace)|src\/(learner\/(outbox\/ParcelCard|result\/(Explanation|ReviewedOption|study|use-read)|score\/(OutcomeCounts|ScoreLine|outcome|stats))|ui\/controls\/QuestionLanguageSwitch|copy\/(en\/review|use-review-copy)\.))/,
  },
];

export default defineConfig({
  plugins: [
    mathsFonts,
    react(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        id: '/',
        name: 'Exam Portal',
        short_name: 'Exams',
        description: 'Timed practice assessments that go on working without a network.',
        start_url: '/',
        scope: '/',
        lang: 'en',
        dir: 'ltr',
        categories: ['education'],
        display: 'standalone',
        background_color: '#f5f6f8',
        theme_color: '#0f5e66',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        shortcuts: [
          { name: 'Available Assessments', short_name: 'Available', url: '/user/available-assessments', sign: 'available' },
          { name: 'My Assessments', url: '/user/my-assessments', sign: 'taken' },
          { name: 'Outbox', url: '/user/outbox', sign: 'outbox' },
        ].map(({ sign, ...shortcut }) => ({
          ...shortcut,
          icons: [{ src: `/shortcuts/${sign}.png`, sizes: '192x192', type: 'image/png' }],
        })),
        screenshots: [
          { src: '/screenshots/available-phone.png', label: 'Assessments to take, online or offline', form_factor: 'narrow' as const },
          { src: '/screenshots/exam-phone.png', label: 'A question in the exam', form_factor: 'narrow' as const },
          { src: '/screenshots/result-phone.png', label: 'A result that teaches', form_factor: 'narrow' as const },
          { src: '/screenshots/exam-wide.png', label: 'The exam on a desktop', form_factor: 'wide' as const },
        ].map((screenshot) => ({ ...screenshot, sizes: screenshot.form_factor === 'wide' ? '1440x900' : '720x1480', type: 'image/png' })),
      },
      injectManifest: {
        buildPlugins: { vite: [quietWorkerBuild] },
        globPatterns: ['**/*.{js,css,html,svg,webmanifest}', 'icons/icon-192.png'],
        globIgnores: ['assets/admin-*', 'assets/typeset-*', 'assets/katex*'],
      },
    }),
  ],
  // The one worker beside sw/ reads sheets for admins: it goes by the name of their chunks.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/admin-[name]-[hash].js', chunkFileNames: 'assets/admin-[name]-[hash].js' } },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // A polyfill for a preload that every browser with our other needs has would be an inline script to our CSP.
    // To name what such chunks need, nearly all of it here by then, would cost those who never fetch them more than it spares those who do.
    modulePreload: { polyfill: false, resolveDependencies: (file, needed) => (onDemand.test(file) ? [] : needed) },
    rolldownOptions: {
      // A slow machine is no fault of the build.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: pieces.map((piece, at) => ({ ...piece, priority: pieces.length - at })),
        },
        chunkFileNames: ({ moduleIds }) => `assets/${moduleIds.some((id) => adminOnly.test(id)) ? 'admin-' : ''}[name]-[hash].js`,
      },
    },
  },
});
