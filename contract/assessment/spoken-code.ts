/** Without 0, O, 1 and I, which are mistaken for each other when a code is read aloud. */
export const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 12 characters of 5 bits each. */
export const codeLength = 12;
const groupLength = 4;
/** PBKDF2 iterations: about one second on a slow phone. */
export const codeIterations = 600_000;

/** A code as it is shown: `ABCD-EFGH-JKLM`. */
export const groupedCode = (code: string): string => code.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? '';

/** A code of random or derived bytes: 5 bits of each of the first 12 choose one of the 32 characters, each with the same probability. */
export const codeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, codeLength), (byte) => codeAlphabet[byte % codeAlphabet.length]).join('');

/** A typed code without spaces and signs, in capital letters; null if it cannot be a code. */
export function typedCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return code.length === codeLength && [...code].every((letter) => codeAlphabet.includes(letter)) ? code : null;
}
