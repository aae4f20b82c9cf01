import { meanOf, medianScoreOf, participantsOn } from '../../../../analysis/rank';
import { type HandIns, type Item, leastToWarn, type Statistics } from '../../../../contract/assessment/statistics';
import { Card, EmptyState } from '../../../ui/controls/Card';
import { timesIn } from '../../../ui/display/times';
import { Facts } from '../../../ui/Facts';
import { Fetched } from '../../kit/calls/Fetched';
import { useAdminParams } from '../../kit/paths/use-admin-params';
import { useMay } from '../../kit/rights/use-may';
import { AssessmentPage } from '../../papers/schedule/AssessmentPage';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';
import { StatisticsCharts } from '../charts/StatisticsCharts';
import { useHandIns, useStatistics } from '../charts/use-overview';
import { RegradeList } from '../regrade/RegradeList';
import { useRegrades } from '../regrade/use-question';
import { useReportCounts } from '../reports/use-reports';
import { CheckFirst } from './CheckFirst';
import { ItemTable } from './ItemTable';
import { QuestionWay } from './QuestionWay';

/** Every change of the key of an assessment; renders nothing without any. */
function Changed({ id, items }: { id: number; items: readonly Item[] }) {
  const { regrade } = useResultsCopy();
  const { data } = useRegrades(id, useMay()('getRegrades'));
  if (data === undefined || data.length === 0) return null;
  return (
    <Card aria-label={regrade.changed} className="flex flex-col gap-3">
      <h2>{regrade.changed}</h2>
      <RegradeList
        regrades={data}
        itemOf={(questionId) => items.find((item) => item.questionId === questionId) ?? { options: [] }}
        headOf={(questionId) => (
          <QuestionWay id={id} questionId={questionId} className="text-brand-ink underline underline-offset-4">
            {regrade.openQuestion(items.findIndex((item) => item.questionId === questionId) + 1)}
          </QuestionWay>
        )}
      />
    </Card>
  );
}

/** The live count. Not a live region: an announcement every five seconds would be too much. */
function HandInCount({ count: { handedIn, latestAt } }: { count: HandIns }) {
  const copy = useResultsCopy();
  const moment = timesIn(copy.locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <Card aria-label={copy.statistics.submissions} className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <p className="flex items-baseline gap-2">
        <span className="font-bold text-3xl text-brand-ink tabular-nums">{numberText(handedIn)}</span> {copy.statistics.submitted(handedIn)}
      </p>
      {latestAt !== null && (
        <p className="text-ink-soft text-sm">
          {copy.statistics.latest} <time dateTime={latestAt}>{moment.format(Date.parse(latestAt))}</time>
        </p>
      )}
      <p className="ml-auto text-ink-soft text-sm">{copy.statistics.live}</p>
    </Card>
  );
}

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
      <StatisticsCharts id={id} statistics={statistics} />
      <p className="max-w-3xl text-ink-soft text-sm">
        {copy.statistics.explained} {items.some(({ kind }) => kind !== undefined) && `${copy.markKinds.figures} `}
        {participants < leastToWarn && copy.statistics.tooFew(leastToWarn)}
      </p>
      <ItemTable id={id} items={items} participants={participants} reports={reports} />
      <Changed id={id} items={items} />
    </>
  );
}
