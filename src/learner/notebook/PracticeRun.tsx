import type { Mistake } from '../../../analysis/notebook';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { OnlyIn } from '../../ui/review/OnlyIn';
import { PracticeQuestion } from './PracticeQuestion';
import { useFocusOn } from './use-focus-on';
import { usePractice } from './use-practice';

interface Props {
  uid: string;
  mistakes: readonly Mistake[];
  onEnd: () => void;
}

/** Shows the mistakes one after the other, then a summary. */
export function PracticeRun({ uid, mistakes, onEnd }: Props) {
  const studyCopy = useStudyCopy();
  const practice = usePractice(uid, mistakes);
  const top = useFocusOn<HTMLHeadingElement>(practice.position);
  const heading = practice.mistake === null ? studyCopy.finished : studyCopy.position(practice.position, mistakes.length);
  return (
    <>
      <h2 ref={top} tabIndex={-1} className="outline-none">
        {heading}
      </h2>
      {practice.mistake === null ? (
        <Card>
          <p className="text-lg">{studyCopy.finishedWith(practice.right, mistakes.length)}</p>
        </Card>
      ) : (
        <>
          <OnlyIn
            questions={mistakes.map(({ question }) => question)}
            shown={{ ...practice.mistake.question, text: practice.mistake.question.questionText }}
          />
          <PracticeQuestion
            key={practice.mistake.question.questionId}
            mistake={practice.mistake}
            practice={practice}
            isLast={practice.position === mistakes.length}
          />
        </>
      )}
      <Button variant="quiet" className="self-start" onClick={onEnd}>
        {studyCopy.backToNotebook}
      </Button>
    </>
  );
}
