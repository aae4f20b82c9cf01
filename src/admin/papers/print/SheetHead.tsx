import type { Paper } from '../../../../contract/assessment/assessment';
import { InstituteHead } from '../../kit/print/InstituteHead';
import { usePapersCopy } from '../../words/use-papers-copy';

/** The institute, the assessment's name, and lines that a learner fills in. `part`: what the page is beside the paper. */
export function SheetHead({ name, part }: { name: string; part?: string }) {
  const { print } = usePapersCopy();
  return (
    <div className="flex flex-col gap-3">
      <InstituteHead title={part === undefined ? name : `${name} · ${part}`} />
      <p className="grid gap-x-4 sm:grid-cols-[2fr_1fr_1fr] print:grid-cols-[2fr_1fr_1fr]">
        {[print.name, print.roll, print.date].map((line) => (
          <span key={line} className="flex items-end gap-2">
            {line} <span className="h-6 min-w-0 flex-1 border-ink border-b" />
          </span>
        ))}
      </p>
    </div>
  );
}

const cell = 'border border-line-strong px-1 py-1 sm:px-2';

interface FactsProps {
  paper: Paper;
  /** Questions of each subject, in order. */
  counts: readonly number[];
}

/** Minutes and marks of the paper, and of each section where there are several; then the instructions. */
export function SheetFacts({ paper, counts }: FactsProps) {
  const { print } = usePapersCopy();
  const { durationInMinutes, totalMarks, subjects, marksPerQuestion, negativeMarkingPerWrongQuestion, instructions } = paper;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const hasMinutes = subjects.some(({ minutes }) => minutes !== undefined);
  const said = [print.questions(all), durationInMinutes === null ? '' : print.minutes(durationInMinutes), print.marks(totalMarks)];
  const sections = subjects.map(({ marksPerCorrect, negativeMarksPerWrong, ...section }, at) => ({
    ...{ ...section, count: counts[at] },
    perRight: marksPerCorrect ?? marksPerQuestion,
    perWrong: negativeMarksPerWrong ?? negativeMarkingPerWrongQuestion,
  }));
  const hasMarks = sections.some(({ perRight }) => perRight !== null);
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{said.filter((fact) => fact !== '').join(' · ')}</p>
      {(sections.length > 1 || hasMinutes || hasMarks) && (
        <table className="w-full border-collapse text-start text-xs tabular-nums sm:text-sm">
          <thead>
            <tr>
              {[print.section, print.count, ...(hasMinutes ? [print.time] : []), ...(hasMarks ? [print.right, print.wrong] : [])].map(
                (title) => (
                  <th key={title} scope="col" className={`${cell} text-start font-semibold`}>
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {sections.map(({ subjectName, count, minutes, perRight, perWrong }) => (
              <tr key={subjectName}>
                <th scope="row" className={`${cell} wrap-anywhere text-start font-normal`}>
                  {subjectName}
                </th>
                <td className={cell}>{count}</td>
                {hasMinutes && <td className={cell}>{minutes}</td>}
                {hasMarks && <td className={cell}>{perRight !== null && `+${perRight}`}</td>}
                {hasMarks && <td className={cell}>{perWrong !== null && (perWrong === 0 ? '0' : `−${perWrong}`)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {instructions !== '' && <p className="wrap-anywhere whitespace-pre-line text-sm">{instructions}</p>}
    </div>
  );
}
