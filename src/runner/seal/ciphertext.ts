/** Bytes of the initialization vector at the start of a ciphertext (contract/assessment/seal.ts). */
const vectorBytes = 12;

/** Returns the bytes of a base64 text. Throws if it is none. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Returns a key that decrypts; the platform does not give its bytes out again. */
export const keyOf = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['decrypt']);

/** Decrypts a ciphertext. Rejects if the key is another, or if a byte was changed. */
export const decrypt = (key: CryptoKey, sealed: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.subarray(0, vectorBytes) }, key, sealed.subarray(vectorBytes));
