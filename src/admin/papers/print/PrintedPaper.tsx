import { Fragment } from 'react';
import type { Paper } from '../../../../contract/assessment/assessment';
import type { DrawnPaper } from '../../../../contract/assessment/drawn';
import { PassageContents } from '../../../ui/passage/PassageContents';
import { SheetPicture } from '../../bank/picture/SheetPicture';
import { usePapersCopy } from '../../words/use-papers-copy';
import { AnswerSheet } from './AnswerSheet';
import { KeyPages } from './KeyPages';
import { PrintedQuestion } from './PrintedQuestion';
import { numbered, type PrintChoice, type PrintedItem, passageTextsOf } from './printed';
import { SheetFacts, SheetHead } from './SheetHead';

/** Characters from which on a passage may be parted between two columns or pages. */
const leastParted = 1_500;

/** The passage of a set, above its questions, in each printed language; its picture once. */
function PrintedPassage({ item, language }: { item: PrintedItem; language: PrintChoice['language'] }) {
  const { paper } = usePapersCopy();
  if (item.opens === undefined) return null;
  const { passage, to } = item.opens;
  const texts = passageTextsOf(passage, language);
  const isShort = texts.reduce((sum, { text }) => sum + text.length, 0) < leastParted;
  return (
    <li
      data-passage
      className={`mb-3 flex break-after-avoid flex-col gap-2 border-ink border-s-2 ps-3 ${isShort ? 'break-inside-avoid' : ''}`}
    >
      <h4 className="break-after-avoid font-semibold">{paper.set(item.number, to)}</h4>
      {texts.map(({ lang, dir, text }, at) => (
        <div key={lang ?? ''} lang={lang} dir={dir}>
          <PassageContents passage={{ text, picture: at === texts.length - 1 ? passage.picture : undefined }} Figure={SheetPicture} />
        </div>
      ))}
    </li>
  );
}

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
