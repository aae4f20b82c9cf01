import type { Fault } from '../../faults/fault';
import type { Picture } from '../../question/picture';
import { pictureFault, pictureFaults } from '../../question/picture-file';
import { maxPictures } from '../../sheet/limits';
import { FileRefused } from '../../sheet/whole-fault';

/** Names have the length of a hash, which the schema demands; no hash consists of dashes and a number. */
const nameOf = (count: number): string => String(count).padStart(43, '-');

/** Base64 with white space, because line breaks are common there. */
function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

/**
 * The pictures of the questions of one file, each once. A question refers to a picture by a name that is valid in this file only: the hash is
 * known only after the picture is resized, and the reader cannot compute hashes.
 */
export class Album {
  readonly #names = new Map<string, string>();
  readonly #pictures = new Map<string, Uint8Array>();

  /** Bytes of the pictures by their names; filled while the file is read. */
  get pictures(): ReadonlyMap<string, Uint8Array> {
    return this.#pictures;
  }

  /** Adds a picture. Returns the reference for the question, or why it is no picture. Throws {@link FileRefused} if there are too many. */
  taken(base64: string, alt: string): Picture | { why: Fault } {
    const known = this.#names.get(base64);
    const name = known ?? nameOf(this.#names.size + 1);
    if (known === undefined) {
      const bytes = bytesOf(base64);
      if (bytes === null) return { why: { code: 'picture-not-in-base64' } };
      const fault = pictureFault(bytes);
      if (fault !== null) return { why: { ...pictureFaults[fault], inPicture: true } };
      if (this.#names.size >= maxPictures) throw new FileRefused({ code: 'too-many-pictures', most: maxPictures }, 'too-large');
      this.#names.set(base64, name);
      this.#pictures.set(name, bytes);
    }
    return { hash: name, width: 1, height: 1, alt };
  }
}
