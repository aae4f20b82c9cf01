// `npm run axe`: axe checks every state that the tests show to it, on phone and desktop, light and dark. With LAYOUT=all the
// placement is measured too, at 360, 768, 1024 and 1440 px, in English and Hindi. `npm test` checks each in one of the four views.
import { looked } from './looked.mjs';

process.exit(looked({ AXE: 'all' }));
