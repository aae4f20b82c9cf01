import { describe } from 'vitest';
import { importPicturesSuite } from './import-pictures';

// How PostgreSQL stores pictures is tested by tests/server/suites/pictures.ts in `npm test` too.
describe('pictures in Moodle XML on PostgreSQL', { timeout: 60_000 }, () => importPicturesSuite('PostgreSQL'));
