import { useState } from 'react';
import { questionsOf } from '../../../../contract/assessment/assessment';
import { isGiven } from '../../../../contract/assessment/given';
import { useCopy } from '../../../copy/use-copy';
import { useHallCopy } from '../../../copy/use-hall-copy';
import { useWide } from '../../../ui/browser/use-wide';
import { Button } from '../../../ui/controls/Button';
import { useDisplay } from '../../../ui/display/display';
import { onDemand } from '../../../ui/on-demand';
import { isBilingual } from '../../../ui/question/question-language';
import { standingOf } from '../../attempt/attempt';
import { hallStatusesOf, sectionsOf } from '../../attempt/hall';
import { marksIn } from '../../attempt/marks-in';
import { windowOf } from '../../attempt/sections/windows';
import { PaletteButton } from '../palette/PaletteButton';
import { PaletteSheet } from '../palette/PaletteSheet';
import { KeysButton } from '../sitting/KeysButton';
import { MoreTimeOnDemand } from '../sitting/MoreTimeOnDemand';
import { PassageOnDemand } from '../sitting/PassageOnDemand';
import { PhoneHead } from '../sitting/PhoneHead';
import { QuestionBody } from '../sitting/QuestionBody';
import { QuestionHeading } from '../sitting/QuestionHeading';
import { SavedMark } from '../sitting/SavedMark';
import { SubjectsInSheet, SubjectsOrSections, SubmitNoteOnDemand } from '../sitting/SectionsOnDemand';
import { SittingNotes } from '../sitting/SittingNotes';
import { SubmitDialog } from '../sitting/SubmitDialog';
import { Timer } from '../sitting/Timer';
import { type SittingProps, useSitting } from '../store/use-sitting';
import { GeneralInstructions } from './GeneralInstructions';
import { HallBar } from './HallBar';
import { HallDialog } from './HallDialog';
import { HallPalette } from './HallPalette';
import { HallTurn } from './HallTurn';
import { PaperView } from './PaperView';
import { Summary } from './Summary';
import { ViewIn } from './ViewIn';

const HastyNote = onDemand(async () => (await import('../palette/PlainPalette')).HastyNote);

type Window = 'palette' | 'paper' | 'instructions' | 'summary' | 'confirm';

