import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { excerpt } from '../../../../../contract/faults/quoted';
import type { Category } from '../../../../../contract/question/category';
import { Button } from '../../../../ui/controls/Button';
import { Select } from '../../../../ui/controls/Field';
import { call } from '../../../kit/calls/call';
import { logFailure } from '../../../kit/calls/log-failure';
import { refusedThere } from '../../../kit/calls/refusal';
import { Options } from '../../../kit/form/Options';
import { RefusalNote } from '../../../kit/form/RefusalNote';
import { useSending } from '../../../kit/form/use-sending';
import { useBankCopy } from '../../../words/use-bank-copy';
import { type Placed, placed } from '../../category/tree';
import type { Preview } from '../preview/use-preview';
import { inQuotes } from '../reading/columns/in-quotes';
import { between } from '../shaping/use-shaping';
import { alikeNames } from './alike-names';
import { DidYouMean } from './DidYouMean';
import { nearestAmong } from './nearest';
import { type NewTopic, newTopic } from './new-topic';
import { rememberTopics, topicsBefore } from './remembered-topics';

/** The categories of a file that the bank does not have, each once. */
export function unknownIn(preview: Preview): string[] {
  if (preview.is !== 'read') return [];
  const faults = preview.rows.flatMap(({ problems }) => problems);
  return [...new Set(faults.flatMap(({ why }) => (why.code === 'category-unknown' && 'name' in why ? [String(why.name)] : [])))];
}

/** The same of a text, in full: a fault has the beginning of a long path. */
export function unknownTopicsIn(preview: Preview): string[] {
  const unknown = new Set(unknownIn(preview));
  return preview.is === 'read' ? (preview.topics ?? []).filter((topic) => unknown.has(excerpt(topic))) : [];
}

interface Props {
  names: readonly string[];
  categories: Category[];
  /** What the file names, as it is called here. */
  topics: readonly string[];
  /** What each means here so far. */
  chosen: ReadonlyMap<string, string>;
  /** null: a category means nothing. */
  onChoose: (chosen: ReadonlyMap<string, string | null>) => void;
}

/** What each of these names probably means: what an admin said of an earlier file, a category that is there of nearly its name, or what another name of the file means that is spelled otherwise. */
function meantBy(names: readonly string[], chosen: ReadonlyMap<string, string>, paths: readonly string[]): Map<string, string> {
  const nearest = nearestAmong(paths, between);
  const before = topicsBefore();
  const isThere = new Set(paths);
  const all = new Set(names);
  // A name that means another one of the file is proposed to none.
  const own = names.filter((name) => !all.has(chosen.get(name) ?? ''));
  const alike = alikeNames(own);
  return new Map(
    names.flatMap((name) => {
      const twin = alike.get(name);
      const said = chosen.has(name) ? null : before(name);
      const close = (said !== null && isThere.has(said) ? said : nearest(name)) ?? (twin === undefined ? null : (chosen.get(twin) ?? twin));
      return close === null ? [] : [[name, close]];
    }),
  );
}

/** An unknown category. */
interface Line {
  /** As the file has it. */
  name: string;
  topic: NewTopic;
  /** The id of its parent; null: at the top. Absent until an admin chooses one. */
  parent?: number | null;
}

