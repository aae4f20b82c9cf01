/** A note as Anki would make it. */
export interface ImportedNote {
  guid: string;
  deck: string;
  tags: string[];
  /** The fields of the note type in order. */
  fields: string[];
}

interface Import {
  separator: string;
  isHtml: boolean;
  notetype: string;
  deck: string;
  notes: ImportedNote[];
}

const separators: Record<string, string> = { comma: ',', semicolon: ';', tab: '\t', space: ' ', pipe: '|', colon: ':' };

/** Records by the rules of the manual: a field in quotation marks may have line ends and separators, and `""` is one such mark. */
function recordsOf(text: string, separator: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let field = '';
  let isQuoted = false;
  const endField = () => {
    record.push(field);
    field = '';
  };
  const endRecord = () => {
    endField();
    // A line that begins with # is a comment, also below the head.
    if (record.some((each) => each !== '') && !record[0]?.startsWith('#')) records.push(record);
    record = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      field += sign;
      at += 1;
    } else if (isQuoted) {
      if (sign === '"') isQuoted = false;
      else field += sign;
    } else if (sign === '"' && field === '') isQuoted = true;
    else if (sign === separator) endField();
    else if (sign === '\n' || sign === '\r') endRecord();
    else field += sign;
  }
  endRecord();
  return records;
}

/** Reads a text file as the manual of Anki says that Anki does (*Text Files*: *File Headers*, *Notetype Column*, *GUID Column*). */
export function importByAnki(file: string): Import {
  const heads = new Map<string, string>();
  const lines = file.split('\n');
  while (lines[0]?.startsWith('#')) {
    const [, key = '', value = ''] = /^#([^:]*):(.*)$/.exec(lines.shift() ?? '') ?? [];
    heads.set(key.trim().toLowerCase(), value);
  }
  const column = (key: string): number => Number(heads.get(key) ?? 0) - 1;
  const [guid, deck, tags] = [column('guid column'), column('deck column'), column('tags column')];
  const named = heads.get('separator') ?? '';
  const separator = separators[named.toLowerCase()] ?? named;
  const records = recordsOf(lines.join('\n'), separator);
  // The first record says how many fields there are: further ones of a later record are left out, missing ones are empty.
  const width = records[0]?.length ?? 0;
  const notes = records.map((record) => ({
    guid: record[guid] ?? '',
    deck: record[deck] ?? '',
    tags: (record[tags] ?? '').split(/\s+/).filter((tag) => tag !== ''),
    fields: Array.from({ length: width }, (_, at) => record[at] ?? '').filter((_, at) => ![guid, deck, tags].includes(at)),
  }));
  return {
    ...{ separator, isHtml: heads.get('html') === 'true', notetype: heads.get('notetype') ?? '', deck: heads.get('deck') ?? '' },
    // One guid is one note: a later line replaces an earlier one.
    notes: [...new Map(notes.map((note) => [note.guid, note])).values()],
  };
}
