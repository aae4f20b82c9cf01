import { expect, it } from 'vitest';
import { maxBytes } from '../../../contract/fields/limits';
import { pictureFault } from '../../../contract/question/picture-file';

const bytes = (text: string) => Uint8Array.from(text.padEnd(12, '\0'), (letter) => letter.charCodeAt(0));

it.each(['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF\0\0\0\0WEBP', '\0\0\0\x20ftypavif'])(
  'a file that begins with %j is a picture',
  (start) => {
    expect(pictureFault(bytes(start))).toBeNull();
  },
);

it.each(['', '<svg>', 'RIFF\0\0\0\0WAVE', '\0\0\0\0\0\0\0\0WEBP', '\xff\xd8', ' GIF8', 'ftypavif'])(
  'a file that begins with %j is not a picture',
  (start) => {
    expect(pictureFault(bytes(start))).toBe('not-a-picture');
  },
);

it('a picture is too large beyond ten megabytes', () => {
  expect(pictureFault(bytes('GIF89a'), maxBytes.picture)).toBeNull();
  expect(pictureFault(bytes('GIF89a'), maxBytes.picture + 1)).toBe('too-large');
});
