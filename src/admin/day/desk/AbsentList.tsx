import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AbsentPerson } from '../../../../contract/assessment/absent';
import { resultsFileName } from '../../../../contract/assessment/results-file/file-name';
import { ownZone } from '../../../../contract/assessment/results-file/zone';
import { found, ordered, searchable } from '../../../../contract/fields/arrange';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/controls/Card';
import { Select } from '../../../ui/controls/Field';
import { Link } from '../../../ui/link/Link';
import { call } from '../../kit/calls/call';
import { Fetched } from '../../kit/calls/Fetched';
import { logFailure } from '../../kit/calls/log-failure';
import { refusedThere } from '../../kit/calls/refusal';
import { save } from '../../kit/calls/save';
import { useReply } from '../../kit/calls/use-reply';
import { Options } from '../../kit/form/Options';
import { RefusalNote } from '../../kit/form/RefusalNote';
import { personPath } from '../../kit/paths/person-path';
import { useMay } from '../../kit/rights/use-may';
import { Address } from '../../kit/table/Address';
import { column, type DataColumn, ViewTable } from '../../kit/table/DataTable';
import { Phone } from '../../kit/table/Phone';
import { byName, usePages } from '../../kit/table/use-pages';
import { timeOfDay } from '../../papers/schedule/local-time';
import { type DayWords, useDayCopy } from '../../words/use-day-copy';
import { absentFile, groupNames } from './absent-file';

const linked = '-my-2 flex min-h-11 items-center py-2 text-brand-ink underline-offset-4 hover:underline';

/** `leads`: whether a name leads to the person's page. On a narrow screen all but name and phone are below the name. */
const columnsIn = ({ absent }: DayWords, leads: boolean): DataColumn<AbsentPerson>[] => [
  column('name', absent.columns.name, ({ name }) => name, {
    isRowHeader: true,
    cell: ({ uid, name }) =>
      uid !== undefined && leads ? (
        <Link to={personPath(uid)} className={`${linked} wrap-anywhere font-medium`}>
          {name || absent.nameless}
        </Link>
      ) : (
        <span className="wrap-anywhere font-medium">{name || absent.nameless}</span>
      ),
  }),
  column('phone', absent.columns.phone, ({ phone }) => phone ?? '', {
    isUnordered: true,
    cell: ({ phone }) => (phone === undefined ? '–' : <Phone number={phone} className="-my-2" />),
  }),
  column('state', absent.columns.state, ({ state }) => absent.states[state], { isUnordered: true, isBelow: true, width: 'lg:min-w-32' }),
  column('groups', absent.columns.groups, groupNames, { isUnordered: true, isBelow: true }),
  column('email', absent.columns.email, ({ email }) => email ?? '', {
    isUnordered: true,
    isBelow: true,
    cell: ({ email }) => email !== undefined && <Address text={email} />,
  }),
];

interface Props {
  id: number;
  /** Of the assessment. */
  name: string;
  /** Whom it is for; none: for everybody. */
  groupIds: readonly number[];
  /** How many have started: the list follows it. */
  started: number;
}

/** A hall that starts does not ask for its list at each start. Milliseconds. */
const restMs = 15_000;

/** Who is expected and has not started, to be phoned: searched and paged by the server, and as a file. Asked for anew when others have started. */
export function AbsentList({ id, name, groupIds, started }: Props) {
  const copy = useDayCopy();
  const { absent, locale } = copy;
  const leads = useMay()('getPersonTests');
  const known = useReply('getGroups').data ?? [];
  const groups = groupIds.length === 0 ? known : known.filter((one) => groupIds.includes(one.id));
  const [group, setGroup] = useState<number | null>(null);
  const columns = useMemo(() => columnsIn(copy, leads), [copy, leads]);
  const { reply, view } = usePages('getAbsent', columns, byName, { params: { id }, filter: group === null ? {} : { group } });
  const { refetch, dataUpdatedAt } = reply;
  const startedThen = useRef(started);
  useEffect(() => {
    if (started === startedThen.current) return;
    const timer = setTimeout(
      () => {
        startedThen.current = started;
        void refetch();
      },
      dataUpdatedAt + restMs - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [started, refetch, dataUpdatedAt]);
  const rows = useMemo(() => view.rows.map((one, at) => ({ ...one, id: at })), [view.rows]);
  const saving = useMutation({
    mutationFn: async () => {
      const all = await call('getAbsent', { params: { id } });
      const chosen = group === null ? all : all.filter((one) => [one.group, ...(one.groups ?? [])].some((of) => of?.id === group));
      const matching = found(searchable(ordered(chosen, columns, view.order ?? byName), columns), view.query);
      const bytes = new TextEncoder().encode(absentFile(matching, copy)).buffer;
      save(bytes, resultsFileName(name, absent.file, Date.now(), ownZone(), 'csv'), 'text/csv;charset=utf-8');
    },
    onError: (error) => logFailure('List of the absent', error),
  });
  return (
    <section aria-label={absent.title} className="flex flex-col gap-3">
      <p className="text-ink-soft text-sm">{absent.lead}</p>
      <Fetched query={reply} failed={absent.failed}>
        {() => (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <p className="text-ink-soft text-sm">{absent.asOf(timeOfDay(reply.dataUpdatedAt, locale))}</p>
              <Button variant="secondary" aria-disabled={reply.isFetching} onClick={() => reply.refetch()}>
                {absent.refresh}
              </Button>
              <Button variant="secondary" aria-disabled={saving.isPending} onClick={() => saving.isPending || saving.mutate()}>
                {absent.save}
              </Button>
            </div>
            <RefusalNote refusal={saving.error && refusedThere(absent.saveFailed, saving.error, copy)} />
            {(groupIds.length > 1 || groups.length > 1) && (
              <div className="max-w-md">
                <Select
                  label={absent.group}
                  value={group ?? ''}
                  onChange={({ target }) => setGroup(target.value === '' ? null : Number(target.value))}
                >
                  <option value="">{absent.everyGroup}</option>
                  <Options of={groups.map((one) => [one.id, one.name])} />
                </Select>
              </div>
            )}
            {view.all === 0 && view.query === '' && group === null ? (
              <EmptyState>{absent.none}</EmptyState>
            ) : (
              <ViewTable label={absent.label} columns={columns} view={{ ...view, rows }} />
            )}
          </>
        )}
      </Fetched>
    </section>
  );
}
