// `npm run shots`: pictures of every state that the tests show to axe, on phone and desk, light and dark, in English and Hindi, for a person to
// look at: test-results/shots. Names of test files after `--` limit it: `npm run shots -- a11y notebook`.
import { rmSync } from 'node:fs';
import { looked } from './looked.mjs';

rmSync('test-results/shots', { recursive: true, force: true });
looked({ SHOTS: '1' }, process.argv.slice(2));
