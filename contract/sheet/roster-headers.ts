import { headerKey } from '../fields/fold';

/**
 * The columns of a roster, as the template writes them. *Email or phone* is read where one column has both kinds of address, *Groups* where a person is expected in
 * several: their names, parted by semicolons, beside the one of *Group* or without it.
 */
export const rosterColumns = ['Name', 'Email', 'Phone', 'Group'] as const;
export const eitherColumn = 'Email or phone';
export const severalColumn = 'Groups';

/** Every column that a roster may have. */
export const everyRosterColumn: readonly string[] = [...rosterColumns, severalColumn, eitherColumn];

/** Names that lists of institutes have for these columns, folded. */
export const rosterAliases = new Map([
  ...['full name', 'student', 'student name', 'learner', 'नाम'].map((name) => [name, 'Name'] as const),
  ...['e-mail', 'email id', 'email address', 'mail', 'ईमेल'].map((name) => [name, 'Email'] as const),
  ...['mobile', 'mobile no', 'mobile number', 'phone no', 'phone number', 'फ़ोन', 'मोबाइल'].map((name) => [name, 'Phone'] as const),
  ...['phone or email', 'email/phone', 'phone/email', 'contact'].map((name) => [name, eitherColumn] as const),
  ...['batch', 'समूह', 'बैच'].map((name) => [name, 'Group'] as const),
  ...['batches', 'all groups', 'और समूह', 'बैचें'].map((name) => [name, severalColumn] as const),
]);

const byKey = new Map([
  ...everyRosterColumn.map((column) => [headerKey(column), column] as const),
  ...[...rosterAliases].map(([name, column]) => [headerKey(name), column] as const),
]);

/** What further headers of such lists mean; compared without punctuation: "Mobile No." is "mobile no". */
const patterns: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:full|first|last|student|student s|learner|candidate|candidate s) )?name(?: of (?:the )?(?:student|learner|candidate))?$/,
    'Name',
  ],
  [/^(?:student|learner|candidate|surname|(?:(?:पूरा|छात्र का|विद्यार्थी का|परीक्षार्थी का) )?नाम|छात्र|विद्यार्थी|परीक्षार्थी)$/, 'Name'],
  [/^(?:e ?mail|mail|gmail)(?: (?:id|address))? or (?:phone|mobile)(?: no| number)?$|^(?:phone|mobile) or e ?mail$/, eitherColumn],
  [/^(?:e ?mail|mail|gmail)(?: (?:id|ids|address))?$/, 'Email'],
  [/^(?:(?:mobile|mob|phone|ph|contact|cell|whatsapp|telephone)(?: (?:no|num|number))?|(?:mobile|contact) phone)$/, 'Phone'],
  [/^(?:मोबाइल|फ़ोन|फोन|दूरभाष|संपर्क|सम्पर्क|व्हाट्सऐप)(?: (?:नंबर|नम्बर|नं|संख्या))?$/, 'Phone'],
  [/^(?:ई ?मेल|इ ?मेल|मेल)(?: (?:आईडी|आई डी|पता))?$/, 'Email'],
  [
    /^(?:(?:class|course|target|allotted) )?(?:batch|group)(?: (?:name|code|no|time|class|section))?$|^(?:बैच|समूह|ग्रुप)(?: (?:का नाम|नाम|नंबर))?$/,
    'Group',
  ],
];

/** What means a group only where no other column does: of a batch, a class and a centre the batch sits the tests. */
const lessThanBatch =
  /^(?:class|section|class section|centre|center|branch)(?: (?:name|code|no))?$|^(?:कक्षा|केंद्र|केन्द्र|शाखा)(?: (?:का नाम|नाम))?$/;

/** The column that a header means where no other one does. */
export const rosterFallbackOf = (header: string): string | undefined =>
  lessThanBatch.test(headerKey(header).normalize('NFC')) ? 'Group' : undefined;

/** The column that a header of another list probably means. */
export function rosterColumnOf(header: string): string | undefined {
  // Marks of vowels and nuktas are written in two ways.
  const key = headerKey(header).normalize('NFC');
  return byKey.get(key) ?? patterns.find(([pattern]) => pattern.test(key))?.[1];
}
