// `npm run icons`: draws the icons again from public/favicon.svg, after a change of the logo. Its output is committed.
import { writeFileSync } from 'node:fs';
import { drawings } from './icons/drawings.mjs';

for (const [path, bytes] of Object.entries(await drawings())) writeFileSync(`public/${path}`, bytes);
