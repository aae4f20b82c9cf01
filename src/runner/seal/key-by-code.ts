import type { Seal } from '../../../contract/assessment/seal';
import { bytesOf, decrypt, keyOf } from './ciphertext';

/**
 * Returns the key of a sealed paper, 32 bytes, from its spoken code; `code` is the output of `typedCode`. Takes about a second on a slow
 * phone. `wrong-code`: the code is another.
 */
export async function keyByCode({ byCode }: Pick<Seal, 'byCode'>, code: string): Promise<Uint8Array<ArrayBuffer> | 'wrong-code'> {
  const password = await crypto.subtle.importKey('raw', new TextEncoder().encode(code), 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(byCode.salt), iterations: byCode.iterations };
  const key = await keyOf(new Uint8Array(await crypto.subtle.deriveBits(derivation, password, 256)));
  return decrypt(key, bytesOf(byCode.key)).then(
    (bytes) => new Uint8Array(bytes),
    () => 'wrong-code',
  );
}
