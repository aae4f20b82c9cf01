import { maxBytes } from '../fields/limits';
import type { WholeFault } from '../sheet/whole-fault';

/** Extensions of the files of questions beside sheets; the content decides on the format. */
export const textExtensions = ['.gift', '.txt', '.xml'] as const;

const hasTextName = (name: string): boolean => textExtensions.some((extension) => name.toLowerCase().endsWith(extension));

const maxMegabytes = maxBytes.sheet / 1024 / 1024;

/** Why a file is refused by its name or size, or null. */
export function chosenTextFault(file: { name: string; size: number }): WholeFault | null {
  if (!hasTextName(file.name)) return { is: 'unsupported', why: { code: 'not-a-text-file' } };
  return file.size > maxBytes.sheet ? { is: 'too-large', why: { code: 'file-too-large', megabytes: maxMegabytes } } : null;
}
