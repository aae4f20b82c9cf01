import type { PassageDraft } from '../../question/passage-draft';
import { passageKey } from '../../sheet/passages';
import { passageTag, plainTag } from './labels';

/** The name of a passage in the tags of its description or of one of its questions, or null. */
export const passageNameIn = (tags: readonly string[]): string | null =>
  tags.flatMap((tag) => (tag.toLowerCase().startsWith(passageTag) ? [tag.slice(passageTag.length).trim()] : [])).find(Boolean) ?? null;

/**
 * The passages of a file that is being read, by the names in their tags. Formats of Moodle have no passages: one is a description, and it stands before its
 * questions.
 */
export class FilePassages {
  readonly #known = new Map<string, PassageDraft | null>();

  /** Adds the passage of a description; null for one that cannot be taken. */
  define(name: string, passage: PassageDraft | null): void {
    this.#known.set(name, passage);
  }

  /**
   * Returns a question's passage, and its tags. A tag that names no passage of the file is a tag like others; `lost`: the name of a passage that could not be
   * taken.
   */
  sharedBy(tags: readonly string[]): { passage?: PassageDraft; tags: string[]; lost: string | null } {
    const name = passageNameIn(tags);
    const passage = name === null ? undefined : this.#known.get(name);
    const others = tags.map((tag) => (passage === undefined && tag.toLowerCase().startsWith(passageTag) ? plainTag(tag) : tag));
    return { tags: others, lost: passage === null ? name : null, ...(passage && { passage }) };
  }
}

/** Names the passages of a file that is being written, in the order of their first questions: P1, P2 … `isNew`: this is the first question. */
export function passageNames(): (passage: PassageDraft) => { name: string; isNew: boolean } {
  const names = new Map<string, string>();
  return (passage) => {
    const key = passageKey(passage);
    const known = names.get(key);
    const name = known ?? `P${names.size + 1}`;
    names.set(key, name);
    return { name, isNew: known === undefined };
  };
}
