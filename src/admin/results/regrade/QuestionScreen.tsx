import { useState } from 'react';
import { type Paper, questionsOf } from '../../../../contract/assessment/assessment';
import type { RegradePreviewDraft } from '../../../../contract/assessment/regrade';
import type { Statistics } from '../../../../contract/assessment/statistics';
import { seenOf } from '../../../../contract/calls/edited-version';
import { Banner } from '../../../ui/controls/Banner';
import { ButtonLink } from '../../../ui/controls/Button';
import { Card, EmptyState } from '../../../ui/controls/Card';
import { Sign } from '../../../ui/controls/Sign';
import { Link } from '../../../ui/link/Link';
import { useVersion } from '../../../ui/question/question-language';
import { Fetched } from '../../kit/calls/Fetched';
import { questionPath } from '../../kit/paths/question-path';
import { useAdminParams } from '../../kit/paths/use-admin-params';
import { AssessmentPage } from '../../papers/schedule/AssessmentPage';
import { useResultsCopy } from '../../words/use-results-copy';
import { useHandIns, useStatistics } from '../charts/use-overview';
import { CorrectionForm } from './CorrectionForm';
import { Elsewhere } from './Elsewhere';
import { PaperQuestionCard } from './PaperQuestionCard';
import { RegradeList } from './RegradeList';
import { countedBy, knows } from './typed-change';
import { usePaper, useRegrades } from './use-question';

/** One question of an assessment: as learners saw it, what they chose, and how a wrong key is corrected. */
export function QuestionScreen() {
  const { regrade } = useResultsCopy();
  const params = useAdminParams();
  const [id, questionId] = [Number(params.id), Number(params.question)];
  const handIns = useHandIns(id);
  const statistics = useStatistics(id, handIns.data?.handedIn);
  const paper = usePaper(id);
  return (
    <AssessmentPage id={id} name={statistics.data?.name} lead={regrade.title}>
      <Fetched query={paper} failed={regrade.failed}>
        {(sat) =>
          handIns.isError ? (
            <Banner tone="error">{regrade.failed}</Banner>
          ) : (
            <Fetched query={statistics} failed={regrade.failed}>
              {(counted) => (
                <Told key={questionId} id={id} questionId={questionId} paper={sat} statistics={counted} handedIn={handIns.data?.handedIn} />
              )}
            </Fetched>
          )
        }
      </Fetched>
    </AssessmentPage>
  );
}

interface Props {
  id: number;
  questionId: number;
  paper: Paper;
  statistics: Statistics;
  handedIn: number | undefined;
}

function Told({ id, questionId, paper, statistics: { items, participants }, handedIn }: Props) {
  const { regrade } = useResultsCopy();
  const regrades = useRegrades(id);
  const at = items.findIndex((item) => item.questionId === questionId);
  const item = items[at];
  const question = questionsOf(paper).find((one) => one.id === questionId);
  const { second } = useVersion(question ?? {});
  /** What was sent here last, and the key's version by it: the figures may know it later. */
  const [corrected, setCorrected] = useState<{ draft: RegradePreviewDraft; version: number } | null>(null);
  const own = regrades.data?.filter((one) => one.questionId === questionId) ?? [];
  const [last] = own;
  // What was sent here holds until a later change is known; that may be another admin's.
  const isOwn = corrected !== null && corrected.version >= (last?.version ?? 0);
  const holding = isOwn ? corrected.draft : ((last && { questionId, ...last.after }) ?? null);
  const isBehind = item !== undefined && holding !== null && !knows(item, holding);
  useStatistics(id, handedIn, isBehind);
  if (item === undefined || question === undefined) return <EmptyState>{regrade.elsewhere}</EmptyState>;
  const shown = isBehind ? countedBy(item, holding) : item;
  // Figures that do not know the latest change yet have an older key, which the bank must not take.
  const isCorrected = holding?.change === 'key';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{regrade.place(at + 1, items.length, item.subjectName)}</p>
        <div className="flex flex-wrap gap-2">
          <Neighbour id={id} questionId={items[at - 1]?.questionId} sign="back" name={regrade.before} />
          <Neighbour id={id} questionId={items[at + 1]?.questionId} sign="on" name={regrade.after} />
          <ButtonLink variant="secondary" to={`/admin/questions?question=${questionId}`}>
            {regrade.inBank}
          </ButtonLink>
        </div>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(22rem,26rem)]">
        <div className="flex min-w-0 flex-col gap-4">
          <PaperQuestionCard question={question} item={shown} participants={participants} />
          {own.length > 0 && (
            <Card aria-label={regrade.history} className="flex flex-col gap-3">
              <h2>{regrade.history}</h2>
              <RegradeList regrades={own} itemOf={() => item} />
            </Card>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Fetched query={regrades} failed={regrade.needsHistory}>
            {() => (
              <CorrectionForm
                id={id}
                item={shown}
                present={seenOf.counting(isOwn ? corrected : (last ?? null))}
                texts={question.options.map(({ text }, place) => second?.options[place] ?? text)}
                onCorrected={(draft, version) => setCorrected({ draft, version })}
              />
            )}
          </Fetched>
          <Elsewhere id={id} item={shown} isCorrected={isCorrected} />
        </div>
      </div>
    </>
  );
}

/** The question before or after; nothing at the ends. */
function Neighbour({ id, questionId, sign, name }: { id: number; questionId: number | undefined; sign: 'back' | 'on'; name: string }) {
  if (questionId === undefined) return null;
  return (
    <Link
      to={questionPath(id, questionId)}
      aria-label={name}
      title={name}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border border-line-strong bg-surface hover:bg-raised"
    >
      <Sign of={sign} />
    </Link>
  );
}
