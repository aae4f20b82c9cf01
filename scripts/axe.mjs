// `npm run axe`: axe checks every state that the tests show to it, on phone and desktop, light and dark. `npm test` checks each in one of
// the four.
import { looked } from './looked.mjs';

process.exit(looked({ AXE: 'all' }));
