import { createRequire } from 'node:module';

interface Exegesis {
  middleware: (document: unknown, options: object) => Promise<unknown>;
}

type Checker = new (options: object) => object;

/**
 * Has the emulator compile the checks of a call when that call first comes, and trust the description of Google's API that it brings along. By itself it
 * compiles the checks of all calls before it answers one, and holds each of a thousand parts of the description to the rules of JSON Schema: 9 s on a slow
 * machine, and a second more for each of the first calls. To be called before firebase-tools is loaded.
 */
export function startQuickly(): void {
  const inside = createRequire(createRequire(import.meta.url).resolve('firebase-tools/lib/emulator/auth/server.js'));
  const exegesis = inside('exegesis-express') as Exegesis;
  const { middleware } = exegesis;
  exegesis.middleware = (document, options) => middleware(document, { ...options, lazyCompileValidationSchemas: true });
  const ajv = createRequire(inside.resolve('exegesis/lib/errors'))('ajv') as { default: Checker };
  ajv.default = class extends ajv.default {
    constructor(options: object) {
      super({ ...options, meta: false, validateSchema: false });
    }
  };
}
