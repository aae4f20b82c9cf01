import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedPassage } from '../../../contract/question/passage-list';
import type { QuestionLanguage } from '../../../contract/question/translation';
import type { ApiError } from '../../api/client';
import { Button } from '../../ui/controls/Button';
import { TextArea, TextField } from '../../ui/controls/Field';
import { Link } from '../../ui/link/Link';
import { PassageContents } from '../../ui/passage/PassageContents';
import { call } from '../calls/call';
import { useAdminCopy } from '../copy/use-admin-copy';
import { SheetPicture } from '../results/SheetPicture';
import { contentsOf, emptyPassage, type TypedPassage, typedPassage } from './typed-passage';

interface Props {
  passage: TypedPassage | null;
  /** The second language of the question. */
  language: QuestionLanguage;
  onChange: (passage: TypedPassage | null) => void;
  at: (path: string) => { 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/** Passages that are offered at once. */
const offered = 5;

/** The passage of a question: none, one of the bank, or one that is written here. */
export function PassageField({ passage, language, onChange, at }: Props) {
  const { passages: copy } = useAdminCopy();
  const [isOpened, setOpened] = useState(passage !== null);
  const isOpen = isOpened || at('passage')['aria-invalid'] === true;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="rounded-control border border-line px-3 py-1"
    >
      <summary className="py-1.5 font-medium text-sm">{copy.field}</summary>
      {isOpen && (
        <div className="flex flex-col gap-4 py-2">
          {passage === null ? (
            <>
              <p className="text-ink-soft text-sm">{copy.fieldHint}</p>
              <Found onChoose={(found) => onChange(typedPassage(found))} />
              <Button variant="secondary" className="self-start" onClick={() => onChange(emptyPassage(language))}>
                {copy.write}
              </Button>
            </>
          ) : (
            <>
              {passage.id === null ? (
                <Written passage={passage} onChange={onChange} at={at} />
              ) : (
                <div className="max-h-72 overflow-y-auto rounded-control border border-line bg-raised p-3">
                  <PassageContents passage={contentsOf(passage)} Figure={SheetPicture} />
                </div>
              )}
              <div className="flex flex-wrap items-center gap-4">
                {passage.id !== null && (
                  <Link to={`/admin/passages/${passage.id}`} className="min-h-8 text-brand-ink underline-offset-4 hover:underline">
                    {copy.open}
                  </Link>
                )}
                <Button variant="secondary" onClick={() => onChange(null)}>
                  {copy.leave}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </details>
  );
}

/** Characters of a passage that tell it from others. */
const shortest = 120;

function Found({ onChoose }: { onChoose: (passage: ListedPassage) => void }) {
  const { passages: copy } = useAdminCopy();
  const [search, setSearch] = useState('');
  const query = { size: offered, ...(search.trim() !== '' && { search: search.trim() }) };
  const reply = useQuery<ListedPassage[], ApiError>({
    queryKey: ['getPassages', query],
    queryFn: () => call('getPassages', { query }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <TextField label={copy.search} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      {reply.data?.length === 0 && <p className="text-ink-soft text-sm">{copy.noMatch}</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {reply.data?.map((passage) => {
          const text = (passage.text || (passage.picture?.alt ?? '')).slice(0, shortest);
          return (
            <li key={passage.id}>
              <button
                type="button"
                aria-label={copy.choose(text)}
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

function Written({ passage, onChange, at }: { passage: TypedPassage; onChange: Props['onChange']; at: Props['at'] }) {
  const { passages: copy } = useAdminCopy();
  return (
    <>
      <TextArea
        label={copy.text}
        hint={copy.textHint}
        rows={6}
        value={passage.text}
        onChange={(event) => onChange({ ...passage, text: event.target.value })}
        {...at('passage.text')}
      />
      <TextArea
        label={copy.second}
        hint={copy.secondHint}
        lang={passage.language}
        value={passage.second}
        onChange={(event) => onChange({ ...passage, second: event.target.value })}
        {...at('passage.translation')}
      />
    </>
  );
}
