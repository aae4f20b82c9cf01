import { maxBytes } from '../fields/limits';
import type { WholeFault } from '../sheet/whole-fault';

/** Files of questions beside sheets, by their extensions; which format a text has, it shows itself. */
export const textExtensions = ['.gift', '.txt', '.xml'] as const;

const hasTextName = (name: string): boolean => textExtensions.some((extension) => name.toLowerCase().endsWith(extension));

const maxMegabytes = maxBytes.sheet / 1024 / 1024;

/** What speaks against opening a file, before anything in it is looked at. */
export function chosenTextFault(file: { name: string; size: number }): WholeFault | null {
  if (!hasTextName(file.name)) return { is: 'unsupported', why: { code: 'not-a-text-file' } };
  return file.size > maxBytes.sheet ? { is: 'too-large', why: { code: 'file-too-large', megabytes: maxMegabytes } } : null;
}
