import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Mistake } from '../../../analysis/notebook';
import { picturesIn } from '../../../contract/question/picture';
import { useCopy } from '../../copy/use-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { useMissing } from '../../pictures/use-missing';
import { Page } from '../../ui/controls/Card';
import { WayBack } from '../../ui/controls/WayBack';
import { isBilingual } from '../../ui/question/question-language';
import { QuestionLanguageSwitch } from '../../ui/review/QuestionLanguageSwitch';
import { useCourier } from '../errands/use-courier';
import { useTaken } from '../lists/use-taken';
import { Skeleton } from '../lists/view/Skeleton';
import { SignedIn } from '../SignedIn';
import { MistakeList } from './MistakeList';
import { PracticeRun } from './PracticeRun';
import { useMistakesOf, useNotebook } from './use-notebook';

export function NotebookPage() {
  return <SignedIn>{({ uid }) => <NotebookOf uid={uid} />}</SignedIn>;
}

function NotebookOf({ uid }: { uid: string }) {
  const copy = useCopy();
  const studyCopy = useStudyCopy();
  const notebook = useNotebook(uid);
  useCourier(uid, 'visit');
  const results = useTaken(uid);
  const mistakes = notebook?.mistakes ?? [];
  useMissing(
    picturesIn(
      mistakes.map(({ question }) => question),
      mistakes.flatMap(({ passage }) => passage ?? []),
    ),
  );
  const [subject, setSubject] = useState<string | null>(null);
  // A result leads here with its mistakes to be practised at once.
  const { state } = useLocation();
  const [mended, setMended] = useState<number | null>(state?.mend ?? null);
  const ofResult = useMistakesOf(uid, mended);
  const [chosen, setPractised] = useState<readonly Mistake[] | null>(null);
  const practised = chosen ?? ofResult;
  const end = () => {
    setMended(null);
    setPractised(null);
  };
  const questions = (practised ?? notebook?.mistakes ?? []).map(({ question }) => question);
  const ofLanguage = isBilingual(questions) && <QuestionLanguageSwitch questions={questions} />;
  if (practised !== null)
    return (
      <Page title={studyCopy.practice} lead={studyCopy.practiceNote} actions={ofLanguage}>
        <PracticeRun uid={uid} mistakes={practised} onEnd={end} />
      </Page>
    );
  return (
    <Page
      title={studyCopy.notebook}
      lead={studyCopy.notebookLead}
      actions={ofLanguage}
      before={<WayBack to="/user/my-assessments" name={copy.navTaken} />}
    >
      {notebook === undefined ? (
        <Skeleton of="taken" />
      ) : (
        <MistakeList uid={uid} notebook={notebook} results={results} subject={subject} onSubject={setSubject} onPractise={setPractised} />
      )}
    </Page>
  );
}
