// `npm run axe`: axe checks every state that the tests show to it, on phone and desktop, light and dark; `npm test` checks each in one of the four
// views. `npm run axe -- layout` measures the placement of every state instead: at 360, 768, 1024 and 1440 px, at the usual and the largest
// text, in English and Hindi. With LAYOUT=all `npm run axe` does both. Names of test files limit each: `npm run axe -- layout results hall`.
import { looked } from './looked.mjs';

const [first, ...others] = process.argv.slice(2);
process.exit(first === 'layout' ? looked({ LAYOUT: 'all' }, others) : looked({ AXE: 'all' }, process.argv.slice(2)));
