import { questionsOf } from '../../../../contract/assessment/assessment';
import { useCopy } from '../../../copy/use-copy';
import { Banner } from '../../../ui/controls/Banner';
import { Card, Page } from '../../../ui/controls/Card';
import type { StoredPaper } from '../../device/db';
import type { Look } from '../../device/habits';
import { LookChoice } from './LookChoice';
import { PicturesNoteOnDemand, ScheduleOnDemand, StartNotesOnDemand } from './OnDemand';
import { PaperFacts } from './PaperFacts';
import { ReadyOffline } from './ReadyOffline';
import { StartButton } from './StartButton';
import { ToList } from './ToList';

interface Props {
  uid: string;
  paper: StoredPaper;
  timePercent: number | undefined;
  /** The number of the paper's pictures that are not on the device; undefined until known. */
  missing: number | undefined;
  isPreview: boolean;
  /** Whether the device can store the attempt. */
  isKept: boolean;
  isStarting: boolean;
  /** Why the server did not send its version of the paper; null without a failure. */
  failure: unknown;
  look: Look;
  onLook: (look: Look) => void;
  onStart: () => void;
  /** Called once the device knows that another device has handed the paper in. */
  onFiled: () => void;
}

/** The start screen of spec §2: name, warning, Start Assessment. */
export function Start({ uid, paper, timePercent, missing, isPreview, isKept, isStarting, failure, look, onLook, onStart, onFiled }: Props) {
  const copy = useCopy();
  return (
    <Page
      title={paper.name}
      lead={paper.description}
      actions={<ReadyOffline uid={uid} paperId={paper.id} missing={missing} />}
      before={<ToList isPreview={isPreview} />}
    >
      <Card className="flex flex-col gap-5">
        {isPreview && <Banner tone="info">{copy.previewNote}</Banner>}
        {/* Above the facts: on a phone what stands lower is scrolled to. */}
        <Banner tone="warning">
          <span className="font-emoji">⏱️</span> {copy.timerWarning}
        </Banner>
        <PaperFacts paper={paper} timePercent={timePercent} />
        {paper.instructions !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{paper.instructions}</p>}
        <PicturesNoteOnDemand missing={missing} />
        {questionsOf(paper).length === 0 ? (
          <p className="text-bad">{copy.paperEmpty}</p>
        ) : (
          <ScheduleOnDemand uid={uid} paper={paper} isPreview={isPreview} failure={failure} onFiled={onFiled}>
            {isKept && <StartNotesOnDemand uid={uid} paper={paper} />}
            <LookChoice look={look} onChoose={onLook} />
            <StartButton isKept={isKept} isStarting={isStarting} onStart={onStart} />
          </ScheduleOnDemand>
        )}
      </Card>
    </Page>
  );
}
