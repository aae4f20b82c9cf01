import { useCopy } from '../../../copy/use-copy';
import { useHallCopy } from '../../../copy/use-hall-copy';
import { Button } from '../../../ui/controls/Button';
import { type HallStatus, hallCounts, hallStatuses, type Section } from '../../attempt/hall';
import { CountHeading } from './CountHeading';
import { HallDialog } from './HallDialog';
import { HallMark } from './HallMark';

interface Props {
  sections: readonly Section[];
  statuses: ReadonlyMap<number, HallStatus>;
  isOpen: boolean;
  onClose: () => void;
  onSubmit: () => void;
}

/** Narrow number columns leave room for the names, at every text size. */
const cell = 'w-[min(2rem,8vw)] @max-[16rem]:w-auto py-2 text-center tabular-nums sm:w-20 lg:w-28';

/** The state of every section, shown before the confirmation of the submission. */
export function Summary({ sections, statuses, isOpen, onClose, onSubmit }: Props) {
  const copy = useCopy();
  const words = useHallCopy();
  const row = (name: string, questionIds: readonly number[]) => {
    const counts = hallCounts(statuses, questionIds);
    return (
      // With large text on a phone the name stands above its numbers.
      <tr
        key={name}
        className="@max-[16rem]:grid @max-[16rem]:grid-cols-6 border-line border-b last:border-line-strong last:border-t-2 last:border-b-0 last:font-bold"
      >
        <th
          scope="row"
          className="wrap-anywhere @max-[16rem]:col-span-full @max-[16rem]:pb-0 py-2 pr-1 text-left font-semibold hyphens-auto"
        >
          {name}
        </th>
        <td className={cell}>{questionIds.length}</td>
        {hallStatuses.map((status) => (
          <td key={status} className={cell}>
            {counts[status]}
          </td>
        ))}
      </tr>
    );
  };
  return (
    <HallDialog
      title={words.summary}
      isOpen={isOpen}
      onClose={onClose}
      no={words.backToQuestions}
      actions={<Button onClick={onSubmit}>{copy.submit}</Button>}
    >
      <div className="@container">
        <table className="w-full table-fixed text-sm sm:text-base">
          <thead>
            <tr className="@max-[16rem]:grid @max-[16rem]:grid-cols-6 @max-[16rem]:items-end border-line-strong border-b align-bottom text-sm leading-tight">
              <th scope="col" className="@max-[16rem]:col-span-full @max-[16rem]:pb-0 py-2 pr-2 text-left">
                {words.section}
              </th>
              <CountHeading className={cell} />
              {hallStatuses.map((status) => (
                <th key={status} scope="col" className={cell}>
                  <span className="flex flex-col items-center gap-1">
                    <HallMark status={status} isSmall />
                    <span className="sr-only sm:not-sr-only">{words.statuses[status]}</span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sections.map(({ name, questionIds }) => row(name, questionIds))}
            {row(
              words.total,
              sections.flatMap((s) => s.questionIds),
            )}
          </tbody>
        </table>
      </div>
      <ul aria-hidden="true" className="grid grid-cols-2 gap-2 text-sm leading-tight sm:hidden">
        {hallStatuses.map((status) => (
          <li key={status} className="flex items-center gap-2 last:col-span-2">
            <HallMark status={status} /> {words.statuses[status]}
          </li>
        ))}
      </ul>
    </HallDialog>
  );
}
