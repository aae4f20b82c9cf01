import { moreTimeKeyText, moreTimeText, moreTimeTotals } from '../../../contract/assessment/more-time';
import { codeFrom } from '../../../contract/assessment/spoken-code';
import { bytesOf } from './ciphertext';

/** Returns a function that derives 32 bytes from a text by HMAC-SHA-256 with this key. */
async function deriverOf(key: Uint8Array<ArrayBuffer>): Promise<(text: string) => Promise<Uint8Array>> {
  const hmac = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (text) => new Uint8Array(await crypto.subtle.sign('HMAC', hmac, new TextEncoder().encode(text)));
}

/** Returns a paper's `moreTimeKey` from the key of its seal, 32 bytes. */
export async function moreTimeKeyOf(sealKey: Uint8Array<ArrayBuffer>): Promise<string> {
  const derive = await deriverOf(sealKey);
  return btoa(String.fromCharCode(...(await derive(moreTimeKeyText))));
}

/**
 * Returns the total of minutes that a time code stands for, of everybody or of this learner alone; null if it is the code of none. `code` is the output of `typedCode`, so it has
 * the length of the paper's codes. Rejects if the key is damaged, or if the platform cannot check codes.
 */
export async function minutesOfCode(moreTimeKey: string, code: string, uid: string): Promise<{ all: number } | { own: number } | null> {
  const derive = await deriverOf(bytesOf(moreTimeKey));
  const isCodeOf = async (text: string) => codeFrom(await derive(text), code.length) === code;
  for (const minutes of moreTimeTotals) {
    if (await isCodeOf(moreTimeText(minutes))) return { all: minutes };
    if (await isCodeOf(moreTimeText(minutes, uid))) return { own: minutes };
  }
  return null;
}
