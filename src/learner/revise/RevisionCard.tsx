import type { ReactNode } from 'react';
import type { Revision } from '../../../analysis/revise/revisions';
import { inLines } from '../../../contract/question/passage-blocks';
import type { Spoken } from '../../../contract/question/translation';
import { useCopy } from '../../copy/use-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Figure } from '../../pictures/Figure';
import { Card } from '../../ui/controls/Card';
import { Prose } from '../../ui/maths/Prose';
import { useVersion } from '../../ui/question/question-language';
import { OnlyIn } from '../../ui/review/OnlyIn';
import { useRead } from '../../ui/review/use-read';

interface Props {
  revision: Revision;
  /** The questions that are switched to one language with it. */
  among: readonly Spoken[];
  /** Stands above the question. */
  above?: ReactNode;
  /** The person's note, and what can be done. */
  children: ReactNode;
}

/** A question of the schedule without its answer, and where it is from. */
export function RevisionCard({ revision, among, above, children }: Props) {
  const studyCopy = useStudyCopy();
  const copy = useCopy();
  const { question, passage, subjectName, assessmentId, assessmentTitle } = revision;
  const title = copy.assessmentTitle(assessmentTitle, assessmentId);
  const { lang, dir, questionText } = useRead(question);
  const shared = useVersion(passage ?? {});
  const about = shared.second?.text ?? passage?.text;
  return (
    <Card className="flex h-full flex-col gap-2">
      {above}
      <div className="empty:hidden">
        <OnlyIn questions={among} shown={{ ...question, text: question.questionText }} />
      </div>
      {about && (
        <p lang={shared.lang} dir={shared.dir} className="wrap-anywhere line-clamp-2 whitespace-pre-line text-ink-soft text-sm">
          <Prose text={inLines(about)} />
        </p>
      )}
      <p lang={lang} dir={dir} className="wrap-anywhere line-clamp-3 whitespace-pre-line font-medium">
        <Prose text={inLines(questionText)} />
      </p>
      <Figure picture={question.picture} as="plain" />
      {children}
      <p className="wrap-anywhere mt-auto text-ink-soft text-sm">
        {subjectName && `${subjectName} · `}
        {studyCopy.from(title)}
      </p>
    </Card>
  );
}
