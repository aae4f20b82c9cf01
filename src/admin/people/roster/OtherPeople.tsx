import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { usePeopleCopy } from '../../words/use-people-copy';
import type { JudgedRoster, JudgedRow, RowDecision } from './roster-progress';

/** Says of one row with the address of somebody of another name who it is. */
export type OnDecide = (rows: readonly JudgedRow[], decision: RowDecision) => void;

/** What an admin says of such a row, and can say otherwise. */
export function DecideRow({ row, onDecide }: { row: JudgedRow; onDecide: OnDecide }) {
  const { groups } = usePeopleCopy();
  return (
    <>
      {row.decision !== 'same' && (
        <Button variant="quiet" aria-label={groups.isSameOf(row.row)} onClick={() => onDecide([row], 'same')}>
          {groups.isSame}
        </Button>
      )}
      {row.decision !== 'left-out' && (
        <Button variant="quiet" aria-label={groups.leaveOutOf(row.row)} onClick={() => onDecide([row], 'left-out')}>
          {groups.leaveOut}
        </Button>
      )}
    </>
  );
}

/** Says how many rows wait for an admin's word, and takes one word for all of them. */
export function OtherPeople({ undecided, onDecide }: Pick<JudgedRoster, 'undecided'> & { onDecide: OnDecide }) {
  const { groups } = usePeopleCopy();
  const count = undecided.length;
  if (count === 0) return null;
  return (
    <Banner tone="warning">
      <div className="flex flex-col gap-3">
        <p>{groups.otherPeople(count)}</p>
        {count > 1 && (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => onDecide(undecided, 'same')}>
              {groups.allSame(count)}
            </Button>
            <Button variant="secondary" onClick={() => onDecide(undecided, 'left-out')}>
              {groups.leaveAllOut(count)}
            </Button>
          </div>
        )}
      </div>
    </Banner>
  );
}
