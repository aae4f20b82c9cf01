import { expect, it } from 'vitest';
import { reasonOf } from '../../../src/session/login/sign-in';

it.each([
  ['Firebase: The password is invalid. (auth/wrong-password).', 'The password is invalid.'],
  ['Firebase: Error (auth/internal-error).', 'Error (auth/internal-error).'],
  ['The server could not be reached.', 'The server could not be reached.'],
])('%j is shown as %j', (message, words) => {
  expect(reasonOf(new Error(message))).toBe(words);
});
