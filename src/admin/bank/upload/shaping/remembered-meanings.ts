import * as v from 'valibot';
import { nameKey } from '../../../../../contract/fields/fold';
import { remember, remembered } from '../../../../ui/browser/remembered';
import { readAs } from '../../../kit/draft/read-as';
import { type Meaning, meanings } from '../reading/columns/header-meanings';

const key = 'sheet-columns';
/** Headers that are remembered, the latest first. */
const most = 20;

const RememberedSchema = v.array(v.object({ header: v.string(), means: v.array(v.nullable(v.string())) }));

const all = () => readAs(remembered(key), RememberedSchema) ?? [];

const nameOf = (header: readonly string[]): string => JSON.stringify(header.map(nameKey));

/** What a person chose for this header before, or null. A meaning that this version does not know is left out. */
export function rememberedFor(header: readonly string[]): Meaning[] | null {
  const found = all().find((each) => each.header === nameOf(header));
  return found ? found.means.map((meaning) => (meaning !== null && meanings.includes(meaning) ? meaning : null)) : null;
}

/** Remembers what a person chose for this header. */
export function rememberFor(header: readonly string[], means: readonly Meaning[]): void {
  const others = all().filter((each) => each.header !== nameOf(header));
  remember(key, JSON.stringify([{ header: nameOf(header), means: [...means] }, ...others].slice(0, most)));
}
