import { useState } from 'react';
import { mostAtOnce } from '../../../../contract/question/bulk-change';
import type { Category } from '../../../../contract/question/category';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { AskDialog } from '../../kit/dialog/AskDialog';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { useBankCopy } from '../../words/use-bank-copy';
import { ExportOfSelection } from '../export/ExportButtons';
import { MoveDialog } from './MoveDialog';
import { PassageDialog } from './PassageDialog';
import { TagDialog } from './TagDialog';
import type { Many } from './use-many';

interface Props {
  ids: readonly number[];
  /** Number of questions that match the filters. */
  total: number;
  state: 'active' | 'retired';
  categories: Category[];
  many: Many;
  /** Selects every question that matches. */
  onAll: () => void;
  isSelectingAll: boolean;
  onClear: () => void;
}

/** What can be done to the selected questions of all pages. */
export function SelectionBar({ ids, total, state, categories, many, onAll, isSelectingAll, onClear }: Props) {
  const copy = useBankCopy();
  const words = copy.bankList;
  const [asked, setAsked] = useState<'move' | 'tag' | 'passage' | 'export' | 'retire' | null>(null);
  const isTooMany = ids.length > mostAtOnce;
  const close = () => setAsked(null);
  const ask = (what: typeof asked) => {
    many.clear();
    setAsked(what);
  };
  const turn = state === 'retired' ? 'restore' : 'retire';
  async function make(change: typeof turn) {
    close();
    if (await many.make({ ids: [...ids], change })) onClear();
  }
  // One question is seen whole, and Restore is beside it; many are on pages that are not.
  const turnNow = () => (turn === 'retire' && ids.length > 1 ? ask('retire') : void make(turn));
  const idle = { variant: 'secondary' as const, disabled: isTooMany, 'aria-disabled': many.isSending };
  return (
    <section
      aria-label={words.selection}
      className="flex flex-col gap-2 rounded-control border border-line-strong bg-surface p-2 shadow-card"
    >
      {/* Lines that scroll: wrapped, large text on a phone would fill the screen. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div data-scrolls className="-m-1 flex min-w-0 max-w-full grow items-center gap-1 overflow-x-auto whitespace-nowrap p-1 *:shrink-0">
          <span role="status" className="px-1 font-semibold tabular-nums">
            {words.selected(ids.length)}
          </span>
          {ids.length < total && total <= mostAtOnce && (
            <Button variant="quiet" className="px-3" aria-disabled={isSelectingAll} onClick={onAll}>
              {isSelectingAll ? words.selecting : words.selectAll(total)}
            </Button>
          )}
          <Button variant="quiet" className="px-3" onClick={onClear}>
            {words.clear}
          </Button>
        </div>

        <div data-scrolls className="-m-1 flex min-w-0 max-w-full gap-2 overflow-x-auto p-1 *:shrink-0">
          {(['move', 'tag', 'passage'] as const).map((what) => (
            <Button key={what} {...idle} aria-haspopup="dialog" onClick={() => ask(what)}>
              {words[what]}
            </Button>
          ))}
          <Button {...idle} onClick={turnNow}>
            {copy[turn]}
          </Button>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => ask('export')}>
            {copy.export}
          </Button>
        </div>
      </div>
      {isTooMany && <Banner tone="warning">{words.tooMany(mostAtOnce)}</Banner>}
      {asked === null && <RefusalNote refusal={many.refusal} />}
      {asked === 'move' && <MoveDialog ids={ids} categories={categories} many={many} onClose={close} />}
      {asked === 'tag' && <TagDialog ids={ids} many={many} onClose={close} />}
      {asked === 'passage' && <PassageDialog ids={ids} many={many} onClose={close} />}
      {asked === 'retire' && (
        <AskDialog
          question={words.retireAsk(ids.length)}
          yes={copy.retire}
          onYes={() => void make('retire')}
          onNo={close}
          reach={{ whom: words.manyWhom, many: [words.manyOf(ids.length)], when: words.retireWhen }}
        />
      )}
      {asked === 'export' && <ExportOfSelection ids={ids} categories={categories} onClose={close} />}
    </section>
  );
}
