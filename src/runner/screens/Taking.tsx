import { useCallback, useState } from 'react';
import { Button } from '../../ui/Button';
import { useCopy } from '../../ui/use-copy';
import { useWide } from '../../ui/use-wide';
import { answeredCount } from '../attempt/palette';
import { KeysButton } from './KeysButton';
import { Palette } from './Palette';
import { PaletteSheet } from './PaletteSheet';
import { QuestionCard } from './QuestionCard';
import { SavedMark } from './SavedMark';
import { SittingNotes } from './SittingNotes';
import { SubjectTabs } from './SubjectTabs';
import { SubmitDialog } from './SubmitDialog';
import { Timer } from './Timer';
import { type SittingProps, useSitting } from './use-sitting';

/** The exam hall as the specification has it: what is asked, what time is left, where one stands. */
export function Taking(props: SittingProps) {
  const copy = useCopy();
  const { runner, state, habits, onHabit, onTakeOver } = props;
  const { paper, attempt } = state;
  const [isSubmitting, setSubmitting] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const { isRunning, isLocked } = useSitting(props);
  const isWide = useWide();
  const go = useCallback(
    (questionId: number) => {
      runner.move({ type: 'moved', questionId });
      setPaletteOpen(false);
    },
    [runner],
  );
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col" data-saving={state.saving}>
      <header className="sticky top-0 z-10 border-line border-b bg-surface px-4 pt-[max(0.5rem,env(safe-area-inset-top))] ">
        <div className="flex items-center justify-between gap-3">
          <h1 className="truncate text-base sm:text-xl">{paper.name}</h1>
          <Timer attempt={attempt} now={state.now} />
        </div>
        <div className="flex items-center justify-between gap-3 pb-2">
          <SavedMark saving={state.saving} />
          <div className="flex items-center gap-2">
            <KeysButton habits={habits} onHabit={onHabit} />
            <Button look="secondary" className="whitespace-nowrap" disabled={isLocked} onClick={() => setSubmitting(true)}>
              {copy.submit}
            </Button>
          </div>
        </div>
        <SubjectTabs paper={paper} currentQuestionId={attempt.currentQuestionId} onGo={go} />
      </header>
      <SittingNotes state={state} isElsewhere={isRunning && !state.isOurs} onTakeOver={onTakeOver} />
      <div className="grid flex-1 gap-6 px-4 pt-4 lg:pb-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <QuestionCard paper={paper} attempt={attempt} isLocked={isLocked} onMove={runner.move} onOpenPalette={() => setPaletteOpen(true)} />
        {isWide && (
          <aside className="sticky top-36 self-start">
            <Palette attempt={attempt} onGo={go} />
          </aside>
        )}
      </div>
      <PaletteSheet attempt={attempt} isOpen={isPaletteOpen} onGo={go} onClose={() => setPaletteOpen(false)} />
      <SubmitDialog
        isOpen={isSubmitting}
        answered={answeredCount(attempt)}
        total={attempt.questionIds.length}
        onClose={() => setSubmitting(false)}
        onSubmit={() => {
          setSubmitting(false);
          runner.move({ type: 'submitted' });
        }}
      />
    </div>
  );
}
