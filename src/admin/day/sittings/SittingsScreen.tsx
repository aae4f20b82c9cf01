import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { sittingFacts } from '../../../../contract/assessment/desk';
import type { CallName } from '../../../../contract/calls/calls';
import { found, ordered, searchable } from '../../../../contract/fields/arrange';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/controls/Card';
import { Select } from '../../../ui/controls/Field';
import { call } from '../../kit/calls/call';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { Options } from '../../kit/form/Options';
import { useAdminParams } from '../../kit/paths/use-admin-params';
import { ViewTable } from '../../kit/table/DataTable';
import { PrintButton } from '../../kit/table/PrintButton';
import { PrintedTable } from '../../kit/table/PrintedTable';
import { byName, usePages } from '../../kit/table/use-pages';
import { usePrint } from '../../kit/table/use-print';
import { AssessmentPage } from '../../papers/schedule/AssessmentPage';
import { timeOfDay } from '../../papers/schedule/local-time';
import { useDesk } from '../../papers/schedule/use-desk';
import { useDayCopy } from '../../words/use-day-copy';
import { sittingColumns } from './columns';
import type { SittingFact } from './facts';

interface Props {
  id: number;
  fact: SittingFact | null;
  onChoose: (fact: SittingFact | null) => void;
}

/** Chooses the sittings with one fact; each says how many they are, once that is known. */
function FactFilter({ id, fact, onChoose }: Props) {
  const { sittings } = useDayCopy();
  const { data } = useReply('getSittingFacts', { params: { id } });
  const counts = new Map(data?.facts.map((one) => [one.fact, one.count]));
  const choice = (kind: string, count: number) => (data === undefined ? kind : sittings.choice(kind, count));
  return (
    <div data-unprinted className="max-w-md">
      <Select
        label={sittings.filter}
        value={fact ?? ''}
        onChange={({ target }) => onChoose(sittingFacts.find((each) => each === target.value) ?? null)}
      >
        <option value="">{choice(sittings.everyFact, data?.all ?? 0)}</option>
        <Options of={sittingFacts.map((each) => [each, choice(sittings.kinds[each], counts.get(each) ?? 0)])} />
      </Select>
    </div>
  );
}

/** The calls whose replies the screen shows as of a time. */
const shownHere: ReadonlySet<unknown> = new Set<CallName>(['getSittings', 'getSittingFacts']);

/** The facts of each sitting of one assessment, searched, ordered and paged by the server. Not polled. A print-out has every row that matches. */
export function SittingsScreen() {
  const copy = useDayCopy();
  const { sittings, locale } = copy;
  const id = Number(useAdminParams().id);
  const desk = useDesk(id, false);
  const queries = useQueryClient();
  const [fact, setFact] = useState<SittingFact | null>(null);
  const columns = useMemo(() => sittingColumns(copy), [copy]);
  const { reply, view } = usePages('getSittings', columns, byName, { params: { id }, filter: fact === null ? {} : { fact } });
  const { state, printed, print } = usePrint('Print of sittings', async () => {
    const all = await call('getSittings', { params: { id } });
    const chosen = fact === null ? all : all.filter(({ facts }) => facts.includes(fact));
    return found(searchable(ordered(chosen, columns, view.order ?? byName), columns), view.query);
  });
  // The list before it, of a fact that nobody has, says nothing of all.
  const isEmpty = view.all === 0 && fact === null && view.query === '' && !reply.isPlaceholderData;
  const list = () => (
    <>
      {printed && (
        <div className="hidden print:block">
          {fact !== null && <p>{sittings.kinds[fact]}</p>}
          <PrintedTable label={sittings.label} columns={columns} items={printed} />
        </div>
      )}
      <div className={`flex flex-col gap-3 ${printed ? 'print:hidden' : ''}`}>
        <FactFilter id={id} fact={fact} onChoose={setFact} />
        <ViewTable label={sittings.label} columns={columns} view={view} />
      </div>
    </>
  );
  return (
    <AssessmentPage id={id} name={desk.data?.name} lead={sittings.lead}>
      <Fetched query={reply} failed={sittings.failed}>
        {() => (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <p className="text-ink-soft text-sm">{sittings.asOf(timeOfDay(reply.dataUpdatedAt, locale))}</p>
              <Button
                variant="secondary"
                aria-disabled={reply.isFetching}
                onClick={() => queries.invalidateQueries({ predicate: ({ queryKey: [call] }) => shownHere.has(call) })}
              >
                {sittings.refresh}
              </Button>
              <PrintButton state={state} print={print}>
                {sittings.print}
              </PrintButton>
            </div>
            {isEmpty ? <EmptyState>{sittings.none}</EmptyState> : list()}
          </>
        )}
      </Fetched>
    </AssessmentPage>
  );
}
