import { bucketOf, bucketsOf, percentileShown, type RankInCohort, toldBy } from '../../../analysis/rank';
import { cohortStep, smallestCohort } from '../../../contract/fields/limits';
import { useStudyCopy } from '../../copy/use-study-copy';
import { ChartCard } from '../../ui/chart/ChartCard';
import { Plot } from '../../ui/chart/Plot';
import { Card } from '../../ui/controls/Card';
import { Facts } from '../../ui/Facts';
import { useFigures } from '../figures';
import type { Freshness } from '../offline/use-refresh';
import { spreadChart } from './spread-chart';

interface Props {
  place: RankInCohort;
  score: number;
  totalMarks: number;
}

/** The place among all, told as on the result's first screen. */
export function RankCard({ place, totalMarks }: Omit<Props, 'score'>) {
  const { marksText } = useFigures();
  const studyCopy = useStudyCopy();
  const { rank, participants, mean, median } = place;
  const by = toldBy(place);
  const places: readonly [string, string][] = [
    [studyCopy.rank, studyCopy.rankOf(marksText(rank), marksText(participants))],
    [studyCopy.percentile, marksText(percentileShown(place))],
  ];
  /** The sentence that explains the place; empty for the last participant. */
  const means = {
    rank: `${studyCopy.percentileMeans(marksText(participants - rank + 1), marksText(participants))} `,
    reached: `${studyCopy.reachedOthers(marksText(participants - rank), marksText(participants - 1))} `,
    mean: '',
  };
  const ofTotal = (marks: number): string => `${marksText(marks)} / ${marksText(totalMarks)}`;
  return (
    <Card aria-label={studyCopy.standing} className="flex flex-col gap-3">
      <h3 className="font-semibold">{studyCopy.standing}</h3>
      <Facts facts={[...(by === 'rank' ? places : []), [studyCopy.mean, ofTotal(mean)], [studyCopy.median, ofTotal(median)]]} />
      <p className="text-ink-soft text-sm">
        {means[by]}
        {studyCopy.inSteps(cohortStep)}
      </p>
    </Card>
  );
}

/** The distribution of all scores, with the learner's own. */
export function Spread({ place, score, totalMarks }: Props) {
  const figures = useFigures();
  const { marksText } = figures;
  const studyCopy = useStudyCopy();
  const buckets = bucketsOf(place.scores, totalMarks);
  const own = bucketOf(buckets, score);
  const rangeOf = (at: number) => studyCopy.range(marksText(buckets[at]?.from ?? 0), marksText(buckets[at]?.to ?? 0));
  return (
    <ChartCard
      isFolded
      title={studyCopy.distribution}
      note={studyCopy.distributionNote}
      columns={[studyCopy.scores, studyCopy.learners]}
      rows={buckets.map(({ count }, at) => [`${rangeOf(at)}${at === own ? ` (${studyCopy.you})` : ''}`, count])}
    >
      <Plot chart={spreadChart(buckets, own, studyCopy, figures)} />
    </ChartCard>
  );
}

/** Explains why there is no rank: too few participants, or the server could not be asked. `participants` is null if unknown. */
export function NoRank({ participants, freshness }: { participants: number | null; freshness: Freshness }) {
  const studyCopy = useStudyCopy();
  const why = () => {
    if (participants !== null) return studyCopy.tooFew(participants, smallestCohort);
    return freshness === 'refreshing' || freshness === 'fresh' ? studyCopy.cohortLoading : studyCopy.cohortOffline;
  };
  return (
    <Card aria-label={studyCopy.standing} className="flex flex-col gap-2">
      <h3 className="font-semibold">{studyCopy.standing}</h3>
      <p className="text-ink-soft">{why()}</p>
    </Card>
  );
}
