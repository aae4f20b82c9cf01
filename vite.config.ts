import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type MinifyOptions, minify } from 'terser';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { pageChunks } from './server/pages/chunks-ahead.ts';

/** Only admins need these: their chunks carry a name by which the offline copy leaves them out. */
const adminOnly =
  /\/src\/admin\/|\/contract\/(calls\/edited-version|institute\/health|assessment\/(group-comparison|results-file\/hindi))\.|node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@react-types|@internationalized|@tanstack|@adobe)/;

/** Chunks that most learners never fetch. */
const seldom = /\/(on-demand|admin)-/;

interface Entry {
  url: string;
  revision: string | null;
  size: number;
  integrity?: string;
}

const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes);

/** Adds the hash of each file that no server changes: the worker stores no other in its place (`sw/app-files.ts`). */
const withIntegrity = (entries: Entry[]) => ({
  manifest: entries.map((entry) =>
    entry.url.startsWith('assets/')
      ? { ...entry, integrity: `sha256-${hashOf(readFileSync(`dist/client/${entry.url}`)).digest('base64')}` }
      : entry,
  ),
});

/** Chunks that a first page has fetched when the worker is installed: they are in the browser's own cache. */
const ofFirstPage: ReadonlySet<string | undefined> = new Set(['known', ...pageChunks['sign-in'].chunks]);

/**
 * Writes the offline copy's other files into one, the bundle that a first installation fetches in their place (`sw/bundle.ts`): a line each, a pair of
 * address and text as JSON. Adds the bundle to the worker's list.
 */
const withBundle = (entries: Entry[]) => {
  const bundled = entries.filter(
    ({ url, integrity }) => integrity !== undefined && !ofFirstPage.has(/^assets\/(.+)-[\w-]{8}\.\w+$/.exec(url)?.[1]),
  );
  const text = bundled.map(({ url }) => `${JSON.stringify([url, readFileSync(`dist/client/${url}`, 'utf8')])}\n`).join('');
  const url = `assets/bundle-${hashOf(text).digest('base64url').slice(0, 8)}.txt`;
  writeFileSync(`dist/client/${url}`, text);
  return { manifest: [...entries, { url, revision: null, size: text.length }] };
};

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

/** Whose Hindi comes with no other: files of `src/copy/hi`. */
const hindiAlone = 'common|hall|home|identity|lists|outbox|own|past-test|plan|profile|review|sample|study';

