import { maxBytes } from '../../../../../contract/fields/limits';
import { chosenTextFault as textFault } from '../../../../../contract/formats/text-file';
import { isNamed, sheetExtensions } from '../../../../../contract/sheet/file';
import type { FormRefusal } from '../../../kit/calls/refusal';
import type { AdminWords } from '../../../words/use-admin-copy';
import type { Preview } from '../preview/use-preview';

/** A sentence, or a refusal, in whatever language the page speaks. */
type Says = (copy: AdminWords) => string;
type Refuses = (copy: AdminWords) => FormRefusal;

/** Why a file is not even opened, or null: .xlsx and .xls only (spec §5), and no more than the server takes. */
export function chosenFault(file: { name: string; size: number }): Says | null {
  if (!isNamed(file.name, sheetExtensions)) return (copy) => copy.uploadWrongType;
  return file.size > maxBytes.sheet ? (copy) => copy.uploadTooLarge(maxBytes.sheet / 1024 / 1024) : null;
}

/** The same of GIFT, Aiken and Moodle XML. */
export function chosenTextFault(file: { name: string; size: number }): Says | null {
  const fault = textFault(file);
  return fault === null ? null : (copy) => copy.uploadFileIs(fault.why);
}

/** A file that is not sent. A detail that is a text is worded already. */
export const refused =
  (sentence: Says, ...details: (Says | string)[]): Refuses =>
  (copy) => ({
    sentence: sentence(copy),
    details: details.map((detail) => (typeof detail === 'string' ? detail : detail(copy))),
    fields: ['file'],
  });

const noFile: Says = (copy) => copy.uploadNoFile;
const failed: Says = (copy) => copy.uploadFailed;

/** Why nothing is sent, or null (spec §5). */
export function sheetFault(file: { name: string; size: number } | null, faultOf = chosenFault): Refuses | null {
  if (file === null) return refused(noFile);
  const fault = faultOf(file);
  return fault === null ? null : refused(failed, fault);
}

/** The same, from what the preview saw. One that could not be made is no reason: the server looks for itself. */
export const previewFault = (preview: Preview): Refuses | null =>
  preview.is === 'refused' ? refused(failed, (copy) => copy.uploadFileIs(preview.why)) : null;
