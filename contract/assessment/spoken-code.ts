import { spokenCode } from '../fields/limits';

/** Without 0, O, 1 and I, which are mistaken for each other when a code is read aloud. */
export const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** PBKDF2 iterations: about one second on a slow phone. */
export const codeIterations = 600_000;

/** The length of the codes of a paper, by what the paper says of it. */
export const codeLengthOf = ({ codeLength }: { codeLength?: number | undefined }): number => codeLength ?? spokenCode.unsaid;

/** What a paper says of the length of its codes; nothing of the length that is meant without. */
export const saidLength = (length: number): { codeLength?: number } => (length === spokenCode.unsaid ? {} : { codeLength: length });

/** A code as it is shown: `ABCD-EFGH-JKLM`. */
export const groupedCode = (code: string): string => code.match(new RegExp(`.{1,${spokenCode.group}}`, 'g'))?.join('-') ?? '';

/** A code of random or derived bytes: 5 bits of each of the first bytes choose one of the 32 characters, each with the same probability. */
export const codeFrom = (bytes: Uint8Array, length: number): string =>
  Array.from(bytes.subarray(0, length), (byte) => codeAlphabet[byte % codeAlphabet.length]).join('');

/** A typed code without spaces and signs, in capital letters; null if it cannot be a code of this length. */
export function typedCode(typed: string, length: number): string | null {
  const code = typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return code.length === length && [...code].every((letter) => codeAlphabet.includes(letter)) ? code : null;
}
