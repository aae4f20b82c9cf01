import { useMemo, useState } from 'react';
import type { LearnerGroup } from '../../../../contract/people/groups';
import { useWide } from '../../../ui/browser/use-wide';
import { Button } from '../../../ui/controls/Button';
import { Link } from '../../../ui/link/Link';
import { SureDialog } from '../../kit/dialog/SureDialog';
import { column, type DataColumn, DataTable } from '../../kit/table/DataTable';
import { type PeopleWords, usePeopleCopy } from '../../words/use-people-copy';
import { numberText } from '../../words/wording/figures';
import { RenameGroup } from './RenameGroup';

/** Asks before a group is deleted. */
function DeleteGroup({ group: { id, name }, onClose }: { group: LearnerGroup; onClose: () => void }) {
  const { groups } = usePeopleCopy();
  return (
    <SureDialog
      call="deleteGroup"
      args={{ params: { id } }}
      question={groups.deleteAsk(name)}
      reach={{ whom: groups.deleteEffect, when: groups.deleteWhen }}
      yes={groups.delete}
      failed={groups.notDeleted}
      onClose={onClose}
    />
  );
}

const link = 'wrap-anywhere font-medium text-brand-ink underline-offset-4 hover:underline';

/** A number that leads to the people whom it counts. */
function Count({ count, to, label }: { count: number; to: string; label: string }) {
  if (count === 0) return <span className="text-ink-soft">0</span>;
  return (
    <Link
      to={to}
      className={`${link} inline-flex min-h-6 min-w-6 items-center underline lg:justify-end`}
      aria-label={`${numberText(count)} · ${label}`}
    >
      {numberText(count)}
    </Link>
  );
}

type Asking = { to: 'rename' | 'delete'; group: LearnerGroup };

function Acts({ group, onAsk }: { group: LearnerGroup; onAsk: (asking: Asking) => void }) {
  const { groups } = usePeopleCopy();
  return (
    <span className="-ml-4 flex flex-wrap">
      <Button variant="quiet" className="-my-2" aria-label={groups.renameOf(group.name)} onClick={() => onAsk({ to: 'rename', group })}>
        {groups.rename}
      </Button>
      {group.learners + group.waiting + group.assessments === 0 && (
        <Button variant="quiet" className="-my-2" aria-label={groups.deleteOf(group.name)} onClick={() => onAsk({ to: 'delete', group })}>
          {groups.delete}
        </Button>
      )}
    </span>
  );
}

function Learners({ id, name, learners }: LearnerGroup) {
  const { groups } = usePeopleCopy();
  return <Count count={learners} to={`/admin/people?group=${id}`} label={groups.learnersOf(name)} />;
}

function Waiting({ id, name, waiting }: LearnerGroup) {
  const { groups } = usePeopleCopy();
  return <Count count={waiting} to={`/admin/roster?group=${id}`} label={groups.expectedOf(name)} />;
}

/** The columns as lines below the name, on a screen that has no room for them. */
function Lines({ group, onAsk }: { group: LearnerGroup; onAsk: (asking: Asking) => void }) {
  const { groups } = usePeopleCopy();
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 py-1 font-normal text-ink-soft">
        <dt>{groups.learners}</dt>
        <dd>
          <Learners {...group} />
        </dd>
        <dt>{groups.expected}</dt>
        <dd>
          <Waiting {...group} />
        </dd>
        <dt>{groups.assessments}</dt>
        <dd>{numberText(group.assessments)}</dd>
      </dl>
      <Acts group={group} onAsk={onAsk} />
    </>
  );
}

const columnsWith = ({ groups }: PeopleWords, onAsk: (asking: Asking) => void, isWide: boolean): DataColumn<LearnerGroup>[] => {
  const name: DataColumn<LearnerGroup> = column('name', groups.name, (group) => group.name, {
    isRowHeader: true,
    cell: (group) => (
      <>
        <Link to={`/admin/people?group=${group.id}`} className={link}>
          {group.name}
        </Link>
        {!isWide && <Lines group={group} onAsk={onAsk} />}
      </>
    ),
  });
  if (!isWide) return [name];
  return [
    name,
    column('learners', groups.learners, ({ learners }) => learners, {
      isNumber: true,
      width: 'w-32',
      cell: (group) => <Learners {...group} />,
    }),
    column('waiting', groups.expected, ({ waiting }) => waiting, {
      isNumber: true,
      width: 'w-36',
      cell: (group) => <Waiting {...group} />,
    }),
    column('assessments', groups.assessments, ({ assessments }) => assessments, {
      cell: ({ assessments }) => numberText(assessments),
      isNumber: true,
      width: 'w-32',
    }),
    column('actions', groups.actions, () => '', {
      isUnordered: true,
      width: 'w-56 min-w-56',
      cell: (group) => <Acts group={group} onAsk={onAsk} />,
    }),
  ];
};

/** Every group with what refers to it. */
export function GroupTable({ groups }: { groups: LearnerGroup[] }) {
  const copy = usePeopleCopy();
  const [asking, setAsking] = useState<Asking | null>(null);
  const isWide = useWide();
  const columns = useMemo(() => columnsWith(copy, setAsking, isWide), [copy, isWide]);
  const close = () => setAsking(null);
  return (
    <section className="flex flex-col gap-2">
      <DataTable label={copy.groups.label} columns={columns} items={groups} />
      <p className="text-ink-soft text-sm">{copy.groups.inUse}</p>
      {asking?.to === 'rename' && <RenameGroup group={groups.find(({ id }) => id === asking.group.id) ?? asking.group} onClose={close} />}
      {asking?.to === 'delete' && <DeleteGroup group={asking.group} onClose={close} />}
    </section>
  );
}
