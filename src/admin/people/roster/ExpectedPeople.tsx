import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RosterEntry } from '../../../../contract/people/roster';
import { useWide } from '../../../ui/browser/use-wide';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/controls/Card';
import { Select } from '../../../ui/controls/Field';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { SureDialog } from '../../kit/dialog/SureDialog';
import { Options } from '../../kit/form/Options';
import { Address } from '../../kit/table/Address';
import { column, type DataColumn, ViewTable } from '../../kit/table/DataTable';
import { byName, usePages } from '../../kit/table/use-pages';
import { type PeopleWords, usePeopleCopy } from '../../words/use-people-copy';

const namesIn = ({ group, groups = [group] }: RosterEntry): string => groups.map(({ name }) => name).join('; ');

const addressOf = ({ email, phone }: RosterEntry): string => [email, phone].filter((text) => text !== undefined).join(' · ');

/** On a narrow screen group and address stand below the name. */
const columnsWith = ({ groups }: PeopleWords, onTakeOff: (entry: RosterEntry) => void, isWide: boolean): DataColumn<RosterEntry>[] => [
  column('name', groups.person, ({ name }) => name, {
    isRowHeader: true,
    cell: (entry) => (
      <>
        <span className="wrap-anywhere">{entry.name}</span>
        {!isWide &&
          [namesIn(entry), addressOf(entry)].map((line) => (
            <span key={line} className="block font-normal text-ink-soft">
              <Address text={line} />
            </span>
          ))}
      </>
    ),
  }),
  ...(isWide
    ? [
        column('group', groups.group, namesIn, { isUnordered: true, width: 'min-w-32' }),
        column('address', groups.address, addressOf, {
          cell: (entry: RosterEntry) => <Address text={addressOf(entry)} />,
          isUnordered: true,
          width: 'min-w-56',
        }),
      ]
    : []),
  column('off', groups.takeOff, () => '', {
    isUnordered: true,
    width: 'w-32',
    cell: (entry) => (
      <Button variant="quiet" className="-my-2 -ml-4" aria-label={groups.takeOffOf(entry.name)} onClick={() => onTakeOff(entry)}>
        {groups.takeOff}
      </Button>
    ),
  }),
];

/** Who is on the roster and has not come yet; the address keeps the group. */
export function ExpectedPeople() {
  const copy = usePeopleCopy();
  const { groups } = copy;
  const [params, setParams] = useSearchParams();
  const group = params.get('group') ?? '';
  const known = useReply('getGroups').data ?? [];
  const [leaving, setLeaving] = useState<RosterEntry | null>(null);
  const isWide = useWide();
  const columns = useMemo(() => columnsWith(copy, setLeaving, isWide), [copy, isWide]);
  const filter = /^\d+$/.test(group) ? { group: Number(group) } : {};
  const { reply, view } = usePages('getRoster', columns, byName, { filter, isLive: true });
  return (
    <section aria-label={groups.expectedTitle} className="flex flex-col gap-3">
      <h2>{groups.expectedTitle}</h2>
      <p className="text-ink-soft">{groups.expectedLead}</p>
      <div className="max-w-xs">
        <Select
          label={groups.ofGroup}
          value={group}
          onChange={({ target: { value } }) => setParams(value === '' ? {} : { group: value }, { replace: true })}
        >
          <option value="">{groups.everyGroup}</option>
          <Options of={known.map(({ id, name }) => [id, name])} />
        </Select>
      </div>
      <Fetched query={reply} failed={groups.rosterFailed}>
        {() =>
          view.all === 0 && view.query === '' ? (
            <EmptyState>{groups.expectedNone}</EmptyState>
          ) : (
            <ViewTable label={groups.expectedLabel} columns={columns} view={view} />
          )
        }
      </Fetched>
      {leaving && (
        <SureDialog
          call="removeFromRoster"
          args={{ params: { id: leaving.id } }}
          question={groups.takeOffAsk(leaving.name)}
          reach={{
            whom: groups.takeOffWhom([leaving.name, addressOf(leaving)].join(', '), namesIn(leaving)),
            when: groups.takeOffEffect,
          }}
          yes={groups.takeOff}
          failed={groups.notTakenOff}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}
