// `npm start`: builds the portal if a source is newer than the build, then runs it; with the Auth emulator unless the settings say
// otherwise.
import { buildIfStale } from './build-if-stale.mjs';
import { isForDevelopment } from './start/is-for-development.mjs';

if (isForDevelopment(process.env)) process.env.AUTH_EMULATOR = 'on';
buildIfStale();
process.setSourceMapsEnabled(true);
await import('../dist/server/main.js');
