import { optionLetters } from '../../../../contract/fields/limits';
import { explanationOf } from '../../../../contract/question/explanation';
import { languageMeant } from '../../../../contract/question/languages';
import type { QuestionDraft } from '../../../../contract/question/question';
import { Prose } from '../../../ui/maths/Prose';
import { WholeText } from '../../../ui/maths/WholeText';
import { PassageContents } from '../../../ui/passage/PassageContents';
import { controlOf } from '../../../ui/question/option-control';
import { optionBox, optionLetter, optionText, questionText } from '../../../ui/question/option-look';
import { useVersion } from '../../../ui/question/question-language';
import { QuestionLanguageSwitch } from '../../../ui/review/QuestionLanguageSwitch';
import { type BankWords, useBankCopy } from '../../words/use-bank-copy';
import { rightInWords, typedKind } from '../kinds/admin-kinds';
import { contentsOf } from '../passage/typed-passage';
import { SheetPicture } from '../picture/SheetPicture';
import type { Typed } from './draft-shape';
import { draftOf } from './typed';

/** What is right, in words: the letters of the options, or the numbers; empty while nothing is. */
const rightIn = (draft: QuestionDraft, { kinds }: BankWords): string =>
  rightInWords(draft, kinds) || draft.options.flatMap(({ correct }, at) => (correct ? (optionLetters[at] ?? []) : [])).join(', ');

/** The question as the form has it, drawn as in the exam: formulas, pictures, and either language. */
export function QuestionPreview({ form }: { form: Typed }) {
  const copy = useBankCopy();
  const words = copy.bankList;
  const draft = draftOf(form);
  const { description, picture, options, translation } = draft;
  const spoken = { translation, language: languageMeant(form.language) ?? undefined };
  const { second, lang, dir } = useVersion(spoken);
  const right = rightIn(draft, copy);
  const typed = typedKind(form);
  const { explanation, explanationPicture } = explanationOf(draft);
  const isEmpty = description.trim() === '' && picture === undefined && options.length === 0;
  const told = second?.explanation || explanation;
  return (
    <section aria-label={words.preview} className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-raised p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-sm">{words.preview}</h3>
        {translation && <QuestionLanguageSwitch questions={[spoken]} />}
      </div>
      {isEmpty ? (
        <p className="text-ink-soft text-sm">{words.previewEmpty}</p>
      ) : (
        <div lang={lang} dir={dir} className="flex min-w-0 flex-col gap-3">
          {form.passage && (
            <div className="max-h-72 overflow-y-auto rounded-control border border-line bg-surface p-3">
              <PassageContents passage={contentsOf(form.passage)} Figure={SheetPicture} />
            </div>
          )}
          <div className={questionText}>
            <WholeText text={second?.description || description} />
          </div>
          <SheetPicture picture={picture} />
          {typed && (
            <p
              className="flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-3 text-ink-soft"
              lang={copy.locale}
            >
              {copy.kinds.typed[typed].here}
            </p>
          )}
          <ul className="flex flex-col gap-3 empty:hidden">
            {options.map((option, place) => (
              <li key={option.id} className={optionBox}>
                <span
                  aria-hidden="true"
                  className={`mt-1 size-5 shrink-0 border border-line-strong ${controlOf(form) === 'checkbox' ? 'rounded-sm' : 'rounded-full'}`}
                />
                <span className={optionLetter}>{optionLetters[place]}.</span>
                <span className={optionText}>
                  <Prose text={second?.options[place] || option.text} />
                  <SheetPicture picture={option.picture} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {right !== '' && (
        <div lang={lang} dir={dir} className="border-line border-t pt-2 text-sm">
          <p className="text-ink-soft">{words.previewInResult}</p>
          <p className="font-medium text-good">{words.previewCorrect(right)}</p>
          {told !== '' && (
            <div className="wrap-anywhere whitespace-pre-wrap">
              <WholeText text={told} />
            </div>
          )}
          <SheetPicture picture={explanationPicture} />
        </div>
      )}
    </section>
  );
}
