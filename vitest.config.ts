import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    environment: 'node',
    // One worker a core: left to itself the runner keeps a core free.
    maxWorkers: '100%',
    // Patience for a machine that others use too; a test that waits for a state ends with it.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/kit/setup.ts'],
  },
});
