// Builds the page and its worker into dist/client, and the server into dist/server.
import { build } from 'vite';
import { compress } from './compress.mjs';
import { writeLandings } from './landing/write.mjs';
import { writeNotices } from './notices.mjs';

await Promise.all([build({ logLevel: 'warn' }), import('./build-server.mjs')]);
await writeLandings('dist/client');
await writeNotices('dist/client/THIRD-PARTY-NOTICES.txt');
await compress('dist/client');
