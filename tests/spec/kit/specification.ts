import { readFileSync } from 'node:fs';

/** The specification's lines, without the stars of bold words. */
export const lines = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8')
  .replaceAll('**', '')
  .split('\n');

/** The paths that §2 lists. */
export const specifiedPaths = lines
  .filter((line) => line.startsWith('| /'))
  .flatMap((line) => line.slice(2).split(' | ')[0]?.split(', ') ?? []);

/** The lines of §3, one for each entity. */
export const entityLines = lines.slice(lines.indexOf('## 3. Entities and their fields'), lines.indexOf('## 4. States and transitions'));
