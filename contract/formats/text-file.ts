import { maxBytes } from '../fields/limits';
import type { WholeFault } from '../sheet/whole-fault';

/** Files of questions beside sheets, by their extensions; which format a text has, it shows itself. */
export const textExtensions = ['.gift', '.txt', '.xml'] as const;

const hasTextName = (name: string): boolean => textExtensions.some((extension) => name.toLowerCase().endsWith(extension));

const maxMegabytes = maxBytes.sheet / 1024 / 1024;

/** What speaks against opening a file, before anything in it is looked at. */
export function chosenTextFault(file: { name: string; size: number }): WholeFault | null {
  if (!hasTextName(file.name)) return { is: 'unsupported', why: 'is not a .gift, .txt or .xml file' };
  return file.size > maxBytes.sheet ? { is: 'too-large', why: `is larger than ${maxMegabytes} MB` } : null;
}
