import { useState } from 'react';
import type { ExamTemplate } from '../../../../contract/exam/templates/template';
import { examTemplates } from '../../../../contract/exam/templates/templates';
import { Link } from '../../../ui/link/Link';
import { Folded } from '../../kit/form/Folded';
import { usePapersCopy } from '../../words/use-papers-copy';

const questionsIn = ({ sections }: ExamTemplate): number => sections.reduce((sum, { numberOfQuestions }) => sum + numberOfQuestions, 0);

/** The real exams from which a new one can start. */
export function TemplateList() {
  const { templates: copy } = usePapersCopy();
  const [isOpen, setOpen] = useState(false);
  return (
    <Folded title={copy.start} isOpen={isOpen} onOpen={setOpen} gap="gap-3">
      <p className="text-ink-soft text-sm">{copy.startLead}</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {examTemplates.map((template) => (
          <li key={template.id} className="rounded-control border border-line bg-surface px-3 py-2">
            <Link
              to={`/admin/exam-creation?template=${template.id}`}
              className="flex min-h-8 items-center font-medium text-brand-ink underline-offset-4 hover:underline"
            >
              {copy.named(template.name, template.edition)}
            </Link>
            <span className="text-ink-soft text-sm">
              {copy.figures(template.sections.length, questionsIn(template), template.timerDuration)}
              {template.sections.some(({ isLocked }) => isLocked) && ` · ${copy.locked}`}
            </span>
          </li>
        ))}
      </ul>
    </Folded>
  );
}
