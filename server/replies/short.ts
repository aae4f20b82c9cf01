import { mostFaults } from '../../contract/calls/faults';

/** Characters of a path, a reason and a sentence in a refusal: 20 faults stay below 10 kB in every script. */
const longest = { path: 48, reason: 90, message: 300 } as const;
/** Names in the sentence of a refusal; all of them stand in `fields`. */
const namesInMessage = 5;

/** A text cut to `most` characters, with a replacement for each character that a log or screen cannot show. */
export function shortened(text: string, most: number): string {
  const cut = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return cut.toWellFormed().replace(/\p{Cc}/gu, '\ufffd');
}

export const shortMessage = (message: string): string => shortened(message, longest.message);

/** The first faults, with names and reasons cut short: a refusal quotes the request and never repeats it. */
export const shortFaults = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, mostFaults)
      .map(([path, why]) => [shortened(path, longest.path), shortened(why, longest.reason)]),
  );

/** Names of fields as one phrase. */
export function namedFields(fields: Readonly<Record<string, string>>): string {
  const names = Object.keys(fields);
  const named = names.slice(0, namesInMessage).map((name) => shortened(name, longest.path));
  return names.length > namesInMessage ? `${named.join(', ')} and more` : named.join(', ');
}
