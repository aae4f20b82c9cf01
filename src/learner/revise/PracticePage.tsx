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
    <Page
      title={studyCopy.revise}
      lead={exercises.every(({ isRated }) => isRated) ? studyCopy.practiceNote : studyCopy.spareNote}
      actions={isBilingual(questions) && <QuestionLanguageSwitch questions={questions} />}
    >
      <PracticeRun uid={uid} exercises={exercises} onEnd={onEnd} />
    </Page>
  );
}