/** The runner in the look of the big entrance examinations, over the same store. */
export function Hall(props: SittingProps) {
  const copy = useCopy();
  const words = useHallCopy();
  const { runner, state, habits, onHabit, onTakeOver, Notes = SittingNotes, ending } = props;
  const { paper, attempt } = state;
  const { isRunning, isLocked } = useSitting(props);
  const isWide = useWide();
  const isLarge = useDisplay().text !== 'normal';
  const [opened, setOpened] = useState<Window | null>(null);
  /** A window that closes after another has opened must not close the new window. */
  const closeOf = (which: Window) => () => setOpened((now) => (now === which ? null : now));
  const sections = sectionsOf(paper);
  const statuses = hallStatusesOf(attempt);
  const questionId = attempt.currentQuestionId;
  const index = attempt.questionIds.indexOf(questionId);
  const questions = questionsOf(paper);
  const spoken = [...questions, ...(paper.passages ?? [])];
  const question = questions.find((q) => q.id === questionId);
  const section = sections.find((s) => s.questionIds.includes(questionId));
  const standing = standingOf(attempt, questionId);
  const total = attempt.questionIds.length;
  const open = windowOf(attempt, questionId).questionIds;
  const subject = paper.subjects.find((s) => s.questions.some((q) => q.id === questionId));

  const goTo = (id: number) => runner.dispatch({ type: 'moved', questionId: id });
  const goToAndClose = (id: number) => {
    goTo(id);
    setOpened(null);
  };
  const goBy = (step: 1 | -1) => {
    const next = open[open.indexOf(questionId) + step];
    if (next !== undefined) goTo(next);
    // The summary follows the last question. A locked section begins again, as in the real hall.
    else if (questionId === attempt.questionIds.at(-1)) setOpened('summary');
    else if (open[0] !== undefined) goTo(open[0]);
  };
  const markAndGoOn = (wish: boolean) => {
    if (standing.markedForReview !== wish) runner.dispatch({ type: 'marked', questionId });
    goBy(1);
  };
  if (question === undefined || section === undefined || subject === undefined) return null;
  const { right, wrong } = marksIn(paper, subject);
  const [isFirst, isLast] = [questionId === open[0], questionId === open.at(-1)];
  const marks = <p className="text-ink-soft text-xs lg:text-sm">{words.marksEach(right, wrong)}</p>;
  const palette = <HallPalette attempt={attempt} statuses={statuses} section={section} onGo={goToAndClose} />;
  const readers = (
    <>
      <Button variant="quiet" onClick={() => setOpened('paper')}>
        {words.questionPaper}
      </Button>
      <Button variant="quiet" onClick={() => setOpened('instructions')}>
        {words.instructions}
      </Button>
    </>
  );
  return (
    <div className="mx-auto flex w-full max-w-[100rem] flex-1 flex-col" data-saving={state.saving} data-look="hall">
      <header className="sticky top-0 z-10 border-brand border-t-4 border-b bg-surface px-4 pt-[env(safe-area-inset-top)] [@media(max-height:30rem)]:static">
        {isWide ? (
          <>
            <div className="flex items-center justify-between gap-3 pt-1">
              <div className="min-w-0">
                <h1 className="truncate text-xl">{paper.name}</h1>
                <SavedMark saving={state.saving} />
              </div>
              <div className="flex items-center gap-1">
                {readers}
                <KeysButton paper={paper} habits={habits} onHabit={onHabit} />
                <MoreTimeOnDemand runner={runner} state={state} />
                <Timer attempt={attempt} now={state.now} />
              </div>
            </div>
            <SubjectsOrSections runner={runner} state={state} isLocked={isLocked} onGo={goTo} />
          </>
        ) : (
          <PhoneHead {...props} />
        )}
      </header>
      <Notes state={state} isElsewhere={isRunning && !state.isOurs} onTakeOver={onTakeOver} />
      <div className="grid flex-1 px-4 pt-1.5 lg:pt-3 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-4">
        <section
          id="question"
          aria-label={copy.questionNumber(index + 1)}
          data-status={statuses.get(questionId)}
          className="flex min-w-0 flex-col gap-2 lg:gap-3"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-2 border-line border-b pb-1 lg:pb-2">
            {isWide ? (
              <QuestionHeading number={index + 1} total={total} />
            ) : (
              // In large text the language has room beside it: how many there are is said in the foot too.
              <div className={`flex items-center gap-1.5 ${isLarge ? '[&_h2>span]:sr-only [&_h2]:text-sm' : '[&_h2]:text-base'}`}>
                <HallTurn by={-1} isDisabled={isLocked || isFirst} onBy={goBy} />
                <div className="leading-tight">
                  <QuestionHeading number={index + 1} total={total} />
                  {marks}
                </div>
                <HallTurn by={1} isDisabled={isLocked || isLast} onBy={goBy} />
              </div>
            )}
            {isBilingual(spoken) && <ViewIn questions={spoken} shown={{ ...question, text: question.description }} />}
            {isWide && marks}
          </div>
          <PassageOnDemand paper={paper} questionId={questionId}>
            <QuestionBody
              question={question}
              paper={paper}
              standing={standing}
              isLocked={isLocked}
              hasKeys={habits.hasKeys}
              onMove={runner.dispatch}
            />
          </PassageOnDemand>
          <HallBar
            {...{ isLocked, isLarge }}
            isGiven={isGiven(standing)}
            isFirst={isFirst}
            isLast={isLast}
            onSave={() => markAndGoOn(false)}
            onMark={() => markAndGoOn(true)}
            onClear={() => runner.dispatch({ type: 'reset', questionId })}
            onBy={goBy}
          >
            {!isWide && <PaletteButton attempt={attempt} onOpen={() => setOpened('palette')} />}
          </HallBar>
        </section>
        {isWide && (
          <aside className="sticky top-28 flex max-h-[calc(100dvh-8rem)] flex-col gap-3 self-start rounded-card border border-line bg-surface p-4">
            {palette}
            <Button disabled={isLocked} onClick={() => setOpened('summary')}>
              {copy.submit}
            </Button>
          </aside>
        )}
      </div>
      <PaletteSheet
        title={words.palette}
        isOpen={opened === 'palette'}
        isLocked={isLocked}
        onClose={closeOf('palette')}
        onSubmit={() => setOpened('summary')}
      >
        {/* Above: below the numbers they were behind the foot. */}
        <div className="-my-3 flex flex-wrap justify-center gap-x-2">{readers}</div>
        <SubjectsInSheet runner={runner} state={state} isLocked={isLocked} onGo={goTo} onClose={closeOf('palette')} />
        {palette}
      </PaletteSheet>
      <PaperView
        paper={paper}
        questionIds={attempt.questionIds}
        open={open}
        statuses={statuses}
        current={questionId}
        isOpen={opened === 'paper'}
        onGo={goToAndClose}
        onClose={closeOf('paper')}
      />
      <HallDialog title={words.generalTitle} isOpen={opened === 'instructions'} onClose={closeOf('instructions')}>
        <GeneralInstructions paper={paper} />
      </HallDialog>
      <Summary
        sections={sections}
        statuses={statuses}
        isOpen={opened === 'summary'}
        onClose={closeOf('summary')}
        onSubmit={() => setOpened('confirm')}
      />
      <SubmitDialog
        isOpen={opened === 'confirm'}
        attempt={attempt}
        now={state.now}
        onClose={closeOf('confirm')}
        ending={ending}
        onSubmit={() => {
          setOpened(null);
          runner.dispatch({ type: 'submitted' });
        }}
      >
        {opened === 'confirm' && (
          <HastyNote attempt={attempt} now={state.now}>
            <div className="flex items-center gap-2">
              <span aria-hidden="true">{copy.timer}</span>
              <Timer attempt={attempt} now={state.now} />
            </div>
          </HastyNote>
        )}
        <SubmitNoteOnDemand state={state} />
      </SubmitDialog>
    </div>
  );
}
