import { createRequire } from 'node:module';

interface Exegesis {
  middleware: (document: unknown, options: object) => Promise<unknown>;
}

/**
 * Has the emulator compile the checks of a call when that call first comes. By itself it compiles those of all calls of Google's API
 * before it answers one: 9 s on a slow machine. To be called before firebase-tools is loaded.
 */
export function compileWhenNeeded(): void {
  const inside = createRequire(createRequire(import.meta.url).resolve('firebase-tools/lib/emulator/auth/server.js'));
  const exegesis = inside('exegesis-express') as Exegesis;
  const { middleware } = exegesis;
  exegesis.middleware = (document, options) => middleware(document, { ...options, lazyCompileValidationSchemas: true });
}
