import { saveBlob } from '../../../ui/browser/save-blob';

/** Media type of a sheet. */
export const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads bytes as a file. */
export const save = (bytes: ArrayBuffer, name: string, type: string): void => saveBlob(new Blob([bytes], { type }), name);