/** Each unknown category with what it may mean, and a way to add it. */
export function UnknownCategories({ names, categories, topics, chosen, onChoose }: Props) {
  const words = useBankCopy().shaping;
  const places = useMemo(() => placed(categories, between), [categories]);
  /** What an admin said of where new ones belong; null: at the top. */
  const [said, setSaid] = useState<ReadonlyMap<string, number | null>>(() => new Map());
  const lines = useMemo(
    () =>
      [...new Set([...chosen.keys(), ...names])].map((name): Line => {
        const topic = newTopic(name, topics, categories);
        const parent = said.has(name) ? said.get(name) : topic.parent;
        return { name, topic, ...(parent !== undefined && { parent }) };
      }),
    [names, chosen, topics, categories, said],
  );
  const paths = useMemo(() => places.map(({ path }) => path), [places]);
  const probable = useMemo(() => {
    const written = lines.map(({ name }) => name);
    return meantBy(written, chosen, paths);
  }, [lines, chosen, paths]);
  // What may be a category that is there, or another one of the file, is no new one before somebody says so.
  const fresh = useMemo(() => lines.filter(({ name }) => !chosen.has(name) && !probable.has(name)), [lines, chosen, probable]);
  const proposed = new Map([...probable].filter(([name]) => !chosen.has(name)));
  /** What means the same as a category of the file means what that one means now. */
  function choose(changes: ReadonlyMap<string, string | null>): void {
    const follows = [...chosen].flatMap(([name, other]) => {
      const path = changes.get(other) ?? null;
      return path === null || changes.has(name) ? [] : [[name, path] as const];
    });
    const all = new Map([...changes, ...follows]);
    rememberTopics(all);
    onChoose(all);
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-semibold">{words.unknown}</legend>
      <p className="text-ink-soft text-sm">{words.unknownHint}</p>
      {proposed.size > 1 && (
        <Button variant="secondary" className="self-start" onClick={() => choose(proposed)}>
          {words.takeAll(proposed.size)}
        </Button>
      )}
      {fresh.length > 1 && <AddAll fresh={fresh} places={places} onChoose={choose} />}
      {lines.map((line) => (
        <UnknownCategory
          key={line.name}
          line={line}
          places={places}
          close={probable.get(line.name) ?? null}
          here={chosen.get(line.name)}
          onPlace={(parent) => setSaid(new Map([...said, [line.name, parent]]))}
          onChoose={choose}
        />
      ))}
    </fieldset>
  );
}

/** A new topic as it is called in the form: with what is new above it. */
const titleOf = ({ above, name }: NewTopic): string => [...above, name].join(between);

/**
 * Adds a topic, after what is new above it, and returns its path; null where `add` was refused. `made`: ids of what was added before by their paths, which it
 * grows by: two topics may be under one new category.
 */
async function addedPath(
  { above, name }: NewTopic,
  parent: Placed | undefined,
  made: Map<string, number>,
  add: (query: { name: string; parentCategoryId?: number }) => Promise<{ id: number } | null>,
): Promise<string | null> {
  let [path, id] = [parent?.path ?? '', parent?.id];
  for (const each of [...above, name]) {
    path = path === '' ? each : path + between + each;
    const known = made.get(path) ?? (await add({ name: each, ...(id !== undefined && { parentCategoryId: id }) }))?.id;
    if (known === undefined) return null;
    made.set(path, known);
    id = known;
  }
  return path;
}

/** The choice of *each where its own line says*; any other is the id of a category, or empty for none. */
const own = 'own';

/** The value of the selection while no parent is chosen. */
const open = 'open';

interface AllProps extends Pick<Props, 'onChoose'> {
  fresh: readonly Line[];
  places: readonly Placed[];
}

/** Adds every category that is like none of the bank, in one press. */
function AddAll({ fresh, places, onChoose }: AllProps) {
  const copy = useBankCopy();
  const words = copy.shaping;
  const lists = useQueryClient();
  const [under, setUnder] = useState<string>(own);
  const adding = useMutation({
    mutationFn: async () => {
      const added = new Map<string, string>();
      const made = new Map<string, number>();
      try {
        for (const { name: written, topic, parent: its } of fresh) {
          const parent = under === own ? its : under === '' ? null : Number(under);
          const above = places.find(({ id }) => id === parent);
          const path = await addedPath(topic, above, made, (query) => call('addCategory', { query }));
          if (path !== null) added.set(written, path);
        }
      } finally {
        if (added.size > 0) onChoose(added);
        void lists.invalidateQueries({ predicate: ({ queryKey: [asked] }) => asked === 'getCategories' });
      }
    },
    onError: (error) => logFailure('addCategory', error),
  });
  /** Those that stand nowhere by their own lines. */
  const placeless = under === own ? fresh.filter(({ parent }) => parent === undefined) : [];
  const [isRefused, setRefused] = useState(false);
  const press = () => {
    setRefused(placeless.length > 0);
    if (placeless.length === 0) adding.mutate();
  };
  const fault =
    isRefused && placeless.length > 0 ? words.placeless(placeless.length, inQuotes(placeless.map(({ topic }) => titleOf(topic)))) : null;
  return (
    <div className="flex flex-wrap items-end gap-3 *:max-w-full">
      <div className="min-w-[min(15rem,100%)] flex-1">
        <Select label={words.allUnder(fresh.length)} value={under} fault={fault} onChange={({ target }) => setUnder(target.value)}>
          <option value={own}>{words.eachItsOwn}</option>
          <option value="">{words.atTop}</option>
          <Options of={places.map(({ id, path }) => [id, path])} />
        </Select>
      </div>
      <Button variant="secondary" disabled={adding.isPending} onClick={press}>
        {adding.isPending ? words.adding : words.addAll(fresh.length)}
      </Button>
      <RefusalNote refusal={adding.error && refusedThere(words.addFailed, adding.error, copy)} />
    </div>
  );
}

