import { describe } from 'vitest';
import { wrongFields } from './kit/wrong-fields';

describe('wrong in one field', () => wrongFields(1));
