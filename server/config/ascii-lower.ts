/**
 * An email address in lower case as accounts are compared: A to Z and no other letter. `toLowerCase` knows all of Unicode, and makes of the
 * Kelvin sign (U+212A) the k of another person's address.
 */
export const asciiLower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
