/** A slash in a name is doubled; one at its end would meet the slash between names, so a space keeps them apart. */
function escaped(name: string): string {
  const doubled = name.replace(/\s+/g, ' ').replaceAll('/', '//');
  return name.startsWith('/') || name.endsWith('/') ? ` ${doubled} ` : doubled;
}

/** Names from the top down → the path as Moodle writes it. */
export const moodlePath = (names: readonly string[]): string => ['$course$', 'top', ...names.map(escaped)].join('/');

/** Moodle's own levels, which no bank of ours has. */
const isMoodles = (name: string, at: number): boolean => (at === 0 && /^\$\w+\$$/.test(name)) || (at <= 1 && name === 'top');

/** A path as Moodle writes it → the path as a sheet would have it; empty where it names nothing but Moodle's own levels. */
export function sheetPath(path: string): string {
  const names = path
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '');
  const own = names.filter((name, at) => !isMoodles(name, at));
  return (own.length > 1 && /^Default for /.test(own[0] ?? '') ? own.slice(1) : own).join(' / ');
}
