import { categoryLine } from './gift/write-gift';
import { categoryXml } from './moodle/write-moodle-xml';
import type { OpenFile } from './read-file';
import { moodlePath } from './shared/moodle-path';

/** Names of a category and its ancestors, from the top, by the path that a file says. */
export type Meant = ReadonlyMap<string, readonly string[]>;

/**
 * The text of a GIFT or Moodle XML file that says other categories in the places of its own; all else stays, and every question stays in its line. Throws
 * `FileRefused` where the file cannot be read.
 */
export function recategorized({ is, text, categories }: OpenFile, meant: Meant): string {
  const written = is === 'xml' ? categoryXml : categoryLine;
  let [done, from] = ['', 0];
  for (const place of categories) {
    const names = meant.get(place.path);
    if (names === undefined) continue;
    const breaks = text.slice(place.from, place.to).replace(/[^\n]+/g, '');
    done += text.slice(from, place.from) + written(moodlePath(names)) + breaks;
    from = place.to;
  }
  return done + text.slice(from);
}
