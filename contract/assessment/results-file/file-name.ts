/** What no file system of phones and desktops takes in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are characters that file systems refuse.
const refused = /[\\/:*?"<>|\0-\x1f\x7f]+/g;
/** Characters of an assessment's name: a file system takes 255 bytes, and a letter of Hindi has three. */
const longest = 60;

/** The name of a file of results: the assessment, the word for results, and the day in a time zone. `at`: epoch milliseconds. */
export function resultsFileName(assessment: string, word: string, at: number, zone: string, extension: string): string {
  const name = [...assessment.replace(refused, ' ').replace(/\s+/g, ' ').trim()].slice(0, longest).join('').trim();
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
  return `${[name, word, day].filter((part) => part !== '').join(' ')}.${extension}`;
}
