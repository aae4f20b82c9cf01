import { excerpt } from '../faults/quoted';
import { fold } from '../fields/fold';
import type { PassageDraft } from '../question/passage-draft';
import { questionLanguages } from '../question/translation';
import { inLanguage, passageColumns } from './columns';
import type { Text } from './options';
import type { Found } from './row';

const [nameColumn = '', textColumn = ''] = passageColumns;

/** The passage that a row's own cells hold, or null. */
function contentsIn(text: Text): PassageDraft | null {
  const language = questionLanguages.find((each) => text(inLanguage(textColumn, each)) !== '');
  const said = text(textColumn);
  if (said === '' && language === undefined) return null;
  return { text: said, ...(language && { translation: { language, text: text(inLanguage(textColumn, language)) } }) };
}

/** What two passages have to share to be one. */
export const passageKey = ({ text, picture, translation }: PassageDraft): string =>
  JSON.stringify([text, picture?.hash, picture?.alt, translation?.language, translation?.text]);

type WithCells = Extract<Found, { cells: unknown }>;

/** A cell that cannot be read is empty here; the row's own check names it. */
const textsOf =
  ({ cells }: WithCells): Text =>
  (column) => {
    const cell = cells(column);
    return typeof cell === 'string' ? cell : '';
  };

/** The rows that give a name its text: the first of each name. */
function namedIn(rows: Iterable<Found>): Map<string, { row: number; passage: PassageDraft }> {
  const named = new Map<string, { row: number; passage: PassageDraft }>();
  for (const each of rows) {
    if ('faults' in each) continue;
    const text = textsOf(each);
    const name = fold(text(nameColumn));
    const passage = contentsIn(text);
    if (name !== '' && passage !== null && !named.has(name)) named.set(name, { row: each.row, passage });
  }
  return named;
}

/**
 * Adds to each row of a sheet the passage that its question shares: by its name, whose text stands in any one row, or by the text alone. `read` is called
 * twice, because a name may stand above its text.
 */
export function* withPassages(read: () => Iterable<Found>): Generator<Found> {
  const named = namedIn(read());
  for (const each of read()) {
    if ('faults' in each) {
      yield each;
      continue;
    }
    const text = textsOf(each);
    const name = text(nameColumn);
    const own = contentsIn(text);
    const known = name === '' ? undefined : named.get(fold(name));
    if (name !== '' && known === undefined) {
      yield { ...each, passage: { column: nameColumn, why: { code: 'passage-without-text', name: excerpt(name) } } };
    } else if (known !== undefined && own !== null && passageKey(own) !== passageKey(known.passage)) {
      yield { ...each, passage: { column: textColumn, why: { code: 'other-passage-text', row: known.row } } };
    } else {
      const passage = known?.passage ?? own;
      yield passage === null ? each : { ...each, passage };
    }
  }
}

/** The rows that give a passage its text which a row outside `without` names. */
export function passageRows(read: () => Iterable<Found>, without: ReadonlySet<number>): Set<number> {
  const named = namedIn(read());
  const rows = new Set<number>();
  for (const each of read()) {
    if ('faults' in each || without.has(each.row)) continue;
    const giver = named.get(fold(textsOf(each)(nameColumn)));
    if (giver !== undefined) rows.add(giver.row);
  }
  return rows;
}

/** A passage as the cells of a row: its name, and its text where `withText`. */
export function passageCells(name: string, { text = '', translation }: PassageDraft, withText: boolean): Record<string, string> {
  if (!withText) return { [nameColumn]: name };
  return {
    [nameColumn]: name,
    [textColumn]: text,
    ...(translation && { [inLanguage(textColumn, translation.language)]: translation.text }),
  };
}
