import { bucketOf, bucketsOf, percentileShown, type RankInCohort } from '../../../analysis/rank';
import { cohortGroup, smallestCohort } from '../../../contract/fields/limits';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Figure } from '../../ui/chart/Figure';
import { Plot } from '../../ui/chart/Plot';
import { Card } from '../../ui/controls/Card';
import { Facts } from '../../ui/Facts';
import { useFigures } from '../figures';
import type { Freshness } from '../offline/use-refresh';
import { spreadChart } from './spread-chart';

interface Props {
  standing: RankInCohort;
  score: number;
  totalMarks: number;
}

/** Rank and percentile, and the distribution of all scores with the learner's own. */
export function StandingCard({ standing, score, totalMarks }: Props) {
  const figures = useFigures();
  const { marksText } = figures;
  const studyCopy = useStudyCopy();
  const buckets = bucketsOf(standing.scores, totalMarks);
  const own = bucketOf(buckets, score);
  const rangeOf = (at: number) => studyCopy.range(marksText(buckets[at]?.from ?? 0), marksText(buckets[at]?.to ?? 0));
  return (
    <>
      <Card aria-label={studyCopy.standing} className="flex flex-col gap-3">
        <h3 className="font-semibold">{studyCopy.standing}</h3>
        <Facts
          facts={[
            [studyCopy.rank, studyCopy.rankOf(marksText(standing.rank), marksText(standing.participants))],
            [studyCopy.percentile, marksText(percentileShown(standing))],
            [studyCopy.mean, marksText(standing.mean)],
            [studyCopy.median, marksText(standing.median)],
          ]}
        />
        <p className="text-ink-soft text-sm">
          {studyCopy.percentileMeans(marksText(standing.participants - standing.rank + 1), marksText(standing.participants))}{' '}
          {studyCopy.inSteps(cohortGroup)}
        </p>
      </Card>
      <Figure
        title={studyCopy.distribution}
        note={studyCopy.distributionNote}
        columns={[studyCopy.scores, studyCopy.learners]}
        rows={buckets.map(({ count }, at) => [`${rangeOf(at)}${at === own ? ` (${studyCopy.you})` : ''}`, count])}
      >
        <Plot chart={spreadChart(buckets, own, studyCopy, figures)} />
      </Figure>
    </>
  );
}

/** Explains why there is no rank: too few participants, or the server could not be asked. `participants` is null if unknown. */
export function NoStanding({ participants, freshness }: { participants: number | null; freshness: Freshness }) {
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
