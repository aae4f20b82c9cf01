import type { Paper } from '../../../../contract/assessment/assessment';
import { isLockedPaper, sectionSeconds } from '../../../../contract/assessment/granted';
import { useCopy } from '../../../copy/use-copy';
import { useSectionCopy } from '../../../copy/use-section-copy';
import { marksIn } from '../../attempt/marks-in';

const cell = 'py-2 pl-2 sm:pl-3 text-right tabular-nums whitespace-nowrap';

/** The sections of a paper, sealed or not, before the start: questions, minutes and marks, and the rule of locked sections. */
export function SectionFacts({ paper, timePercent }: { paper: Paper; timePercent: number | undefined }) {
  const copy = useCopy();
  const words = useSectionCopy();
  const sections = paper.subjects
    .map((subject) => ({ ...subject, count: subject.numberOfQuestions ?? subject.questions.length }))
    .filter(({ count }) => count > 0);
  const isLocked = isLockedPaper(paper);
  const early = sections.filter(({ mayFinishEarly }) => mayFinishEarly);
  const list = (names: string[]) => new Intl.ListFormat(copy.locale).format(names);
  const isTimed = sections.some(({ minutes }) => minutes !== undefined);
  return (
    <div className="flex flex-col gap-3 max-sm:order-last">
      <table aria-label={words.facts} className="w-full text-sm sm:text-base">
        <thead>
          <tr className="border-line-strong border-b text-ink-soft text-sm">
            <th scope="col" className="py-2 pr-2 text-left">
              {words.section}
            </th>
            <th scope="col" className={cell}>
              <span aria-hidden="true" className="sm:hidden">
                {words.questionsShort}
              </span>
              <span className="sr-only sm:not-sr-only">{words.questions}</span>
            </th>
            {isTimed && (
              <th scope="col" className={cell}>
                {words.minutes}
              </th>
            )}
            <th scope="col" className={cell}>
              {words.marks}
            </th>
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => {
            const { right, wrong } = marksIn(paper, section);
            return (
              <tr key={section.subjectName} className="border-line border-b">
                <th scope="row" className="wrap-break-word py-2 pr-2 text-left font-semibold hyphens-auto">
                  {section.subjectName}
                </th>
                <td className={cell}>{section.count}</td>
                {isTimed && (
                  <td className={cell}>{section.minutes === undefined ? '' : sectionSeconds(section.minutes, timePercent) / 60}</td>
                )}
                <td className={cell}>{words.marksEach(right, wrong)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {isLocked && <p>{words.lockedRules}</p>}
      {isLocked && early.length > 0 && (
        <p>{words.early(early.length === sections.length ? null : list(early.map(({ subjectName }) => subjectName)))}</p>
      )}
      {!isLocked && isTimed && <p className="text-ink-soft text-sm">{words.freeRules}</p>}
    </div>
  );
}
