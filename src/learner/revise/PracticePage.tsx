import { useState } from 'react';
import { picturesIn } from '../../../contract/question/picture';
import { useStudyCopy } from '../../copy/use-study-copy';
import { useMissing } from '../../pictures/use-missing';
import { Page } from '../../ui/controls/Card';
import { isBilingual } from '../../ui/question/question-language';
import { QuestionLanguageSwitch } from '../../ui/review/QuestionLanguageSwitch';
import type { Exercise } from './exercise';
import { PracticeRun } from './PracticeRun';

interface Props {
  uid: string;
  exercises: readonly Exercise[];
  onEnd: () => void;
}

/** The practice of some questions, and then of those among them that were not known, as often as the learner wants. */
export function PracticePage({ uid, exercises: first, onEnd }: Props) {
  const studyCopy = useStudyCopy();
  const [{ run, exercises }, setRun] = useState({ run: 1, exercises: first });
  const questions = exercises.map(({ revision }) => revision.question);
  useMissing(
    picturesIn(
      questions,
      exercises.flatMap(({ revision }) => revision.passage ?? []),
    ),
  );
  return (
    <Page title={studyCopy.revise} actions={isBilingual(questions) && <QuestionLanguageSwitch questions={questions} />}>
      <PracticeRun key={run} {...{ uid, exercises, onEnd }} onAgain={(missed) => setRun({ run: run + 1, exercises: missed })} />
      {/* Below: on a phone the button of the first question is in sight. */}
      <p className="text-ink-soft text-sm">{exercises.every(({ isRated }) => isRated) ? studyCopy.practiceNote : studyCopy.spareNote}</p>
    </Page>
  );
}