interface OneProps extends Pick<Props, 'onChoose'> {
  line: Line;
  onPlace: (parent: number | null) => void;
  places: readonly Placed[];
  /** What it probably means; null: nothing that is known. */
  close: string | null;
  here: string | undefined;
}

function UnknownCategory({ line: { name: written, topic, parent }, onPlace, places, close, here, onChoose }: OneProps) {
  const words = useBankCopy().shaping;
  const { send, sending } = useSending('addCategory', words.addFailed, undefined, ['getCategories']);
  const paths = places.map(({ path }) => path);
  // A category that was just added is in no list yet.
  const others = [...new Set([...paths, ...(here === undefined ? [] : [here])])].filter((path) => path !== close);
  const likely = places.find(({ id }) => id === topic.likely);
  /** What was added before a refusal is not added again. */
  const [made] = useState(() => new Map<string, number>());
  /** A category of nearly the same name would split its questions. */
  const [isAsking, setAsking] = useState(false);
  /** *Add* was pressed before anybody said where. */
  const [isRefused, setRefused] = useState(false);
  const means = (path: string | null) => onChoose(new Map([[written, path]]));
  const press = () => (close === null ? void add() : setAsking(true));
  async function add() {
    setAsking(false);
    setRefused(parent === undefined);
    if (parent === undefined) return;
    const above = places.find(({ id }) => id === parent);
    const path = await addedPath(topic, above, made, (query) => send({ query }));
    if (path !== null) means(path);
  }
  return (
    <div className="flex flex-wrap items-end gap-3 *:max-w-full">
      <div className="min-w-[min(15rem,100%)] flex-1">
        <Select label={written} value={here ?? ''} onChange={(event) => means(event.target.value || null)}>
          {close !== null && <option value={close}>{words.suggested(close)}</option>}
          <option value="">{words.stays}</option>
          <Options of={others.map((path) => [path, path])} />
        </Select>
      </div>
      {here === undefined && (
        <>
          <div className="min-w-[min(12rem,100%)] flex-1">
            <Select
              label={words.under(titleOf(topic))}
              value={parent === undefined ? open : (parent ?? '')}
              fault={isRefused && parent === undefined ? words.placeless(1, inQuotes([titleOf(topic)])) : null}
              onChange={({ target: { value } }) => onPlace(value === '' ? null : Number(value))}
            >
              {parent === undefined && <option value={open}>{words.chooseWhere}</option>}
              {likely && <option value={likely.id}>{words.asMost(likely.path)}</option>}
              <option value="">{words.atTop}</option>
              <Options of={places.filter(({ id }) => id !== likely?.id).map(({ id, path }) => [id, path])} />
            </Select>
          </div>
          <Button variant="secondary" disabled={sending.isSending} onClick={press}>
            {sending.isSending ? words.adding : words.add(titleOf(topic))}
          </Button>
        </>
      )}
      {here === undefined && close !== null && (
        <DidYouMean question={isAsking ? words.meant(close) : words.near(close)} isAlert={isAsking} onUse={() => means(close)}>
          {isAsking && (
            <Button variant="secondary" onClick={() => void add()}>
              {words.addAnyway}
            </Button>
          )}
        </DidYouMean>
      )}
      <RefusalNote {...sending} />
    </div>
  );
}
