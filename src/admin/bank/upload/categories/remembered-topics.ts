import * as v from 'valibot';
import { nameKey } from '../../../../../contract/fields/fold';
import { remember, remembered } from '../../../../ui/browser/remembered';
import { readAs } from '../../../kit/draft/read-as';

const key = 'sheet-topics';
/** Names that are remembered, the latest first. */
const most = 300;

const RememberedSchema = v.array(v.tuple([v.string(), v.string()]));

const all = () => readAs(remembered(key), RememberedSchema) ?? [];

/** What categories of earlier files meant here: finds the path of a name, or null. */
export function topicsBefore(): (name: string) => string | null {
  const known = new Map(all());
  return (name) => known.get(nameKey(name)) ?? null;
}

/** Remembers what categories of a file mean here; null: nothing any more. */
export function rememberTopics(meant: ReadonlyMap<string, string | null>): void {
  const names = new Set([...meant.keys()].map(nameKey));
  const latest = [...meant].flatMap(([name, path]) => (path === null ? [] : [[nameKey(name), path] as const]));
  remember(key, JSON.stringify([...latest, ...all().filter(([name]) => !names.has(name))].slice(0, most)));
}
