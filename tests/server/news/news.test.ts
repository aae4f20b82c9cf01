import { describe } from 'vitest';
import { newsSuite } from './suite';

describe('news on SQLite', () => newsSuite(async () => null));
