import type { Answered } from '../../../analysis/answered';
import { accuracyOf, type Group, groupsBy, sizeOf } from '../../../analysis/groups';
import { useCopy } from '../../ui/use-copy';
import { useStudyCopy } from '../../ui/use-study-copy';
import { Figure } from '../chart/Figure';
import { outcomeLook, outcomes } from '../outcome';

interface Props {
  title: string;
  answered: readonly Answered[];
  namesOf: (one: Answered) => readonly string[];
}

const percentOf = (group: Group): string => {
  const accuracy = accuracyOf(group);
  return accuracy === null ? '–' : `${Math.round(accuracy * 100)}%`;
};

/** How well each group of questions went; nothing where there are no groups. */
export function Accuracy({ title, answered, namesOf }: Props) {
  const copy = useCopy();
  const studyCopy = useStudyCopy();
  const groups = groupsBy(answered, namesOf);
  if (groups.length === 0) return null;
  const rows = groups.map((group) => [group.name, percentOf(group), group.correct, group.wrong, group.unattempted]);
  const columns = [studyCopy.name, studyCopy.accuracyColumn, ...outcomes.map((outcome) => copy.outcomes[outcome])];
  return (
    <Figure title={title} note={studyCopy.accuracyNote} columns={columns} rows={rows}>
      <div aria-hidden="true" className="flex flex-col gap-3">
        {groups.map((group) => (
          <div key={group.name} className="flex flex-col gap-1 text-sm">
            <div className="flex items-baseline justify-between gap-3">
              <span className="wrap-anywhere min-w-0">{group.name}</span>
              <span className="shrink-0 text-ink-soft tabular-nums">
                {studyCopy.rightOf(group.correct, group.correct + group.wrong)}
                <span className="ml-2 font-semibold text-ink">{percentOf(group)}</span>
              </span>
            </div>
            <div className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-raised">
              {outcomes.map(
                (outcome) =>
                  group[outcome] > 0 && (
                    <span
                      key={outcome}
                      className={outcomeLook[outcome].fill}
                      style={{ width: `${(100 * group[outcome]) / sizeOf(group)}%` }}
                    />
                  ),
              )}
            </div>
          </div>
        ))}
      </div>
    </Figure>
  );
}
