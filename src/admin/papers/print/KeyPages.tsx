import { WholeText } from '../../../ui/maths/WholeText';
import { rightInWords } from '../../bank/kinds/admin-kinds';
import { SheetPicture } from '../../bank/picture/SheetPicture';
import { InstituteHead } from '../../kit/print/InstituteHead';
import { usePapersCopy } from '../../words/use-papers-copy';
import { type PrintChoice, type PrintedItem, rightLetters, textsOf } from './printed';

interface Props {
  name: string;
  items: readonly PrintedItem[];
  choice: PrintChoice;
}

/** The right answers on pages of their own, which are left out of what learners get: as a table, and with explanations. */
export function KeyPages({ name, items, choice }: Props) {
  const { print, kinds } = usePapersCopy();
  const rightOf = ({ question }: PrintedItem): string => rightInWords(question, kinds) || rightLetters(question).join(', ');
  return (
    <>
      {choice.hasKey && (
        <div data-part="key" className="flex break-before-page flex-col gap-3">
          <InstituteHead title={`${name} · ${print.key}`} />
          <ul className="columns-3 gap-6 tabular-nums sm:columns-5 print:columns-5">
            {items.map((item) => (
              <li key={item.number} className="flex break-inside-avoid gap-2 border-line border-b py-1">
                <span className="w-8 shrink-0 text-end text-ink-soft">{item.number}</span>
                <span className="font-semibold">{rightOf(item)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {choice.hasExplanations && (
        <div data-part="explanations" className="flex break-before-page flex-col gap-3">
          <InstituteHead title={`${name} · ${print.explanations}`} />
          <ul className={`gap-8 ${choice.columns === 2 ? 'sm:columns-2 print:columns-2' : ''}`}>
            {items.map((item) => (
              <li key={item.number} className="mb-3 flex break-inside-avoid gap-2">
                <span className="w-7 shrink-0 text-end font-semibold tabular-nums">{item.number}.</span>
                <div className="flex min-w-0 flex-1 flex-col gap-1">
                  <p className="font-semibold">{rightOf(item)}</p>
                  {textsOf(item.question, choice.language).map(
                    ({ lang, dir, explanation }) =>
                      explanation !== '' && (
                        <div key={lang ?? ''} lang={lang} dir={dir} className="wrap-anywhere whitespace-pre-line">
                          <WholeText text={explanation} />
                        </div>
                      ),
                  )}
                  <SheetPicture picture={item.question.explanationPicture} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
