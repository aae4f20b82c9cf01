import { mostFaults } from '../../contract/calls/faults';
import { inEnglish } from '../../contract/faults/english';
import type { Faults } from '../../contract/faults/fault';
import type { RefusalReason } from '../../contract/faults/refusals';

/** Characters of a path, a reason and a sentence in a refusal: 20 faults stay below 10 kB in every script. */
const longest = { path: 48, reason: 90, message: 300 } as const;
/** Names in the sentence of a refusal; all of them stand in `fields`. */
const namesInMessage = 5;

/** A text cut to `most` characters, with a replacement for each character that a log or screen cannot show. */
function shortened(text: string, most: number): string {
  const cut = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return cut.toWellFormed().replace(/\p{Cc}/gu, '\ufffd');
}

export const shortMessage = (message: string): string => shortened(message, longest.message);

/** A reason whose texts are cut short; a fault in a reason quotes short texts only. */
export const shortTexts = (reason: RefusalReason): RefusalReason =>
  Object.fromEntries(
    Object.entries(reason).map(([name, value]) => [name, typeof value === 'string' ? shortened(value, longest.message) : value]),
  ) as RefusalReason;

/** The first faults, with names cut short: a refusal quotes the request and never repeats it. */
export const shortPaths = (fields: Readonly<Faults>): Faults =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, mostFaults)
      .map(([path, why]) => [shortened(path, longest.path), why]),
  );

/** Faults as sentences that are cut short. */
export const shortReasons = (fields: Readonly<Faults>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, why]) => [path, shortened(inEnglish(why), longest.reason)]));

/** The first names of fields, cut short. */
export function namedFields(fields: Readonly<Faults>): { names: string[]; hasMore: boolean } {
  const names = Object.keys(fields);
  return { names: names.slice(0, namesInMessage).map((name) => shortened(name, longest.path)), hasMore: names.length > namesInMessage };
}
