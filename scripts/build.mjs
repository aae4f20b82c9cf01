// Builds the page and its worker into dist/client, and the server into dist/server.
import { build } from 'vite';
import { compress } from './compress.mjs';

await Promise.all([build({ logLevel: 'warn' }), import('./build-server.mjs')]);
await compress('dist/client');
