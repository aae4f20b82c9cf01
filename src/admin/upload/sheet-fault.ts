import { maxBytes } from '../../../contract/limits';
import { hasSheetName } from '../../../contract/sheet-file';
import { copy } from '../copy';
import type { Refusal } from '../refusal';
import type { Preview } from './use-preview';

/** Why a file is not even opened, or null: .xlsx and .xls only (spec §5), and no more than the server takes. */
export function chosenFault(file: { name: string; size: number }): string | null {
  if (!hasSheetName(file.name)) return copy.uploadWrongType;
  return file.size > maxBytes.sheet ? copy.uploadTooLarge(maxBytes.sheet / 1024 / 1024) : null;
}

/** A file that is not sent. */
export const refused = (sentence: string, ...details: string[]): Refusal => ({ sentence, details, fields: ['file'] });

/** Why nothing is sent, or null (spec §5). */
export function sheetFault(file: { name: string; size: number } | null): Refusal | null {
  if (file === null) return refused(copy.uploadNoFile);
  const fault = chosenFault(file);
  return fault === null ? null : refused(copy.uploadFailed, fault);
}

/** The same, from what the preview saw. One that could not be made is no reason: the server looks for itself. */
export const previewFault = (preview: Preview): Refusal | null =>
  preview.is === 'refused' ? refused(copy.uploadFailed, copy.uploadFileIs(preview.why)) : null;
