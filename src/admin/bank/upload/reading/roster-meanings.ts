import type { Cell } from '../../../../../contract/sheet/cells';
import { eitherColumn, maxRoster, rosterColumns, severalColumn } from '../../../../../contract/sheet/roster';
import { type Headers, type Meaning, plain } from './meanings';

/** The columns that can be chosen as a meaning in a roster. */
export const rosterMeanings: readonly string[] = [...rosterColumns, severalColumn, eitherColumn];

const known = new Map(rosterMeanings.map((column) => [plain(column), column]));

/** What headers of institutes' lists mean; compared without punctuation: "Mobile No." is "mobile no". */
const patterns: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:full|first|last|student|student s|learner|candidate|candidate s) )?name(?: of (?:the )?(?:student|learner|candidate))?$/,
    'Name',
  ],
  [/^(?:student|learner|candidate|surname|(?:(?:पूरा|छात्र का|विद्यार्थी का|परीक्षार्थी का) )?नाम|छात्र|विद्यार्थी|परीक्षार्थी)$/, 'Name'],
  [/^(?:(?:e ?mail|mail|gmail)(?: (?:id|address))?(?: or (?:phone|mobile)(?: no| number)?)?|(?:phone|mobile) or e ?mail|contact)$/, ''],
  [/^(?:(?:mobile|mob|phone|ph|contact|cell|whatsapp|telephone)(?: (?:no|num|number))?|(?:mobile|contact) phone)$/, 'Phone'],
  [/^(?:मोबाइल|फ़ोन|फोन|दूरभाष|संपर्क|सम्पर्क|व्हाट्सऐप)(?: (?:नंबर|नम्बर|नं|संख्या))?$/, 'Phone'],
  [/^(?:ई ?मेल|इ ?मेल|मेल)(?: (?:आईडी|आई डी|पता))?$/, 'Email'],
  [/^(?:batch|group|class|section|centre|center)(?: (?:name|code|no))?$|^(?:बैच|समूह|ग्रुप|कक्षा)(?: (?:का नाम|नाम|नंबर))?$/, 'Group'],
  [/^(?:batches|all groups|और समूह|बैचें)$/, severalColumn],
];

function meaningOf(header: string): Meaning {
  const named = known.get(header);
  if (named !== undefined) return named;
  const found = patterns.find(([pattern]) => pattern.test(header))?.[1];
  if (found !== '') return found ?? null;
  return / or |^contact$/.test(header) ? eitherColumn : 'Email';
}

/** First and last name are one. */
export const joined: ReadonlySet<string> = new Set(['Name']);

function guessed(header: readonly string[]): Meaning[] {
  const taken = new Set<string>();
  return header.map((name) => {
    // Marks of vowels and nuktas are written in two ways.
    const meaning = meaningOf(plain(name).normalize('NFC'));
    if (meaning === null || (taken.has(meaning) && !joined.has(meaning))) return null;
    taken.add(meaning);
    return meaning;
  });
}

/** How the header of a roster is understood. */
export const rosterHeaders: Headers = {
  guessed,
  most: maxRoster,
  // A list of people is never told apart by numbers and letters.
  isTable: () => true,
};

/** The columns that no column of the file means yet, without which no row can be read. */
export function missingIn(means: readonly Meaning[]): string[] {
  const lacking = ['Name', ...(means.includes(severalColumn) ? [] : ['Group'])].filter((column) => !means.includes(column));
  return ['Email', 'Phone', eitherColumn].some((column) => means.includes(column)) ? lacking : [...lacking, eitherColumn];
}

/** A table with the columns of a roster, row below row as in the file, so that a row keeps its number. */
export function shapedRoster(rows: readonly (readonly Cell[])[], header: number, means: readonly Meaning[]): Cell[][] {
  const columns = rosterMeanings.filter((column) => means.includes(column));
  const cellOf = (row: readonly Cell[], column: string): Cell => {
    const cells = means.flatMap((meaning, at) => (meaning === column ? [row[at] ?? ''] : []));
    const unreadable = cells.find((cell) => typeof cell !== 'string');
    return (
      unreadable ??
      cells
        .map((cell) => String(cell).trim())
        .filter((text) => text !== '')
        .join(' ')
    );
  };
  return rows.map((row, at) => {
    if (at < header) return [];
    return at === header ? columns : columns.map((column) => cellOf(row, column));
  });
}
