// Builds the page and its worker into dist/client, and the server into dist/server.
import { build } from 'vite';
import { buildServer } from './build-server.mjs';

await Promise.all([build({ logLevel: 'warn' }), buildServer()]);
