// Builds the page and its worker into dist/client, and the server into dist/server.
import { build } from 'vite';

await Promise.all([build({ logLevel: 'warn' }), import('./build-server.mjs')]);
