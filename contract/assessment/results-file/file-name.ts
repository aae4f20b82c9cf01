/** What no file system of phones and desktops takes in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are characters that file systems refuse.
const refused = /[\\/:*?"<>|\0-\x1f\x7f]+/g;
/** Characters of an assessment's name: a file system takes 255 bytes, and a letter of Hindi has three. */
const longest = 60;

const fitting = (name: string, most: number): string =>
  [...name.replace(refused, ' ').replace(/\s+/g, ' ').trim()].slice(0, most).join('').trim();

/**
 * The name of a file of results: the assessment, the group where it is of one, the word for results, and the day in a time zone. `at`: epoch milliseconds.
 */
export function resultsFileName(assessment: string, word: string, at: number, zone: string, extension: string, group = ''): string {
  // Both have a part of the room.
  const name = fitting(assessment, group === '' ? longest : longest / 2);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
  return `${[name, fitting(group, longest / 2), word, day].filter((part) => part !== '').join(' ')}.${extension}`;
}
