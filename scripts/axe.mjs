// `npm run axe`: every state that the tests show to axe, on phone and desk, light and dark. `npm test` looks at each in two of the four.
import { looked } from './looked.mjs';

looked({ AXE: 'all' });
