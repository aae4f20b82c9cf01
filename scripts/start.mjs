// `npm start`: builds the portal if a source is newer than the build, then runs it.
import { buildIfStale } from './build-if-stale.mjs';

buildIfStale();
process.setSourceMapsEnabled(true);
await import('../dist/server/main.js');
