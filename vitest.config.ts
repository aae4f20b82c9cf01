import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { patienceMs } from './tests/kit/until.ts';

/**
 * Begun first, so that no worker is idle when all else is done: each of them takes ten seconds or more. The longest and those that wait come first, and those
 * that share their modules one after the other.
 */
const longest = [
  'server/store/kill',
  'server/uploads/worker-process',
  'server/store/postgres',
  'server/store/sqlite',
  'server/secrecy/secrecy',
  'faults/herd/herd',
  'server/hostile/attacks',
  'server/commands/commands',
  'server/news/news',
  'server/uploads/sheets',
  'server/uploads/pictures',
  'src/runner/device/storage',
  'server/boot/main',
  'server/clockwork/clockwork',
  'server/news/webhook',
  // Not long: it takes the module as it is that others mock.
  'server/store/sealed',
];
const fileOf = (name: string) => `tests/${name}.test.ts`;
const long = longest.map(fileOf);

/** Of them, those that mock a module. */
const longAlone = ['server/store/postgres', 'server/store/sqlite', 'server/secrecy/secrecy', 'faults/herd/herd'].map(fileOf);

/** Left to itself the runner begins with the files of most bytes. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${fileOf(name)}`));
      return at === -1 ? longest.length : at;
    };
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}
/** Screens in one stand-in for a browser, loaded once for all files of a worker: each file leaves an empty page and mocks no module. */
const screens = [
  'tests/src/admin/**/!(bulk-upload|folded|roster-mends).test.tsx',
  'tests/{src/ui/use-live,src/ui/link,src/ui/dialog,src/ui/schedule/results-later,src/pictures/enlarged,spec/loading}.test.tsx',
  'tests/src/{app/accessibility,copy/catalogue,runner/screens/use-back-closes,runner/screens/palette,runner/screens/section-facts}.test.tsx',
  'tests/{src/ui/display,src/ui/save-file,server/pages/branding/brand,contract/formats/moodle/moodle-xml}.test.ts',
];

/** The same, with one stand-in for the signed-in person, which all these files mock alike. */
const learner = [
  'tests/src/learner/{*,lists/*,result/*,sample/kept-sample,anki/take-along}.test.tsx',
  'tests/src/{app/handed-in-by-other,past-test/past-test,runner/screens/{filed-elsewhere,kinds}}.test.tsx',
];

/** A browser's stand-in, a mocked module, and modules that are loaded anew are each file's own. */
const own = [
  'tests/**/*.test.tsx',
  'tests/{src/ui/language,src/ui/question-language-kept,src/session/beside-firebase,spec/bearer}.test.ts',
  'tests/simulation/*.test.ts',
  'tests/src/pictures/*.test.ts',
  'tests/src/session/otp.test.ts',
  'tests/sw/*.test.ts',
];

/** Of them, those that read a workbook: its bytes are of the process's own classes, which a context has anew. */
const processes = ['tests/src/admin/{bank/bulk-upload,people/roster-mends}.test.tsx'];

/**
 * The others have a context of their own each, in the process of a worker: to start a process and load the stand-in for a browser in it costs more than most of
 * these files. A context cannot load what the router names for Node.
 */
const inContext = {
  find: /^react-router-dom$/,
  replacement: `${import.meta.dirname}/node_modules/react-router-dom/dist/index.mjs`,
};

/** Files of one process find what the file before them has loaded (`tests/kit/setup.ts` refuses to reset it). */
const together = { isolate: false, env: { MODULES: 'shared' } };

/** Apart from `shared`: the kit would give two devices one name. */
const page = ['tests/src/**/*.test.ts', 'tests/faults/nemesis/*.test.ts'];

/** `npm run test:long` takes these files and a larger herd, `npm test` all others. */
const apart = 'tests/**/*.long.test.ts';

export default defineConfig({
  test: {
    environment: 'node',
    // One worker a core: left to itself the runner keeps a core free.
    maxWorkers: '100%',
    // Room for young objects: with Node's own 16 MB a test of screens or of a store spends a tenth of its time on them.
    execArgv: ['--max-semi-space-size=64'],
    // Patience for a machine that others use too; a test that waits for a state ends with it.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: patienceMs } },
    setupFiles: ['tests/kit/setup.ts'],
    globalSetup: ['tests/kit/made-by-run.ts'],
    sequence: { sequencer: LongestFirst },
    // They run in the order of their names.
    projects:
      process.env.TESTS === 'long'
        ? [{ extends: true, test: { name: 'apart', include: [apart, 'tests/faults/herd/herd.test.ts'], env: { HERD: '600' } } }]
        : [
            { extends: true, test: { name: 'long', include: long, exclude: longAlone, ...together } },
            { extends: true, test: { name: 'long and alone', include: longAlone } },
            { extends: true, test: { name: 'own', include: processes } },
            {
              extends: true,
              resolve: { alias: [inContext] },
              test: { name: 'own context', include: own, exclude: ['tests/e2e/**', ...screens, ...learner, ...processes], pool: 'vmForks' },
            },
            // These files restore each stub and timer, and their databases have names of their own.
            { extends: true, test: { name: 'page', include: page, exclude: [apart, ...long, ...own, ...screens], ...together } },
            { extends: true, test: { name: 'screens', include: screens, ...together } },
            { extends: true, test: { name: 'screens of learners', include: learner, ...together } },
            {
              extends: true,
              test: {
                name: 'shared',
                include: ['tests/**/*.test.ts'],
                exclude: ['tests/e2e/**', apart, ...long, ...own, ...screens, ...page],
                ...together,
              },
            },
          ],
  },
});
