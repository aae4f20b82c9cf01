// `npm run shots`: pictures of every state that the tests show to axe, on phone and desktop, light and dark, in English and Hindi, for a
// person to look at: test-results/shots. Names of test files after `--` limit it: `npm run shots -- a11y notebook`. `npm run shots --
// manifest` takes the pictures of public/screenshots again, for the manifest and README.md; they are committed. `npm run shots -- gallery`
// draws every control of src/ui in every state: test-results/gallery (docs/look.md).
import { rmSync } from 'node:fs';
import { browserTests, looked } from './looked.mjs';

const words = process.argv.slice(2);
if (words[0] === 'manifest') browserTests({ MANIFEST: '1' }, []);
else if (words[0] === 'gallery') browserTests({ GALLERY: '1' }, []);
else {
  rmSync('test-results/shots', { recursive: true, force: true });
  looked({ SHOTS: '1' }, words);
}
