/** Doubles the slashes in a name; a space separates a slash at its end from the slash between names. */
function escaped(name: string): string {
  const doubled = name.replace(/\s+/g, ' ').replaceAll('/', '//');
  return name.startsWith('/') || name.endsWith('/') ? ` ${doubled} ` : doubled;
}

/** The path in Moodle's form; `names` from the top. */
export const moodlePath = (names: readonly string[]): string => ['$course$', 'top', ...names.map(escaped)].join('/');

/** Moodle's own top levels, which a bank does not have. */
const isMoodles = (name: string, at: number): boolean => (at === 0 && /^\$\w+\$$/.test(name)) || (at <= 1 && name === 'top');

/** Converts a path in Moodle's form to a sheet's; empty if it has Moodle's own levels only. */
export function sheetPath(path: string): string {
  const names = path
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '');
  const own = names.filter((name, at) => !isMoodles(name, at));
  return (own.length > 1 && /^Default for /.test(own[0] ?? '') ? own.slice(1) : own).join(' > ');
}

/** What says in a file in which category the questions below it are. `path`: as a sheet has it; `from` and `to`: its first character and the one behind it, from 0. */
export interface CategoryPlace {
  path: string;
  from: number;
  to: number;
}
