import { accuracyOf, attemptedOf, type Counts, lowestOf, tellingOf } from '../../../analysis/breakdown';
import { useReviewCopy } from '../../copy/use-review-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { ChartCard } from '../../ui/chart/ChartCard';
import { outcomeLook, told } from '../../ui/review/outcome';

interface Props {
  title: string;
  groups: readonly Counts[];
  /** In two columns on wide screens. */
  isWide?: boolean;
  /** As in a figure. */
  isFolded?: boolean;
  /** Whether the note names the lowest, where the groups have an order of their own. */
  isNamed?: boolean;
}

/** More groups that tell little, or nothing, are folded. */
const mostNamed = 3;

/** What unfolds more groups, with an arrow as other parts that unfold. */
const unfolds = "flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-brand-ink before:content-['›']";

/** Of many groups of few answers, those that show: none beside others that tell more; else those where something came out wrong, or the first. */
function namedOf(few: readonly Counts[], attempted: readonly Counts[]): readonly Counts[] {
  if (attempted.length > few.length) return [];
  const amiss = few.filter((group) => group.correct < attemptedOf(group));
  return (amiss.length > 0 ? amiss : few).slice(0, mostNamed);
}

/** Null where too few answers tell no share. */
const percentOf = (group: Counts): string | null =>
  tellingOf(group) === 'share' ? `${Math.round((accuracyOf(group) ?? 0) * 100)}%` : null;

/** The accuracy of each group of questions; renders nothing where nothing was attempted. */
export function Accuracy({ title, groups, isWide = false, isFolded = false, isNamed = false }: Props) {
  const reviewCopy = useReviewCopy();
  const studyCopy = useStudyCopy();
  const isAttempted = (group: Counts): boolean => accuracyOf(group) !== null;
  const attempted = groups.filter(isAttempted);
  if (attempted.length === 0) return null;
  const few = attempted.filter((group) => tellingOf(group) === 'few');
  const folded = few.length > mostNamed ? few.filter((group) => !namedOf(few, attempted).includes(group)) : [];
  const notAttempted = groups.filter((group) => !isAttempted(group)).map(({ name }) => name);
  const shown = told.filter((outcome) => outcome !== 'partly' || groups.some(({ partly }) => partly > 0));
  const lowest = isNamed ? lowestOf(groups) : undefined;
  const note = lowest === undefined ? studyCopy.accuracyNote : `${studyCopy.accuracyNote} ${studyCopy.lowest(lowest.name)}`;
  const rows = groups.map((group) => [group.name, percentOf(group) ?? '–', ...shown.map((outcome) => group[outcome])]);
  const columns = [studyCopy.name, studyCopy.accuracyColumn, ...shown.map((outcome) => reviewCopy.outcomes[outcome])];
  return (
    <ChartCard isFolded={isFolded} title={title} note={note} columns={columns} rows={rows}>
      <Bars groups={attempted.filter((group) => !folded.includes(group))} isWide={isWide} />
      {folded.length > 0 && (
        <details className="text-ink-soft text-sm">
          <summary className={unfolds}>{studyCopy.fewIn(folded.length)}</summary>
          <Bars groups={folded} isWide={isWide} />
        </details>
      )}
      {notAttempted.length > 0 && notAttempted.length <= mostNamed && (
        <p className="wrap-anywhere text-ink-soft text-sm">{studyCopy.notAttempted(notAttempted)}</p>
      )}
      {notAttempted.length > mostNamed && (
        <details className="text-ink-soft text-sm">
          <summary className={unfolds}>{studyCopy.noneAttempted(notAttempted.length)}</summary>
          <p className="wrap-anywhere">{studyCopy.notAttempted(notAttempted)}</p>
        </details>
      )}
    </ChartCard>
  );
}

/** Groups with an attempt: how many answers were right, as numbers and as a bar. */
function Bars({ groups, isWide }: { groups: readonly Counts[]; isWide: boolean }) {
  const studyCopy = useStudyCopy();
  return (
    <div aria-hidden="true" className={`grid gap-x-8 gap-y-3 ${isWide ? 'md:grid-cols-2' : ''}`}>
      {groups.map((group) => (
        <div key={group.name} className="flex flex-col gap-1 text-ink text-sm">
          <div className="flex items-baseline justify-between gap-3">
            <span className="wrap-anywhere min-w-0">{group.name}</span>
            <span className="shrink-0 text-ink-soft tabular-nums">
              {studyCopy.rightOf(group.correct, attemptedOf(group))}
              {percentOf(group) && <span className="ml-2 font-semibold text-ink">{percentOf(group)}</span>}
            </span>
          </div>
          {/* Of what was attempted, as the share beside its name; one answer or two are no share. */}
          <div data-bar-of={group.name} className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-raised empty:hidden">
            {(tellingOf(group) === 'few' ? [] : told).map(
              (outcome) =>
                outcome !== 'unattempted' &&
                group[outcome] > 0 && (
                  <span
                    key={outcome}
                    className={outcomeLook[outcome].fill}
                    style={{ width: `${(100 * group[outcome]) / attemptedOf(group)}%` }}
                  />
                ),
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
