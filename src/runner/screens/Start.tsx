import { type Paper, questionsOf, sittingSeconds } from '../../../contract/assessment';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Badge, Card, Page } from '../../ui/Card';
import { copy } from '../../ui/copy';
import { useWorkerReady } from '../../ui/use-worker-ready';

function Fact({ name, value }: { name: string; value: string | number }) {
  return (
    <div className="flex flex-col rounded-control bg-raised px-3 py-2">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold text-lg tabular-nums">{value}</dd>
    </div>
  );
}

/** The start screen of spec §2: name, warning, Start Assessment. The paper is on the device by the time it is shown; *Ready offline* waits for the worker too. */
export function Start({ paper, isPreview, onStart }: { paper: Paper; isPreview: boolean; onStart: () => void }) {
  const isWorkerReady = useWorkerReady();
  const questions = questionsOf(paper).length;
  const minutes = Math.round(sittingSeconds({ durationInMinutes: paper.durationInMinutes, questions }) / 60);
  return (
    <Page title={paper.name} lead={paper.description} actions={isWorkerReady && <Badge tone="good">✓ {copy.readyOffline}</Badge>}>
      <Card className="flex flex-col gap-5">
        {isPreview && <Banner tone="info">{copy.previewNote}</Banner>}
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <Fact name="Questions" value={questions} />
          <Fact name="Minutes" value={minutes} />
          <Fact name="Total marks" value={paper.totalMarks} />
          {paper.negativeMarkingPerWrongQuestion !== null && (
            <Fact name="Wrong answer" value={`−${paper.negativeMarkingPerWrongQuestion}`} />
          )}
        </dl>
        {paper.subjects.length > 1 && (
          <ul className="flex flex-wrap gap-2" aria-label="Subjects">
            {paper.subjects.map((s) => (
              <li key={s.subjectName}>
                <Badge>{`${s.subjectName} · ${s.questions.length}`}</Badge>
              </li>
            ))}
          </ul>
        )}
        {paper.instructions !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{paper.instructions}</p>}
        <Banner tone="warning">⏱️ {copy.timerWarning}</Banner>
        {questions === 0 ? (
          <p className="text-bad">{copy.paperEmpty}</p>
        ) : (
          <Button className="min-h-12 w-full text-lg sm:w-auto sm:self-end" onClick={onStart}>
            {copy.startAssessment}
          </Button>
        )}
      </Card>
    </Page>
  );
}
