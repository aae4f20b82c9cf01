// `npm run shots`: pictures of every state that the tests show to axe, on phone and desktop, light and dark, in English and Hindi, for a
// person to look at: test-results/shots. Names of test files after `--` limit it: `npm run shots -- a11y notebook`. `npm run shots --
// manifest` takes the pictures of public/screenshots again, for the manifest and README.md; they are committed. `npm run shots -- gallery`
// draws every control of src/ui in every state: test-results/gallery (docs/look.md). `npm run shots -- against FOLDER` takes no picture: it
// shows side by side what moved since a copy of test-results/shots in FOLDER (test-results/moved/index.html); `against FOLDER OTHER` compares
// two copies. `npm run shots -- room` prints the share of a phone’s screen that is the question.
import { rmSync } from 'node:fs';
import { browserTests, looked } from './looked.mjs';
import { compareFolders } from './shots/compare.mjs';
import { measureRoom } from './shots/room.mjs';

const shots = 'test-results/shots';
const words = process.argv.slice(2);

async function run() {
  if (words[0] === 'manifest') return browserTests({ MANIFEST: '1' }, []);
  if (words[0] === 'gallery') return browserTests({ GALLERY: '1' }, []);
  if (words[0] === 'room') return measureRoom();
  if (words[0] === 'against') {
    const [, before, after = shots] = words;
    if (before === undefined) throw new Error('Say which folder: npm run shots -- against FOLDER');
    const { moved, same, added, gone } = await compareFolders(before, after, 'test-results/moved');
    console.log(`${moved} moved, ${same} as before, ${added} new, ${gone} gone: test-results/moved/index.html`);
    return 0;
  }
  rmSync(shots, { recursive: true, force: true });
  return looked({ SHOTS: '1' }, words);
}

process.exit(await run());
