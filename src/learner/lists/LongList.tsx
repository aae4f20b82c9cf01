import { type MouseEvent, type ReactNode, startTransition, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListCopy } from '../../copy/use-list-copy';
import { Button } from '../../ui/controls/Button';
import { Select, TextField } from '../../ui/controls/Field';
import { matching } from '../../ui/matching';
import { useFigures } from '../figures';
import { FarRow } from './FarRow';
import type { RowGroup } from './grouping';
import { useNear } from './use-near';
import { Cards } from './view/Cards';

/** Brings the item into sight from which the learner comes back. `id`: null for none; only the first one counts. */
function useReturn(id: string | null): void {
  const [first] = useState(id);
  useEffect(() => {
    if (first === null) return;
    // After the page has gone to its top.
    const frame = requestAnimationFrame(() =>
      document.querySelector(`[data-item="${CSS.escape(first)}"]`)?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [first]);
}

/** A way to group a long list. */
export interface RowGrouping<Row> {
  /** Stands in the address. */
  key: string;
  name: string;
  groupsOf: (rows: readonly Row[]) => RowGroup<Row>[];
}

export interface LongListProps<Row> {
  rows: readonly Row[];
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  groupings: readonly RowGrouping<Row>[];
  children: (row: Row) => ReactNode;
}

/** Items that are drawn without a look at where they are: more than a phone shows at first. */
const drawnAtFirst = 10;

/**
 * A long list as a whole: the search covers all of it, and what is far from the screen is drawn when it comes near. Search, grouping and the item that was opened are in
 * the address, so that the browser's Back returns to them.
 */
export default function LongList<Row>({ rows, idOf, nameOf, groupings, children }: LongListProps<Row>) {
  const copy = useListCopy();
  const { marksText } = useFigures();
  const [params, setParams] = useSearchParams();
  const query = params.get('search') ?? '';
  // An order with all in one group is none.
  const offered = groupings.filter(({ groupsOf }) => groupsOf(rows).length > 1);
  const grouping = offered.find(({ key }) => key === params.get('group'));
  useReturn(params.get('at'));
  // The first rows are on the screen before the names of the others are drawn, but where the page goes back to one of them.
  const [isWhole, setWhole] = useState(params.has('at'));
  useEffect(() => startTransition(() => setWhole(true)), []);
  const found = matching(rows, nameOf, useDeferredValue(query));
  const groups = grouping?.groupsOf(found) ?? [{ name: null, rows: found }];
  const first = (groups[0]?.rows ?? []).slice(0, drawnAtFirst).map((row) => String(idOf(row)));
  const { near, watch } = useNear(first);
  const field = useRef<HTMLInputElement>(null);
  /** What the address is to become, until it has: a second change may come before that. */
  const ahead = useRef<Record<string, string> | null>(null);
  useEffect(() => {
    if (ahead.current !== null && String(params) === String(new URLSearchParams(ahead.current))) ahead.current = null;
  }, [params]);
  const put = (changes: Record<string, string>) => {
    const wanted = { ...(ahead.current ?? Object.fromEntries(params)), at: '', ...changes };
    ahead.current = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
    setParams(ahead.current, { replace: true });
  };
  const leaveBy = ({ target }: MouseEvent) => {
    const item = target instanceof Element && target.closest('a') !== null && target.closest<HTMLElement>('[data-item]');
    if (item) put({ at: item.dataset.item ?? '' });
  };
  return (
    // What is pressed is the link in it.
    <div className="flex flex-col gap-4 sm:gap-5" onClickCapture={leaveBy}>
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 flex-[2_1_9rem]">
          <TextField
            ref={field}
            label={copy.searchList}
            type="search"
            value={query}
            onChange={({ target }) => put({ search: target.value })}
          />
        </div>
        {offered.length > 0 && (
          <div className="min-w-0 flex-[1_1_8rem]">
            <Select label={copy.groupBy} value={grouping?.key ?? ''} onChange={({ target }) => put({ group: target.value })}>
              <option value="">{copy.ungrouped}</option>
              {offered.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
        )}
      </div>
      <p role="status" className="text-ink-soft text-sm">
        {found.length === 0
          ? copy.nothingFound
          : found.length === rows.length
            ? copy.rowsInAll(marksText(rows.length))
            : copy.rowsFound(marksText(found.length), marksText(rows.length))}
      </p>
      {found.length === 0 && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => {
            put({ search: '' });
            // The button goes.
            field.current?.focus();
          }}
        >
          {copy.clearSearch}
        </Button>
      )}
      {groups.map((group, place) => (
        <Group key={group.name} name={group.name} count={marksText(group.rows.length)}>
          {(isWhole ? group.rows : group.rows.slice(0, place === 0 ? drawnAtFirst : 0)).map((row, at) => {
            const id = String(idOf(row));
            return (place === 0 && at < drawnAtFirst) || near.has(id) ? (
              <li key={id} data-item={id}>
                {children(row)}
              </li>
            ) : (
              <FarRow key={id} id={id} name={nameOf(row)} watch={watch} />
            );
          })}
        </Group>
      ))}
    </div>
  );
}

/** The items of a group below its name; of no group, as they are. */
function Group({ name, count, children }: { name: string | null; count: string; children: ReactNode }) {
  const id = useId();
  if (name === null) return <Cards>{children}</Cards>;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="wrap-anywhere flex items-baseline gap-2 text-base">
        {name} <span className="font-normal text-ink-soft text-sm tabular-nums">{count}</span>
      </h2>
      <Cards>{children}</Cards>
    </section>
  );
}
