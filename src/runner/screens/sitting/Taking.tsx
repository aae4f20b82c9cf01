import { type ReactNode, useCallback, useState } from 'react';
import { useCopy } from '../../../copy/use-copy';
import { useWide } from '../../../ui/browser/use-wide';
import { Button } from '../../../ui/controls/Button';
import { onDemand } from '../../../ui/on-demand';
import { windowOf } from '../../attempt/sections/windows';
import { PaletteButton } from '../palette/PaletteButton';
import { type SittingProps, useSitting } from '../store/use-sitting';
import { KeysButton } from './KeysButton';
import { MoreTimeOnDemand } from './MoreTimeOnDemand';
import { PhoneHead } from './PhoneHead';
import { QuestionCard } from './QuestionCard';
import { SavedMark } from './SavedMark';
import { SectionEndOnDemand, SubjectsInSheet, SubjectsOrSections, SubmitNoteOnDemand } from './SectionsOnDemand';
import { SittingNotes } from './SittingNotes';
import { SubmitDialog } from './SubmitDialog';
import { Timer } from './Timer';

const bringPalette = async () => (await import('../palette/PlainPalette')).PlainPalette;
const PlainPalette = onDemand(bringPalette);
const SubmitLook = onDemand(async () => (await import('../palette/PlainPalette')).SubmitLook);

/** The runner in the plain look of the specification: question, remaining time, progress. */
export function Taking(props: SittingProps) {
  const copy = useCopy();
  const { runner, state, habits, onHabit, onTakeOver, Notes = SittingNotes, ending } = props;
  const { paper, attempt } = state;
  const [isSubmitting, setSubmitting] = useState(false);
  const [palette, setPalette] = useState<'not-yet' | 'open' | 'closed'>('not-yet');
  const [isPaletteGone, setPaletteGone] = useState(false);
  const { isRunning, isLocked } = useSitting(props);
  const isWide = useWide();
  const openSubmitDialog = () => {
    setPalette('closed');
    setSubmitting(true);
  };
  /** Without the palette's code, offline or on a broken deployment, Submit stands in its place. */
  const openPalette = () => {
    setPalette('open');
    bringPalette().then(
      () => setPaletteGone(false),
      () => setPaletteGone(true),
    );
  };
  const go = useCallback(
    (questionId: number) => {
      runner.dispatch({ type: 'moved', questionId });
      setPalette('closed');
      setSubmitting(false);
    },
    [runner],
  );
  const questionId = attempt.currentQuestionId;
  const submit = (
    <Button variant={isWide ? 'secondary' : 'primary'} className="whitespace-nowrap" disabled={isLocked} onClick={openSubmitDialog}>
      {copy.submit}
    </Button>
  );
  /** Submit stands at the last question, the way into the next section at the last one of a locked section. */
  const endOf = (next: ReactNode) => {
    if (questionId === attempt.questionIds.at(-1)) return submit;
    if (questionId !== windowOf(attempt, questionId).questionIds.at(-1)) return next;
    return <SectionEndOnDemand runner={runner} state={state} isLocked={isLocked} otherwise={next} />;
  };
  return (
    // The first touch fetches the palette, in case the network goes.
    <div
      className={`mx-auto flex w-full ${paper.passages ? 'max-w-[100rem]' : 'max-w-7xl'} flex-1 flex-col`}
      data-saving={state.saving}
      onPointerDown={() => void bringPalette().catch(() => undefined /* The palette is fetched again when it is opened. */)}
    >
      <header className="sticky top-0 z-10 border-line border-b bg-surface px-4 pt-[env(safe-area-inset-top)]">
        {isWide ? (
          <>
            <div className="flex items-center justify-between gap-3 pt-2 pb-1">
              <div className="mr-auto min-w-0">
                <h1 className="truncate text-xl">{paper.name}</h1>
                <SavedMark saving={state.saving} />
              </div>
              <div className="flex items-center gap-2">
                <KeysButton paper={paper} habits={habits} onHabit={onHabit} />
                <MoreTimeOnDemand runner={runner} state={state} />
                <Timer attempt={attempt} now={state.now} />
                {submit}
              </div>
            </div>
            <SubjectsOrSections runner={runner} state={state} isLocked={isLocked} onGo={go} />
          </>
        ) : (
          <PhoneHead {...props} />
        )}
      </header>
      <Notes state={state} isElsewhere={isRunning && !state.isOurs} onTakeOver={onTakeOver} />
      <div className="grid flex-1 gap-6 px-4 pt-2 lg:pt-4 lg:pb-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <QuestionCard
          paper={paper}
          attempt={attempt}
          isLocked={isLocked}
          hasKeys={habits.hasKeys}
          onMove={runner.dispatch}
          palette={isPaletteGone ? submit : <PaletteButton attempt={attempt} onOpen={openPalette} />}
          endOf={endOf}
        />
        {(isWide || palette !== 'not-yet') && (
          <PlainPalette
            paper={paper}
            attempt={attempt}
            isWide={isWide}
            isOpen={palette === 'open'}
            isLocked={isLocked}
            onGo={go}
            onClose={() => setPalette('closed')}
            onSubmit={openSubmitDialog}
          >
            <SubjectsInSheet runner={runner} state={state} isLocked={isLocked} onGo={go} onClose={() => setPalette('closed')} />
          </PlainPalette>
        )}
      </div>
      <SubmitDialog
        isOpen={isSubmitting}
        attempt={attempt}
        now={state.now}
        onClose={() => setSubmitting(false)}
        ending={ending}
        onSubmit={() => {
          setSubmitting(false);
          runner.dispatch({ type: 'submitted' });
        }}
      >
        {/* The height of what it mostly says is there before it: the buttons below must not move away from a finger. */}
        <div className="flex min-h-12 flex-col gap-3">{isSubmitting && <SubmitLook attempt={attempt} now={state.now} onGo={go} />}</div>
        <SubmitNoteOnDemand state={state} />
      </SubmitDialog>
    </div>
  );
}
