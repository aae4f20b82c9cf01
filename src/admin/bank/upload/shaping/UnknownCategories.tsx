import { useState } from 'react';
import type { Category } from '../../../../../contract/question/category';
import { Button } from '../../../../ui/controls/Button';
import { Select } from '../../../../ui/controls/Field';
import { RefusalNote } from '../../../kit/form/RefusalNote';
import { useSending } from '../../../kit/form/use-sending';
import { useBankCopy } from '../../../words/use-bank-copy';
import { placed } from '../../category/tree';
import type { Preview } from '../preview/use-preview';
import { nearest } from '../reading/nearest';
import { between } from './use-shaping';

/** The categories of a file that the bank does not have, each once. */
export function unknownIn(preview: Preview): string[] {
  if (preview.is !== 'read') return [];
  const faults = preview.rows.flatMap(({ problems }) => problems);
  return [...new Set(faults.flatMap(({ why }) => (why.code === 'category-unknown' && 'name' in why ? [String(why.name)] : [])))];
}

interface Props {
  names: readonly string[];
  categories: Category[];
  /** What each means here so far. */
  chosen: ReadonlyMap<string, string>;
  onChoose: (name: string, path: string | null) => void;
}

/** Each unknown category with what it may mean, and a way to add it. */
export function UnknownCategories({ names, categories, chosen, onChoose }: Props) {
  const words = useBankCopy().shaping;
  const paths = placed(categories, between).map(({ path }) => path);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-semibold">{words.unknown}</legend>
      <p className="text-ink-soft text-sm">{words.unknownHint}</p>
      {[...new Set([...chosen.keys(), ...names])].map((name) => (
        <UnknownCategory key={name} name={name} paths={paths} here={chosen.get(name)} onChoose={onChoose} />
      ))}
    </fieldset>
  );
}

interface OneProps extends Pick<Props, 'onChoose'> {
  name: string;
  paths: readonly string[];
  here: string | undefined;
}

function UnknownCategory({ name, paths, here, onChoose }: OneProps) {
  const words = useBankCopy().shaping;
  const { send, sending } = useSending('addCategory', words.addFailed, undefined, ['getCategories']);
  const close = nearest(name, paths, between);
  // A category that was just added is in no list yet.
  const others = [...new Set([...paths, ...(here === undefined ? [] : [here])])].filter((path) => path !== close);
  /** A category of nearly the same name would split its questions. */
  const [isAsking, setAsking] = useState(false);
  const press = () => (close === null ? void add() : setAsking(true));
  async function add() {
    setAsking(false);
    const last = name.split('>').at(-1)?.trim() ?? name;
    if (await send({ query: { name: last } })) onChoose(name, last);
  }
  return (
    <div className="flex flex-wrap items-end gap-3 *:max-w-full">
      <div className="min-w-[min(15rem,100%)] flex-1">
        <Select label={name} value={here ?? ''} onChange={(event) => onChoose(name, event.target.value || null)}>
          {close !== null && <option value={close}>{words.suggested(close)}</option>}
          <option value="">{words.stays}</option>
          {others.map((path) => (
            <option key={path} value={path}>
              {path}
            </option>
          ))}
        </Select>
      </div>
      {here === undefined && (
        <Button variant="secondary" disabled={sending.isSending} onClick={press}>
          {sending.isSending ? words.adding : words.add(name)}
        </Button>
      )}
      {isAsking && here === undefined && close !== null && (
        <div role="alert" className="flex basis-full flex-wrap items-center gap-3">
          <p>{words.meant(close)}</p>
          <Button variant="secondary" onClick={() => onChoose(name, close)}>
            {words.useIt}
          </Button>
          <Button variant="secondary" onClick={() => void add()}>
            {words.addAnyway}
          </Button>
        </div>
      )}
      <RefusalNote {...sending} />
    </div>
  );
}
