import { meanOf, medianScoreOf, participantsOn } from '../../../../analysis/rank';
import { leastToWarn, type Statistics } from '../../../../contract/assessment/statistics';
import { EmptyState } from '../../../ui/controls/Card';
import { Facts } from '../../../ui/Facts';
import { Fetched } from '../../kit/calls/Fetched';
import { useAdminParams } from '../../kit/paths/use-admin-params';
import { useMay } from '../../kit/rights/use-may';
import { AssessmentPage } from '../../papers/schedule/AssessmentPage';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';
import { Pictures } from '../charts/Pictures';
import { useHandIns, useStatistics } from '../charts/use-overview';
import { useReportCounts } from '../reports/use-reports';
import { Changed } from './Changed';
import { CheckFirst } from './CheckFirst';
import { HandInCount } from './HandInCount';
import { ItemTable } from './ItemTable';

/** The overview of one assessment: number of submissions, and the quality of its questions. */
export function AssessmentOverviewScreen() {
  const copy = useResultsCopy();
  const id = Number(useAdminParams().id);
  const handIns = useHandIns(id);
  const statistics = useStatistics(id, handIns.data?.handedIn);
  return (
    <AssessmentPage id={id} name={statistics.data?.name} lead={copy.statistics.lead}>
      <Fetched query={handIns} failed={copy.statistics.failed}>
        {(count) => <HandInCount count={count} />}
      </Fetched>
      {handIns.data !== undefined && (
        <Fetched query={statistics} failed={copy.statistics.failed}>
          {(data) => <Told id={id} statistics={data} />}
        </Fetched>
      )}
    </AssessmentPage>
  );
}

function Told({ id, statistics }: { id: number; statistics: Statistics }) {
  const copy = useResultsCopy();
  const may = useMay();
  const reports = useReportCounts(id, may('getReports'));
  const { scores, totalMarks, items } = statistics;
  const participants = participantsOn(scores);
  if (participants === 0) return <EmptyState>{copy.statistics.empty}</EmptyState>;
  const facts = [
    ['mean', numberText(meanOf(scores))],
    ['median', numberText(medianScoreOf(scores))],
    ['lowest', numberText(scores[0]?.score ?? null)],
    ['highest', numberText(scores.at(-1)?.score ?? null)],
    ['marks', numberText(totalMarks)],
  ] as const;
  return (
    <>
      <Facts
        label={copy.statistics.scores}
        facts={facts.map(([name, value]) => [copy.statistics.facts[name], value])}
        className="gap-x-8 gap-y-2 text-lg"
      />
      <CheckFirst id={id} items={items} participants={participants} />
      <Pictures id={id} statistics={statistics} />
      <p className="max-w-3xl text-ink-soft text-sm">
        {copy.statistics.explained} {items.some(({ kind }) => kind !== undefined) && `${copy.markKinds.figures} `}
        {participants < leastToWarn && copy.statistics.tooFew(leastToWarn)}
      </p>
      <ItemTable id={id} items={items} participants={participants} reports={reports} />
      <Changed id={id} items={items} />
    </>
  );
}
