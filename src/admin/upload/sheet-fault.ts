import { maxBytes, sheetExtensions } from '../../../contract/limits';
import { copy } from '../../ui/copy';
import type { Refusal } from '../refusal';

const refused = (sentence: string, ...details: string[]): Refusal => ({ sentence, details, fields: ['file'] });

/** Why a file may not be sent, or null (spec §5: a file, .xlsx or .xls only; and no more than the server takes). */
export function sheetFault(file: { name: string; size: number } | null): Refusal | null {
  if (file === null) return refused(copy.uploadNoFile);
  const name = file.name.toLowerCase();
  if (!sheetExtensions.some((extension) => name.endsWith(extension))) return refused(copy.uploadFailed, copy.uploadWrongType);
  return file.size > maxBytes.sheet ? refused(copy.uploadFailed, copy.uploadTooLarge(maxBytes.sheet / 1024 / 1024)) : null;
}
