import { Fragment } from 'react';
import type { Paper } from '../../../../contract/assessment/assessment';
import type { DrawnPaper } from '../../../../contract/assessment/drawn';
import { AnswerSheet } from './AnswerSheet';
import { KeyPages } from './KeyPages';
import { PrintedPassage } from './PrintedPassage';
import { PrintedQuestion } from './PrintedQuestion';
import { SheetFacts, SheetHead } from './SheetHead';
import { numbered, type PrintChoice } from './sheet';

interface Props {
  drawn: DrawnPaper;
  /** Minutes, marks and instructions; undefined: not known. */
  paper: Paper | undefined;
  choice: PrintChoice;
}

/** A paper as it comes out of the printer. */
export function PrintedPaper({ drawn, paper, choice }: Props) {
  const { name, subjects } = drawn;
  const items = numbered(drawn);
  const sections = subjects.map(({ subjectName }) => subjectName);
  return (
    <div data-sheet className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-8 print:border-0 print:p-0">
      <SheetHead name={name} />
      {paper && <SheetFacts paper={paper} counts={items.map((own) => own.length)} />}
      {items.map((own, at) => (
        <div key={sections[at]} className="flex flex-col gap-3">
          <h2 className="wrap-anywhere border-ink border-b pb-1 text-lg">{sections[at]}</h2>
          <ul className={choice.columns === 2 ? 'gap-8 sm:columns-2 print:columns-2' : ''}>
            {own.map((item) => (
              <Fragment key={item.number}>
                <PrintedPassage item={item} language={choice.language} />
                <PrintedQuestion item={item} choice={choice} />
              </Fragment>
            ))}
          </ul>
        </div>
      ))}
      {choice.hasAnswerSheet && <AnswerSheet {...{ name, items, sections }} />}
      <KeyPages {...{ name, items: items.flat(), choice }} />
    </div>
  );
}
