import { useState } from 'react';
import { questionsOf } from '../../../../contract/assessment/assessment';
import { useCopy } from '../../../copy/use-copy';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Card, Page } from '../../../ui/controls/Card';
import { Choice } from '../../../ui/controls/Choice';
import type { StoredPaper } from '../../device/db';
import type { Look } from '../../device/habits';
import { trustedClock } from '../../device/trusted-clock';
import type { RunnerState } from '../store/runner-store';
import { BegunNoteOnDemand, PicturesNoteOnDemand, ScheduleOnDemand, StartNotesOnDemand } from './OnDemand';
import { PaperFacts } from './PaperFacts';
import { ToList } from './ToList';

interface StartButtonProps {
  isKept: boolean;
  isStarting: boolean;
  /** What the button says in the place of *Start Assessment*. */
  named: string | null;
  /** Whether another button is the one to press. */
  isSecond: boolean;
  onStart: () => void;
}

/** The start button. If nothing can be stored, the learner must agree first. */
function StartButton({ isKept, isStarting, named, isSecond, onStart }: StartButtonProps) {
  const copy = useCopy();
  const [hasAgreed, setAgreed] = useState(false);
  return (
    <>
      {!isKept && (
        <Banner tone="error">
          <p>{copy.noSafetyNet}</p>
          <Choice className="mt-3" checked={hasAgreed} onChange={(event) => setAgreed(event.target.checked)}>
            {copy.noSafetyNetConsent}
          </Choice>
        </Banner>
      )}
      {/* A bar of the window on a phone: a card may begin below the fold, and what sticks to it with it. */}
      <div data-bar>
        <Button
          variant={named || isSecond ? 'secondary' : 'primary'}
          className="text-lg aria-disabled:opacity-55 sm:min-h-12"
          disabled={!isKept && !hasAgreed}
          // Without this the pressed button would lose the focus.
          aria-disabled={isStarting}
          onClick={onStart}
        >
          {isStarting ? copy.busy : (named ?? copy.startAssessment)}
        </Button>
      </div>
    </>
  );
}

/** The learner's choice between the two looks. */
function LookChoice({ look, onChoose }: { look: Look; onChoose: (look: Look) => void }) {
  const copy = useCopy();
  return (
    <label className="choice-box has-checked:border-brand has-checked:bg-brand-soft">
      <input
        type="checkbox"
        className="mt-1 size-5 shrink-0 accent-brand"
        checked={look === 'hall'}
        onChange={(event) => onChoose(event.target.checked ? 'hall' : 'plain')}
      />
      <span>
        <span className="font-semibold">{copy.hallLook}</span>
        <span className="block text-ink-soft text-sm">{copy.hallLookWhat}</span>
      </span>
    </label>
  );
}

interface Props {
  uid: string;
  paper: StoredPaper;
  timePercent: number | undefined;
  /** The number of the paper's pictures that are not on the device; undefined until known. */
  missing: number | undefined;
  isPreview: boolean;
  state: RunnerState;
  look: Look;
  onLook: (look: Look) => void;
  onStart: () => void;
  onAnswer: (hasAgreed: boolean) => void;
  /** Called once the device knows that another device has handed the paper in. */
  onFiled: () => void;
}

/** The start screen of spec §2: name, warning, Start Assessment. */
export function Start({
  uid,
  paper,
  timePercent,
  missing,
  isPreview,
  state: { isKept, isStarting, begun, isAsked, failure },
  look,
  onLook,
  onStart,
  onAnswer,
  onFiled,
}: Props) {
  const copy = useCopy();
  const [named, setNamed] = useState<string | null>(null);
  const [isOther, setOther] = useState(false);
  return (
    <Page title={paper.name} before={<ToList isPreview={isPreview} />}>
      <Card className="flex flex-col gap-3 sm:gap-5">
        {isPreview && <Banner tone="info">{copy.previewNote}</Banner>}
        {/* On a phone warning, facts and the choice of the look stand above the bar; what there is to read follows them. */}
        <Banner tone="warning">
          <span className="font-emoji">⏱️</span> {copy.timerWarning}
        </Banner>
        <PaperFacts paper={paper} timePercent={timePercent} />
        {paper.description !== '' && <p className="wrap-anywhere text-ink-soft max-sm:order-last">{paper.description}</p>}
        {paper.instructions !== '' && <p className="wrap-anywhere whitespace-pre-wrap max-sm:order-last">{paper.instructions}</p>}
        <PicturesNoteOnDemand missing={missing} />
        {questionsOf(paper).length === 0 ? (
          <p className="text-bad">{copy.paperEmpty}</p>
        ) : (
          <ScheduleOnDemand uid={uid} paper={paper} isPreview={isPreview} failure={failure} onFiled={onFiled}>
            {begun && <BegunNoteOnDemand {...{ begun, isAsked, onAnswer }} clock={trustedClock.now} onNamed={setNamed} />}
            {isKept && <StartNotesOnDemand {...{ uid, paper, missing, isPreview }} onRunning={setOther} />}
            <LookChoice look={look} onChoose={onLook} />
            <StartButton {...{ isKept, named, onStart }} isStarting={isStarting || (isAsked && !named)} isSecond={isOther} />
          </ScheduleOnDemand>
        )}
      </Card>
    </Page>
  );
}
