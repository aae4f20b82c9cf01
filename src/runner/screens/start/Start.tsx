import { Suspense } from 'react';
import { type Paper, questionsOf, sittingSeconds, withExtraTime } from '../../../../contract/assessment/assessment';
import { useCopy } from '../../../copy/use-copy';
import { loadPictures } from '../../../pictures/load';
import { Banner } from '../../../ui/controls/Banner';
import { Badge, Card, Page } from '../../../ui/controls/Card';
import { Sign } from '../../../ui/controls/Sign';
import { lazyOrNothing } from '../../../ui/lazy-or-nothing';
import { fingerprint } from '../../attempt/fingerprint';
import type { Look } from '../../device/habits';
import { LookChoice } from './LookChoice';
import { PrivateNoteOnDemand } from './PrivateNoteOnDemand';
import { StartButton } from './StartButton';
import { ToList } from './ToList';
import { type Readiness, useReadyOffline } from './use-ready-offline';

const PicturesNote = lazyOrNothing(async () => (await loadPictures()).PicturesNote);

function Fact({ name, value }: { name: string; value: string | number }) {
  return (
    <div className="flex flex-col rounded-control bg-raised px-2 py-2 sm:px-3">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold text-lg tabular-nums">{value}</dd>
    </div>
  );
}

function ReadyOffline({ readiness }: { readiness: Readiness }) {
  const copy = useCopy();
  if (readiness === 'no') return null;
  if (readiness === 'on-the-way') return <Badge>{copy.gettingReady}</Badge>;
  return (
    <Badge tone="good">
      <Sign of="check" /> {copy.readyOffline}
    </Badge>
  );
}

interface Props {
  uid: string;
  paper: Paper;
  timePercent: number | undefined;
  /** The number of the paper's pictures that are not on the device; undefined until known. */
  missing: number | undefined;
  isPreview: boolean;
  /** Whether the device can store the attempt. */
  isKept: boolean;
  isStarting: boolean;
  look: Look;
  onLook: (look: Look) => void;
  onStart: () => void;
}

/** The start screen of spec §2: name, warning, Start Assessment. */
export function Start({ uid, paper, timePercent, missing, isPreview, isKept, isStarting, look, onLook, onStart }: Props) {
  const copy = useCopy();
  const readiness = useReadyOffline(uid, paper.id, missing === 0);
  const questions = questionsOf(paper).length;
  const usual = sittingSeconds({ durationInMinutes: paper.durationInMinutes, questions });
  const minutes = Math.round(withExtraTime(usual, timePercent) / 60);
  const usualMinutes = Math.round(usual / 60);
  return (
    <Page
      title={paper.name}
      lead={paper.description}
      actions={<ReadyOffline readiness={readiness} />}
      before={<ToList isPreview={isPreview} />}
    >
      <Card className="flex flex-col gap-5">
        {isPreview && <Banner tone="info">{copy.previewNote}</Banner>}
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2 has-[>:nth-child(4)]:grid-cols-2 sm:gap-3 sm:has-[>:nth-child(4)]:grid-cols-4">
          <Fact name={copy.questions} value={questions} />
          <Fact name={copy.minutesFact} value={minutes} />
          <Fact name={copy.totalMarks} value={paper.totalMarks} />
          {paper.negativeMarkingPerWrongQuestion !== null && (
            <Fact name={copy.wrongAnswer} value={paper.negativeMarkingPerWrongQuestion && `−${paper.negativeMarkingPerWrongQuestion}`} />
          )}
        </dl>
        {minutes !== usualMinutes && <Banner tone="info">{copy.extraTime(minutes, usualMinutes)}</Banner>}
        {paper.subjects.length > 1 && (
          <ul className="flex flex-wrap gap-2" aria-label={copy.subjects}>
            {paper.subjects.map((s) => (
              <li key={s.subjectName}>
                <Badge>{`${s.subjectName} · ${s.questions.length}`}</Badge>
              </li>
            ))}
          </ul>
        )}
        {paper.instructions !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{paper.instructions}</p>}
        <p className="text-ink-soft text-sm">{copy.paperEdition(fingerprint(paper))}</p>
        {!!missing && (
          <Suspense>
            <PicturesNote missing={missing} />
          </Suspense>
        )}
        <Banner tone="warning">
          <span className="font-emoji">⏱️</span> {copy.timerWarning}
        </Banner>
        {questions === 0 ? (
          <p className="text-bad">{copy.paperEmpty}</p>
        ) : (
          <>
            {isKept && <PrivateNoteOnDemand />}
            <LookChoice look={look} onChoose={onLook} />
            <StartButton isKept={isKept} isStarting={isStarting} onStart={onStart} />
          </>
        )}
      </Card>
    </Page>
  );
}
