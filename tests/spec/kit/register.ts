import { readFileSync } from 'node:fs';

const register = readFileSync(new URL('../../../docs/differences.md', import.meta.url), 'utf8');

/** The cells of every row of the register's table under this heading, without the head. */
export function rowsUnder(heading: string): string[][] {
  const [, section = ''] = register.split(`## ${heading}\n`);
  const [own = ''] = section.split(/^##/m);
  const rows = own.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}

/** The texts between backticks in a cell. */
export const codesIn = (cell: string | undefined): string[] => [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');