// Each chunk costs a way through a slow network, and each file of the offline copy costs a weak phone time: what is asked for together comes in one. A group
// names folders, one with `$` at its end without the folders in it, as patterns. What their files import comes with them, unless a group above has it: what
// two groups import stands above both. A dynamic import begins a chunk; a pattern that names a file or a folder joins it to a group.
const groups = [
  /** What every page needs. */
  { name: 'first', tags: ['$initial' as const] },
  /** What a sign-in and a signed-in person's pages need alike. */
  {
    name: 'both',
    folders: [
      'src/copy/figures/number-in',
      'src/session/($|identity/installation)',
      'src/ui/controls/',
      'src/runner/device/own/account-refusal',
    ],
  },
  /** What both kinds of logins share. */
  { name: 'use-entrance', folders: ['src/session/login/(use-entrance|OrByHand|PasswordField|LoginFrame)'] },
  /** What every page of a signed-in person needs, and small things that a paper and most lists need. */
  {
    name: 'known',
    folders: [
      'contract/assessment/granted',
      'src/(session/keeper/|api/paper/|app/signed-in/background-tasks|learner/outbox/UnsentBadge)',
      'src/(api|learner|runner/device|runner/outbox)/(?!tell-starts|renew-log|ask-anew|figures)$',
      'src/learner/sample/may-have-sample',
      'src/pictures/($|copy/)',
      'src/ui/(question/|browser/(?!printing)|maths/$|passage/PassageAbove|schedule/use-time)',
    ],
  },
  /** Links and the menu of the account, with the figures that most pages of a learner have, and what prints: an exam needs none of them. */
  {
    name: 'Ways',
    folders: [
      'src/app/(frame/Ways|signed-in/PersonCorner)',
      'src/ui/(Facts|Initials|browser/printing)',
      'src/learner/figures',
      'src/copy/(figures/day-of|use-privacy-notice-copy)',
    ],
  },
  /** What lists and results need, and an exam does not. */
  {
    name: 'lists',
    folders: [
      'analysis/trend',
      'src/copy/(en/(lists|progress)|use-(list|progress)-copy|joined)',
      'src/learner/lists/(view/|ListView|Progress|WayCard|use-taken|use-awaited|use-available|usual-order|languages-of|matching)',
      'src/learner/offline/(CopyNote|Unreachable|use-refresh)',
      'src/learner/revise/use-due',
      'src/learner/score/Received',
    ],
  },
  /** What shows how a learner did and what was practised, and what waits in the outbox. */
  {
    name: 'review',
    folders: [
      'analysis/(answers/|practice)',
      'src/(ui/review/|copy/(en/outbox|figures/by-day|use-outbox-copy))',
      'src/learner/(practice/log|saved/use-saved|errands/(tell|use-courier)|device/|score/|outbox/(parcel/|copies-of))',
    ],
  },
  /** What is due: the model of memory and the schedule, for the dashboard and *Revise*. */
  {
    name: 'practice',
    folders: [
      'src/learner/practice/',
      'src/learner/(revise/(due-here|bring-results)|home/ExamAndWeek)',
      'src/copy/(en/plan|use-plan-copy)',
      'analysis/revise/(?!topics)',
    ],
  },
  /** The exam. Its palettes and its other look come on demand and share its files. */
  { name: 'exam', folders: ['src/runner/screens/$'] },
  // What some screens share; an admin's page has every call.
  { name: 'exam-calls', folders: ['contract/calls/(picture-call|scheduled-calls)'] },
  { name: 'calls', folders: ['contract/calls/(data|notice|own-report|practice|push)-calls', 'src/api/ask-anew'] },
  { name: 'study', folders: ['src/copy/use-study-copy'] },
  { name: 'turning', folders: ['src/learner/paging/'] },
  { name: 'questions', folders: ['src/learner/result/QuestionList', 'analysis/rank'] },
  { name: 'RevisePage', folders: ['src/learner/revise/RevisePage'] },
  // What a screen brings once it is there, or a tap opens: one file a subject.
  { name: 'section', folders: ['src/runner/screens/section/'] },
  { name: 'chart', folders: ['src/learner/lists/TrendFigure'] },
  { name: 'pictures', folders: ['src/pictures/on-demand/'] },
  { name: 'passages', folders: ['src/ui/passage/'] },
  { name: 'save', folders: ['src/learner/saved/'] },
  { name: 'anki', folders: ['src/learner/anki/'] },
  { name: 'revise', folders: ['src/learner/revise/'] },
  { name: 'notices', folders: ['src/learner/notices/', 'src/learner/data/PrivacyNoticeNote'] },
  { name: 'data', folders: ['src/learner/data/'] },
  { name: 'news', folders: ['src/learner/news/(?!next)'] },
  { name: 'errands', folders: ['src/learner/errands/', 'src/learner/news/', 'src/learner/reports/ReportNews'] },
  { name: 'reports', folders: ['src/learner/reports/'] },
  { name: 'sample', folders: ['src/learner/sample/(SampleQuestion|kept-sample)'] },
  { name: 'schedule', folders: ['src/ui/schedule/ScheduleLines', 'src/app/clock/WrongDate'] },
  {
    name: 'notes',
    folders: ['src/learner/result/CutOff', 'src/ui/(begun/|chance/|schedule/(AimLine|TimeLeft)|print-once)'],
  },
  { name: 'awaited', folders: ['src/learner/lists/scheduled/AwaitedList', 'src/ui/schedule/(ReleaseToCalendar|ResultsLater)'] },
  {
    name: 'starts',
    folders: ['src/runner/(outbox/tell-starts|seal/time-code)', 'src/api/seldom/call-scheduled', 'src/ui/schedule/CodeForm'],
  },
  // What stands in the place of a paper that is not sat here.
  {
    name: 'filed',
    folders: [
      'src/(runner/screens/(sitting/(FiledElsewhere|HandedIn|PaperLost)|start/PaperAbsent|store/use-asked-again)|app/HandedInByOther)',
    ],
  },
  { name: 'kinds', folders: ['src/copy/use-kinds-copy'] },
  { name: 'hall', folders: ['src/copy/use-hall-copy', 'src/runner/screens/sitting/KeysDialog'] },
  { name: 'palette', folders: ['src/runner/screens/palette/(PaletteSheet|rove)'] },
  { name: 'dialogs', folders: ['src/ui/display/DisplayDialog', 'src/learner/home/LogoutAsk', 'src/app/pages/Unauthorized'] },
  { name: 'own-doors', folders: ['src/session/login/own/own-doors'] },
  /** The Hindi of all these; the Hindi of a screen comes with no other. */
  { name: 'hi', folders: [`src/copy/hi/(?!${hindiAlone})`] },
];

/** Matches the ids of modules in these folders. */
const filesIn = (folders: string[]): RegExp =>
  new RegExp(`^${import.meta.dirname}/(${folders.map((folder) => folder.replace(/\$(?=$|[|)])/g, '[^/]+$')).join('|')})`);

/** Chunks that the offline copy or the preloading treats apart, by what is in them. */
const prefixes = [
  { prefix: 'admin-', test: adminOnly },
  // Else a chunk that a page names by its name could be its Hindi (server/pages/chunks-ahead.ts).
  { prefix: 'hi-', test: filesIn([`src/copy/hi/(${hindiAlone})`]) },
  { prefix: 'typeset-', test: filesIn(['src/ui/maths/typeset/', 'contract/question/formulas/formula']) },
  {
    prefix: 'on-demand-',
    test: filesIn([
      'src/pictures/on-demand/',
      'src/runner/(screens/(sealed/|start/WhileOpen|more-time/|section/)|outbox/tell-starts)',
      'src/learner/lists/scheduled/',
      'src/ui/schedule/(?!use-)',
      'src/session/(login/own/|identity/own)',
    ]),
  },
];

const prefixOf = (moduleIds: string[]): string => prefixes.find(({ test }) => moduleIds.some((id) => test.test(id)))?.prefix ?? '';

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
      manifest: {
        id: '/',
        name: 'Exam Portal',
        short_name: 'Exams',
        description: 'Timed practice assessments that go on working without a network.',
        // Who is signed in comes to their home (src/app/pages/Landing.tsx).
        start_url: '/?app',
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
        // Starting again must not depend on the files of the worker.
        // A style sheet is named by its chunk without the prefix.
        globIgnores: ['assets/admin-*', 'assets/AdminHome-*.css', 'assets/typeset-*', 'assets/katex*', 'start-again.*'],
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
          groups: groups.map(({ folders, ...group }, at) => ({
            ...group,
            ...(folders && { test: filesIn(folders) }),
            priority: groups.length - at,
          })),
        },
        chunkFileNames: ({ moduleIds }) => `assets/${prefixOf(moduleIds)}[name]-[hash].js`,
      },
    },
  },
});
