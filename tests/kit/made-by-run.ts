import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of what the first test that needs it makes for all others of the run (`tests/server/kit/made-once.ts`). */
    madeOnce: string;
  }
}

const folder = resolve(import.meta.dirname, `../../node_modules/.cache/made-by-run-${process.pid}`);

/** Tells the workers of a run where they find what is made once, and removes it at the end. */
export default function setup({ provide }: TestProject): () => Promise<void> {
  provide('madeOnce', folder);
  return () => rm(folder, { recursive: true, force: true });
}
