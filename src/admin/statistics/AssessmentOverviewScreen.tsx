import { useParams } from 'react-router-dom';
import { meanOf, medianScoreOf, participantsOn } from '../../../analysis/standing';
import type { Statistics } from '../../../contract/insight';
import { ButtonLink } from '../../ui/Button';
import { EmptyState, Page } from '../../ui/Card';
import { copy } from '../copy';
import { Fetched } from '../Fetched';
import { numberText } from './figures';
import { HandInCount } from './HandInCount';
import { ItemTable } from './ItemTable';
import { useHandIns, useStatistics } from './use-overview';
import { words } from './words';

/** One assessment as those who sat it show it: how many handed in by now, and how good its questions are. */
export function AssessmentOverviewScreen() {
  const id = Number(useParams().id);
  const handIns = useHandIns(id);
  const statistics = useStatistics(id, handIns.data?.handedIn);
  const title = statistics.data?.name ?? copy.assessmentTitle(null, id);
  return (
    <Page
      wide
      title={title}
      lead={words.lead}
      actions={
        <ButtonLink look="secondary" to={`/assessments/${id}`}>
          {words.viewPaper}
        </ButtonLink>
      }
    >
      <Fetched query={handIns} failed={words.failed}>
        {(count) => <HandInCount count={count} />}
      </Fetched>
      {handIns.data !== undefined && (
        <Fetched query={statistics} failed={words.failed}>
          {(data) => <Told statistics={data} />}
        </Fetched>
      )}
    </Page>
  );
}

function Told({ statistics }: { statistics: Statistics }) {
  const { scores, totalMarks, items } = statistics;
  if (participantsOn(scores) === 0) return <EmptyState>{words.nobody}</EmptyState>;
  const facts = [
    ['Mean', numberText(meanOf(scores))],
    ['Median', numberText(medianScoreOf(scores))],
    ['Lowest', numberText(scores[0]?.score ?? null)],
    ['Highest', numberText(scores.at(-1)?.score ?? null)],
    ['Marks', numberText(totalMarks)],
  ] as const;
  return (
    <>
      <dl aria-label="Scores" className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-ink-soft text-xs">{name}</dt>
            <dd className="font-semibold text-lg tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-3xl text-ink-soft text-sm">{words.explained}</p>
      <ItemTable items={items} />
    </>
  );
}
