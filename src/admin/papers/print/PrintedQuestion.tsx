import { optionLetters } from '../../../../contract/fields/limits';
import { hasOptions } from '../../../../contract/kinds/kind';
import { Prose } from '../../../ui/maths/Prose';
import { WholeText } from '../../../ui/maths/WholeText';
import { SheetPicture } from '../../bank/picture/SheetPicture';
import { usePapersCopy } from '../../words/use-papers-copy';
import { columnsFor, optionsAbreast } from './abreast';
import { optionTextsOf, type PrintChoice, type PrintedItem, textsOf } from './printed';

/** A question as it is printed: its number, its text in each language, its options side by side where they are short. */
export function PrintedQuestion({ item: { number, question }, choice }: { item: PrintedItem; choice: PrintChoice }) {
  const { print } = usePapersCopy();
  const texts = textsOf(question, choice.language);
  const optionsAt = question.options.map((_, place) => optionTextsOf(texts, place));
  const written = optionsAt.map((said) => said.map(({ text }) => text).join(' / '));
  const hasPictures = question.options.some(({ picture }) => picture);
  return (
    <li data-question className="mb-4 flex break-inside-avoid gap-2">
      <span className="w-7 shrink-0 text-end font-semibold tabular-nums">{number}.</span>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        {texts.map(({ lang, dir, description }) => (
          <div key={lang ?? ''} lang={lang} dir={dir} className="wrap-anywhere whitespace-pre-line">
            <WholeText text={description} />
          </div>
        ))}
        <SheetPicture picture={question.picture} />
        {!hasOptions(question) ? (
          <p className="pt-1">
            {print.answer} <span className="inline-block w-40 border-ink border-b" />
          </p>
        ) : (
          <ul
            className={`grid gap-x-4 gap-y-1 ${hasPictures ? 'grid-cols-2' : ''}`}
            style={hasPictures ? undefined : { gridTemplateColumns: columnsFor(optionsAbreast(written, false, choice.columns), written) }}
          >
            {question.options.map((option, place) => (
              <li key={option.id} className="flex min-w-0 break-inside-avoid gap-1.5">
                <span className="shrink-0 font-semibold">({optionLetters[place]})</span>
                <span className="wrap-break-word min-w-0">
                  {optionsAt[place]?.map(({ lang, dir, text }, at) => (
                    <span key={lang ?? ''} lang={lang} dir={dir} className="whitespace-pre-line">
                      {at > 0 && ' / '}
                      <Prose text={text} />
                    </span>
                  ))}
                  <SheetPicture picture={option.picture} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
