import { useContext, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type ResultRow, resultFlags, type WantedFlag } from '../../../../contract/assessment/result-list';
import { pageLimits } from '../../../../contract/calls/page';
import { ButtonLink } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/controls/Card';
import { Select } from '../../../ui/controls/Field';
import { useChance } from '../../day/chances/GiveChance';
import { callPage } from '../../kit/calls/call';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { Options } from '../../kit/form/Options';
import { useAdminParams } from '../../kit/paths/use-admin-params';
import { AdminGroups, useMay } from '../../kit/rights/use-may';
import { ViewTable } from '../../kit/table/DataTable';
import { PrintButton } from '../../kit/table/PrintButton';
import { PrintedTable } from '../../kit/table/PrintedTable';
import { usePrint } from '../../kit/table/use-print';
import { AssessmentPage } from '../../papers/schedule/AssessmentPage';
import { useDesk } from '../../papers/schedule/use-desk';
import { useSchedule } from '../../papers/schedule/use-schedule';
import { useResultsCopy } from '../../words/use-results-copy';
import { printedColumns, resultColumns } from './columns';
import { ExportResults } from './ExportResults';
import { useResults, type WantedResults } from './use-results';
import { useListWords } from './use-words-of-groups';

interface Props {
  group: number | null;
  /** Its id; empty: all groups. */
  onChoose: (group: string) => void;
}

/** Leaves the results of one group; nothing where the institute has no groups. */
function GroupFilter({ group, onChoose }: Props) {
  const { results } = useResultsCopy();
  const groups = useReply('getGroups').data ?? [];
  if (groups.length === 0) return null;
  return (
    <div data-unprinted className="max-w-md">
      <Select label={results.filter} value={group ?? ''} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{results.everyGroup}</option>
        <Options of={groups.map(({ id, name }) => [id, name])} />
      </Select>
    </div>
  );
}

interface FlagProps {
  flag: WantedFlag | null;
  /** Empty: with flags and without. */
  onChoose: (flag: string) => void;
}

/** Leaves the results with one flag, or with any. */
function FlagFilter({ flag, onChoose }: FlagProps) {
  const { results } = useResultsCopy();
  return (
    <div data-unprinted className="max-w-md">
      <Select label={results.columns.flags} value={flag ?? ''} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{results.everyFlag}</option>
        <option value="any">{results.anyFlag}</option>
        <Options of={resultFlags.map((each) => [each, results.flags[each]])} />
      </Select>
    </div>
  );
}

const mostPages = 5;
/** Results and sheets of paper of the longest print-out. */
const mostPrinted = { results: mostPages * pageLimits.size, sheets: 25 };

/** Fetches the matching results of an assessment, the first of them where they are very many. */
async function rowsToPrint(id: number, wanted: WantedResults): Promise<ResultRow[]> {
  const rows: ResultRow[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { items } = await callPage('getResultRows', { params: { id }, query: { ...wanted, page, size: pageLimits.size } });
    rows.push(...items);
    if (items.length < pageLimits.size) break;
  }
  return rows;
}

/** Whether the test is for learners of the signed-in admin alone: another one is opened again by admins of the whole institute. False until it is known. */
function useIsOwn(id: number): boolean {
  const isLimited = useContext(AdminGroups) !== undefined;
  const { data } = useSchedule(id, useMay()('giveChance') && isLimited);
  return !isLimited || (data !== undefined && !data.isShared);
}

/** Who got what: the results of one assessment, searched, sorted and paged by the server. */
export function ResultsScreen() {
  const copy = useListWords();
  const { results } = copy;
  const id = Number(useAdminParams().id);
  const { search } = useLocation();
  const desk = useDesk(id, false);
  const { reply, view, wanted, group, flag, choose } = useResults(id);
  const { state, printed, print } = usePrint('Print of results', () => rowsToPrint(id, wanted));
  const { ask, dialog } = useChance();
  // Asked for by the filter too.
  const groups = useReply('getGroups').data;
  const isOwn = useIsOwn(id);
  const columns = useMemo(() => resultColumns(copy, id, search, isOwn ? ask : null), [copy, id, search, isOwn, ask]);
  const isEmpty = view.all === 0 && wanted.search === undefined && group === null && flag === null;
  const groupName = groups?.find((one) => one.id === group)?.name ?? '';
  const tools = () => (
    <>
      <ExportResults id={id} name={desk.data?.name ?? String(id)} wanted={wanted} group={groupName} count={view.matches}>
        <PrintButton state={state} print={print}>
          {view.matches > mostPrinted.results ? results.printFirst(mostPrinted.results) : results.print}
        </PrintButton>
      </ExportResults>
      {view.matches > mostPrinted.results && (
        <p data-unprinted className="text-ink-soft text-sm">
          {results.printBound(mostPrinted.results, mostPrinted.sheets, view.matches)}
        </p>
      )}
      <div data-unprinted className="flex flex-wrap items-end gap-3">
        <GroupFilter group={group} onChoose={(value) => choose('group', value)} />
        <FlagFilter flag={flag} onChoose={(value) => choose('flag', value)} />
        <ButtonLink variant="secondary" to={`/admin/batches?test=${id}`}>
          {copy.groupComparison.title}
        </ButtonLink>
      </div>
    </>
  );
  const list = () => (
    <>
      {printed && (
        <div className="hidden print:block">
          {wanted.search && <p>{results.filteredBy(wanted.search)}</p>}
          {flag && <p>{flag === 'any' ? results.anyFlag : results.flags[flag]}</p>}
          {printed.length < view.matches && <p>{results.printedFirst(printed.length, view.matches)}</p>}
          <PrintedTable label={results.label} columns={printedColumns(copy, id, search)} items={printed} />
        </div>
      )}
      <div className={`flex flex-col gap-3 ${printed ? 'print:hidden' : ''}`}>
        {dialog}
        <ViewTable
          label={results.label}
          columns={columns}
          view={view}
          foldsOnPhones
          tools={{ title: results.tools([group, flag].filter((each) => each !== null).length), contents: tools() }}
        />
      </div>
    </>
  );
  return (
    <AssessmentPage id={id} name={desk.data?.name} lead={results.lead}>
      <Fetched query={reply} failed={results.failed}>
        {() => (isEmpty ? <EmptyState>{results.none}</EmptyState> : list())}
      </Fetched>
    </AssessmentPage>
  );
}
