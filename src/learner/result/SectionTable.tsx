import { sectionMarksOf } from '../../../analysis/section-marks';
import type { Result } from '../../../contract/assessment/assessment';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Card } from '../../ui/controls/Card';
import { Sign } from '../../ui/controls/Sign';
import { outcomeLook, told } from '../../ui/review/outcome';
import { useFigures } from '../figures';

const cell = 'py-2 pl-1.5 sm:pl-3 text-right align-baseline tabular-nums';

/** The marks of each section, in the order of the paper; nothing for a paper of one. */
export function SectionTable({ result }: { result: Result }) {
  const copy = useReviewCopy();
  const { marksText } = useFigures();
  const sections = sectionMarksOf(result);
  if (sections.length === 0) return null;
  const shown = told.filter((outcome) => outcome !== 'partly' || sections.some(({ partly }) => partly > 0));
  return (
    <Card className="py-3!">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard. */}
      <div data-scrolls tabIndex={0} className="scroll-edges overflow-x-auto">
        <table className="w-full text-sm sm:text-base">
          <thead>
            <tr className="border-line border-b text-sm">
              <th scope="col" className="py-2 text-left font-semibold">
                {copy.section}
              </th>
              <th scope="col" className={`${cell} font-semibold`}>
                {copy.sectionMarks}
              </th>
              {shown.map((outcome) => (
                <th key={outcome} scope="col" className={`${cell} font-semibold ${outcomeLook[outcome].text}`}>
                  {/* The counts above name the signs. */}
                  <Sign of={outcomeLook[outcome].sign} />
                  <span className="sr-only">{copy.outcomes[outcome]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sections.map(({ name, marks, totalMarks, ...counts }) => (
              <tr key={name} className="not-last:border-line not-last:border-b">
                <th scope="row" className="wrap-break-word hyphens-auto py-2 text-left font-medium">
                  {name}
                </th>
                <td className={`${cell} whitespace-nowrap font-semibold`}>
                  {marksText(marks)} <span className="font-normal text-ink-soft">/ {marksText(totalMarks)}</span>
                </td>
                {shown.map((outcome) => (
                  <td key={outcome} className={cell}>
                    {counts[outcome]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
