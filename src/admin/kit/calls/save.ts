import { workbookType } from '../../../../contract/people/person-data';
import { saveBlob } from '../../../ui/browser/save-blob';

/** Downloads bytes as a file. */
export const save = (bytes: ArrayBuffer, name: string, type: string): void => saveBlob(new Blob([bytes], { type }), name);

export const saveWorkbook = (bytes: ArrayBuffer, name: string): void => save(bytes, name, workbookType);
