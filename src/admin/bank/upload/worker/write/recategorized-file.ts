import { readFile } from '../../../../../../contract/formats/read-file';
import { type Meant, recategorized } from '../../../../../../contract/formats/recategorized';

/** A GIFT or Moodle XML file that says other categories in the places of its own, in UTF-8. Throws where the file cannot be read. */
export async function recategorizedFile(file: File, meant: Meant): Promise<ArrayBuffer> {
  const found = readFile({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  if ('why' in found) throw new Error('The file is no such text');
  return new TextEncoder().encode(recategorized(found, meant)).buffer;
}
