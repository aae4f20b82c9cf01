import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { useNavigate } from 'react-router-dom';
import { OpenDialog } from '../kit/dialog/OpenDialog';
import { useAdminCopy } from '../words/use-admin-copy';
import type { FinderFind } from './found';
import { Icon } from './Icon';
import { type Finds, useFinds } from './use-finds';

function FindItem({ find }: { find: FinderFind }) {
  return (
    <ListBoxItem
      id={find.id}
      textValue={find.text}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 data-focused:bg-brand-soft data-focused:text-brand-ink forced-colors:data-focused:outline-2"
    >
      <Icon of={find.icon} />
      <span className="wrap-anywhere line-clamp-2 min-w-0 flex-1">{find.text}</span>
      <span className="wrap-anywhere line-clamp-1 max-w-[45%] text-ink-soft text-sm">{find.more}</span>
    </ListBoxItem>
  );
}

/** What the finder says below its field: a number of finds, that it waits, or that nothing was found. */
function useStatus({ found, isWaiting, hasFailed }: { found: Finds[]; isWaiting: boolean; hasFailed: boolean }): string {
  const { frame } = useAdminCopy();
  if (hasFailed) return frame.findFailed;
  if (isWaiting) return frame.finding;
  const count = found.reduce((sum, { finds }) => sum + finds.length, 0);
  return count === 0 ? frame.nothingFound : frame.found(count);
}

/** Opens any screen, assessment, person or question by a few letters, with the keyboard alone too. */
export function Finder({ onClose }: { onClose: () => void }) {
  const { frame } = useAdminCopy();
  const go = useNavigate();
  const [typed, setTyped] = useState('');
  const finds = useFinds(typed);
  const status = useStatus(finds);
  const open = (id: string) => {
    const chosen = finds.found.flatMap((part) => part.finds).find((find) => find.id === id);
    if (chosen === undefined) return;
    onClose();
    go(chosen.place);
  };
  return (
    <OpenDialog
      title={frame.finder}
      onClose={onClose}
      closedby="any"
      className="mx-auto mt-[8dvh] mb-auto w-[min(40rem,calc(100vw-1.5rem))] rounded-card p-4"
      headClassName="sr-only"
      footClassName="mt-5 sm:hidden"
    >
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField
          aria-label={frame.finderField}
          autoFocus
          className="flex items-center gap-3 rounded-control border border-line-strong px-3"
        >
          <Icon of="search" />
          <Input
            placeholder={frame.finderPlaceholder}
            className="min-h-12 w-full min-w-0 bg-transparent text-ink outline-none placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
          />
        </SearchField>
        <ListBox
          aria-label={frame.finder}
          selectionMode="none"
          onAction={(key) => open(String(key))}
          items={finds.found.map((part) => ({ ...part, id: part.kind }))}
          className="-mx-1 max-h-[min(26rem,50dvh)] overflow-y-auto px-1 outline-none"
        >
          {({ kind, finds }) => (
            <ListBoxSection id={kind} className="pb-2">
              <Header className="px-3 pt-2 pb-1 font-semibold text-ink-soft text-sm">{frame.kinds[kind]}</Header>
              {finds.map((find) => (
                <FindItem key={find.id} find={find} />
              ))}
            </ListBoxSection>
          )}
        </ListBox>
      </Autocomplete>
      <p role="status" className="px-1 text-ink-soft text-sm">
        {status}
      </p>
    </OpenDialog>
  );
}
