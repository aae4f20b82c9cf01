import type { Mistake } from '../../../analysis/notebook';
import { useCopy } from '../../copy/use-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Figure } from '../../pictures/Figure';
import { Card } from '../../ui/controls/Card';
import { Sign } from '../../ui/controls/Sign';
import { Prose } from '../../ui/maths/Prose';
import { useVersion } from '../../ui/question/question-language';
import { outcomeLook } from '../../ui/review/outcome';
import { useRead } from '../../ui/review/use-read';

/** A mistake in the list: the question without its answer. */
export function MistakeCard({
  mistake: { question, passage, outcome, subjectName, assessmentId, assessmentTitle, rights },
}: {
  mistake: Mistake;
}) {
  const studyCopy = useStudyCopy();
  const copy = useCopy();
  const title = copy.assessmentTitle(assessmentTitle, assessmentId);
  const { lang, dir, questionText } = useRead(question);
  const { sign, text } = outcomeLook[outcome];
  const shared = useVersion(passage ?? {});
  const about = shared.second?.text ?? passage?.text;
  return (
    <Card className="flex h-full flex-col gap-2">
      <p className={`font-semibold text-sm ${text}`}>
        <Sign of={sign} /> {copy.outcomes[outcome]}
      </p>
      {about && (
        <p lang={shared.lang} dir={shared.dir} className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">
          <Prose text={about} />
        </p>
      )}
      <p lang={lang} dir={dir} className="wrap-anywhere line-clamp-3 whitespace-pre-line font-medium">
        <Prose text={questionText} />
      </p>
      <Figure picture={question.picture} as="plain" />
      <p className="wrap-anywhere mt-auto text-ink-soft text-sm">
        {subjectName && subjectName !== title && `${subjectName} · `}
        {studyCopy.from(title)}
      </p>
      {rights > 0 && <p className="text-good text-sm">{studyCopy.onceMore}</p>}
    </Card>
  );
}
