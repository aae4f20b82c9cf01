import type { Revision } from '../../../analysis/revise/schedule';
import { midnightsBetween } from '../../../analysis/revise/week';
import { useCopy } from '../../copy/use-copy';
import { usePlanCopy } from '../../copy/use-plan-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Figure } from '../../pictures/Figure';
import { Card } from '../../ui/controls/Card';
import { Prose } from '../../ui/maths/Prose';
import { useVersion } from '../../ui/question/question-language';
import { useRead } from '../../ui/review/use-read';

/** A question that is due: why, and the question without its answer. `now`: trusted epoch milliseconds. */
export function DueCard({ revision, now }: { revision: Revision; now: number }) {
  const studyCopy = useStudyCopy();
  const planCopy = usePlanCopy();
  const copy = useCopy();
  const { question, passage, subjectName, assessmentId, assessmentTitle, note, due, lastAt } = revision;
  const title = copy.assessmentTitle(assessmentTitle, assessmentId);
  const { lang, dir, questionText } = useRead(question);
  const shared = useVersion(passage ?? {});
  const about = shared.second?.text ?? passage?.text;
  return (
    <Card className="flex h-full flex-col gap-2">
      {due && <p className="font-semibold text-brand-ink text-sm">{studyCopy.why[due.why](midnightsBetween(lastAt, now))}</p>}
      {about && (
        <p lang={shared.lang} dir={shared.dir} className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">
          <Prose text={about} />
        </p>
      )}
      <p lang={lang} dir={dir} className="wrap-anywhere line-clamp-3 whitespace-pre-line font-medium">
        <Prose text={questionText} />
      </p>
      <Figure picture={question.picture} as="plain" />
      {note !== '' && (
        // Folded: it may tell the answer.
        <details className="text-sm">
          <summary className="cursor-pointer py-2 font-medium">{planCopy.yourNote}</summary>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-soft">
            {note}
          </p>
        </details>
      )}
      <p className="wrap-anywhere mt-auto text-ink-soft text-sm">
        {subjectName && subjectName !== title && `${subjectName} · `}
        {studyCopy.from(title)}
      </p>
    </Card>
  );
}
