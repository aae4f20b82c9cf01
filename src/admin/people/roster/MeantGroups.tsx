import type { RosterSummary } from '../../../../contract/people/roster';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { DidYouMean } from '../../bank/upload/categories/DidYouMean';
import { useBankCopy } from '../../words/use-bank-copy';
import { usePeopleCopy } from '../../words/use-people-copy';
import { useAlikeGroups } from './use-alike-groups';

/** What names of groups in a roster were said to mean. */
export interface MeantNames {
  /** The group that a name means, by that name. */
  groups: ReadonlyMap<string, string>;
  /** null: a name means itself again. */
  onMean: (changes: ReadonlyMap<string, string | null>) => void;
}

/** New groups of a roster that are probably slips of others, each with a way to take the other one, and those that were taken so. */
export function MeantGroups({ summary, groups: meant, onMean }: MeantNames & { summary: RosterSummary }) {
  const { groups: words } = usePeopleCopy();
  const { shaping } = useBankCopy();
  const alike = useAlikeGroups(summary);
  return (
    <>
      {alike.length > 0 && (
        <Banner tone="warning">
          <div className="flex flex-col gap-3">
            {alike.length > 1 && (
              <Button variant="secondary" className="self-start" onClick={() => onMean(new Map(alike))}>
                {shaping.takeAll(alike.length)}
              </Button>
            )}
            {alike.map(([name, close]) => (
              <DidYouMean key={name} question={words.meantGroup(name, close)} onUse={() => onMean(new Map([[name, close]]))} />
            ))}
          </div>
        </Banner>
      )}
      <ul aria-live="polite" className="flex flex-col gap-1 text-sm empty:hidden">
        {[...meant].map(([name, close]) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3">
            <span className="wrap-anywhere">{words.readAs(name, close)}</span>
            <Button variant="quiet" aria-label={words.readAsWrittenOf(name)} onClick={() => onMean(new Map([[name, null]]))}>
              {words.readAsWritten}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
