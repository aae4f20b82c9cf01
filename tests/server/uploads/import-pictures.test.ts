import { describe } from 'vitest';
import { importPicturesSuite } from './import-pictures';

describe('pictures in Moodle XML on SQLite', { timeout: 60_000 }, () => importPicturesSuite('SQLite'));
