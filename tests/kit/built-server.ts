import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the server's bundle, which the first test that needs a server makes (`tests/server/kit/built.ts`). */
    builtServer: string;
  }
}

const folder = resolve(import.meta.dirname, `../../node_modules/.cache/server-of-run-${process.pid}`);

/** Tells the workers of a run where their one bundle of the server is, and removes the bundle at the end. */
export default function setup({ provide }: TestProject): () => Promise<void> {
  provide('builtServer', folder);
  return () => rm(folder, { recursive: true, force: true });
}
