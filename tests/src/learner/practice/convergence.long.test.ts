import { describe } from 'vitest';
import { convergenceSuite } from './convergence';

describe('practice on several devices', () => convergenceSuite(1_000));
