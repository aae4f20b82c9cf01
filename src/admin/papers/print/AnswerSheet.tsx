import { optionLetters } from '../../../../contract/fields/limits';
import { hasOptions } from '../../../../contract/kinds/kind';
import { usePapersCopy } from '../../words/use-papers-copy';
import type { PrintedItem } from './printed';
import { SheetHead } from './SheetHead';

interface Props {
  name: string;
  /** Of each section. */
  items: readonly (readonly PrintedItem[])[];
  sections: readonly string[];
}

/** Up to so many options, five columns of circles fit on a page. */
const narrow = 4;

/** A page of circles, one for each option, and lines for numbers. */
export function AnswerSheet({ name, items, sections }: Props) {
  const { print } = usePapersCopy();
  const most = Math.max(0, ...items.flat().map(({ question }) => question.options.length));
  return (
    <div data-part="answer-sheet" className="flex break-before-page flex-col gap-3">
      <SheetHead name={name} part={print.answerSheet} />
      <p className="text-sm">{print.fill}</p>
      {items.map((own, at) => (
        <div key={sections[at]}>
          <h3 className="wrap-anywhere break-after-avoid font-semibold">{sections[at]}</h3>
          <ul className={`mt-2 gap-6 ${most > narrow ? 'columns-3' : 'columns-2 sm:columns-4 print:columns-4'}`}>
            {own.map(({ number, question }) => (
              <li key={number} className="mb-1.5 flex break-inside-avoid items-center gap-1.5">
                <span className="w-7 shrink-0 text-end text-sm tabular-nums">{number}</span>
                {!hasOptions(question) ? (
                  <span className="h-5 w-24 border-ink border-b" />
                ) : (
                  question.options.map(({ id }, place) => (
                    <span key={id} className="flex size-5 items-center justify-center rounded-full border border-ink text-[0.625rem]">
                      {optionLetters[place]}
                    </span>
                  ))
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
