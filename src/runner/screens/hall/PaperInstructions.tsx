import { type Paper, questionsOf } from '../../../../contract/assessment/assessment';
import { grantedSeconds } from '../../../../contract/assessment/granted';
import { useHallCopy } from '../../../copy/use-hall-copy';
import { sectionsOf } from '../../attempt/hall';
import { marksForEach } from '../../attempt/marks-in';
import { hasSections, SectionFactsOnDemand } from '../sitting/SectionsOnDemand';
import { CountHeading } from './CountHeading';

const cell = 'py-2 pl-3 text-right tabular-nums';

/** The facts of this paper: time, questions a section, marks, negative marks, and the paper's own instructions. */
export function PaperInstructions({ paper, timePercent }: { paper: Paper; timePercent: number | undefined }) {
  const words = useHallCopy();
  const questions = questionsOf(paper).length;
  const sections = sectionsOf(paper);
  const minutes = Math.round(grantedSeconds(paper, timePercent) / 60);
  const right = marksForEach(paper);
  const wrong = paper.negativeMarkingPerWrongQuestion ?? 0;
  // The table of sections has the marks of each.
  const hasOwnMarks = paper.subjects.some(
    ({ marksPerCorrect, negativeMarksPerWrong }) => (marksPerCorrect ?? negativeMarksPerWrong) !== undefined,
  );
  const facts = [
    [words.duration, words.minutes(minutes)],
    [words.questions, questions],
    [words.totalMarks, paper.totalMarks],
    ...(hasOwnMarks ? [] : [[words.rightAnswer, `+${right}`] as const, [words.wrongAnswer, wrong === 0 ? '0' : `−${wrong}`] as const]),
    [words.noAnswer, '0'],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col rounded-control bg-raised px-3 py-2">
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="font-semibold text-lg tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {hasSections(paper) ? (
        <SectionFactsOnDemand paper={paper} timePercent={timePercent} />
      ) : (
        sections.length > 1 && (
          <table className="w-full">
            <thead>
              <tr className="border-line-strong border-b text-sm">
                <th scope="col" className="py-2 pr-2 text-left">
                  {words.section}
                </th>
                <CountHeading className={cell} />
                <th scope="col" className={cell}>
                  {words.sectionMarks}
                </th>
              </tr>
            </thead>
            <tbody>
              {sections.map(({ name, questionIds }) => (
                <tr key={name} className="border-line border-b">
                  <th scope="row" className="wrap-break-word py-2 pr-2 text-left font-semibold hyphens-auto">
                    {name}
                  </th>
                  <td className={cell}>{questionIds.length}</td>
                  <td className={cell}>{Math.round(questionIds.length * right * 100) / 100}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      )}
      {paper.instructions !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{paper.instructions}</p>}
    </>
  );
}
