import { type Paper, questionCount } from '../../../../contract/assessment/assessment';
import { grantedSeconds } from '../../../../contract/assessment/granted';
import { useCopy } from '../../../copy/use-copy';
import { Banner } from '../../../ui/controls/Banner';
import { Badge } from '../../../ui/controls/Card';
import { hasSections, SectionFactsOnDemand } from '../sitting/SectionsOnDemand';

function Fact({ name, value }: { name: string; value: string | number }) {
  return (
    <div className="flex flex-col rounded-control bg-raised px-2 py-1 sm:px-3 sm:py-2">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold text-lg tabular-nums">{value}</dd>
    </div>
  );
}

/** The counts of a paper, sealed or not: questions, minutes, marks, subjects. */
export function PaperFacts({ paper, timePercent }: { paper: Paper; timePercent: number | undefined }) {
  const copy = useCopy();
  const subjects = paper.subjects.map((s) => ({ ...s, numberOfQuestions: s.numberOfQuestions ?? s.questions.length }));
  const questions = questionCount({ subjects });
  const minutes = Math.round(grantedSeconds(paper, timePercent) / 60);
  const hasOwnMarks = subjects.some(({ negativeMarksPerWrong }) => negativeMarksPerWrong !== undefined);
  const usualMinutes = Math.round(grantedSeconds(paper) / 60);
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2 has-[>:nth-child(4)]:grid-cols-2 sm:gap-3 sm:has-[>:nth-child(4)]:grid-cols-4">
        <Fact name={copy.questions} value={questions} />
        <Fact name={copy.minutesFact} value={minutes} />
        <Fact name={copy.totalMarks} value={paper.totalMarks} />
        {!hasOwnMarks && (
          <Fact name={copy.wrongAnswer} value={paper.negativeMarkingPerWrongQuestion ? `−${paper.negativeMarkingPerWrongQuestion}` : 0} />
        )}
      </dl>
      {minutes !== usualMinutes && <Banner tone="info">{copy.extraTime(minutes, usualMinutes)}</Banner>}
      {hasSections(paper) ? (
        <SectionFactsOnDemand paper={paper} timePercent={timePercent} />
      ) : (
        subjects.length > 1 && (
          <ul className="flex flex-wrap gap-2 max-sm:order-last [&_span]:whitespace-normal" aria-label={copy.subjects}>
            {subjects.map(({ subjectName, numberOfQuestions }) => (
              <li key={subjectName}>
                <Badge>{`${subjectName} · ${numberOfQuestions}`}</Badge>
              </li>
            ))}
          </ul>
        )
      )}
    </>
  );
}
