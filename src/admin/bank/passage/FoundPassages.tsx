import { useState } from 'react';
import type { ListedPassage } from '../../../../contract/question/passage-list';
import { TextField } from '../../../ui/controls/Field';
import { useReply } from '../../kit/calls/use-reply';
import { searched } from '../../kit/form/searched';
import { useBankCopy } from '../../words/use-bank-copy';

/** Passages that are offered at once. */
const offered = 5;

/** Characters of a passage that tell it from others. */
const shortest = 120;

/** Passages of the bank by words; a press chooses one. */
export function FoundPassages({ onChoose }: { onChoose: (passage: ListedPassage) => void }) {
  const { passages: copy } = useBankCopy();
  const [search, setSearch] = useState('');
  const query = { size: offered, ...searched(search) };
  const reply = useReply('getPassages', { query }, { keepsLast: true });
  return (
    <>
      <TextField label={copy.search} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      {reply.data?.length === 0 && <p className="text-ink-soft text-sm">{search.trim() === '' ? copy.noneYet : copy.noMatch}</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {reply.data?.map((passage) => {
          const text = (passage.text || (passage.picture?.alt ?? '')).slice(0, shortest);
          return (
            <li key={passage.id}>
              <button
                type="button"
                aria-label={`${copy.choose(text)} ${copy.count(passage.questions)}`}
                className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-3 rounded-control border border-line px-3 py-2 text-start hover:bg-raised"
                onClick={() => onChoose(passage)}
              >
                <span className="wrap-anywhere line-clamp-2 min-w-0 flex-1">{text}</span>
                <span className="shrink-0 text-ink-soft text-sm">{copy.count(passage.questions)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
