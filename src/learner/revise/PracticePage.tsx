import { picturesIn } from '../../../contract/question/picture';
import { useStudyCopy } from '../../copy/use-study-copy';
import { useMissing } from '../../pictures/use-missing';
import { Page } from '../../ui/controls/Card';
import { isBilingual } from '../../ui/question/question-language';
import { QuestionLanguageSwitch } from '../../ui/review/QuestionLanguageSwitch';
import type { Exercise } from './exercise';
import { PracticeRun } from './PracticeRun';

/** The practice of some questions. */
export function PracticePage({ uid, exercises, onEnd }: { uid: string; exercises: readonly Exercise[]; onEnd: () => void }) {
  const studyCopy = useStudyCopy();
  const questions = exercises.map(({ revision }) => revision.question);
  useMissing(
    picturesIn(
      questions,
      exercises.flatMap(({ revision }) => revision.passage ?? []),
    ),
  );
  return (
    <Page title={studyCopy.revise} actions={isBilingual(questions) && <QuestionLanguageSwitch questions={questions} />}>
      <PracticeRun uid={uid} exercises={exercises} onEnd={onEnd} />
      {/* Below: on a phone the button of the first question is in sight. */}
      <p className="text-ink-soft text-sm">{exercises.every(({ isRated }) => isRated) ? studyCopy.practiceNote : studyCopy.spareNote}</p>
    </Page>
  );
}
