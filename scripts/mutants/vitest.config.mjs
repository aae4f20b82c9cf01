import { defineConfig } from 'vitest/config';

/** The unit tests of the pure parts: no server, no database, no browser. */
export default defineConfig({
  test: {
    environment: 'node',
    // As in vitest.config.ts: the mutated code is slower, because it contains every change at once. A change that never ends is ended by Stryker.
    testTimeout: 180_000,
    setupFiles: ['tests/kit/setup.ts'],
    include: [
      'tests/analysis/**/*.test.ts',
      'tests/contract/*.test.ts',
      'tests/contract/{assessment,branding,calls,exam,fields,people,question,sheet}/*.test.ts',
      'tests/server/rules/**/*.test.ts',
      'tests/src/runner/**/*.test.ts',
      'tests/src/ui/kinds/*.test.ts',
      'tests/spec/rules.test.ts',
    ],
    // The first opens the device's store once for each test and takes half a minute; the second reads the sources, which hold all changes at once; the others
    // are long forms.
    exclude: ['tests/src/runner/device/storage.test.ts', 'tests/contract/linear.test.ts', 'tests/**/*.long.test.ts'],
  },
});
