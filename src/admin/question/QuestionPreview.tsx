import { optionLetters } from '../../../contract/fields/limits';
import { Prose } from '../../ui/maths/Prose';
import { optionBox, optionLetter, optionText, questionText } from '../../ui/question/option-look';
import { useVersion } from '../../ui/question/question-language';
import { QuestionLanguageSwitch } from '../../ui/review/QuestionLanguageSwitch';
import { useAdminCopy } from '../copy/use-admin-copy';
import { SheetPicture } from '../results/SheetPicture';
import { draftOf } from './typed';
import type { Typed } from './typed-form';

/** The question as the form has it, drawn as in the exam: formulas, pictures, and either language. */
export function QuestionPreview({ form }: { form: Typed }) {
  const copy = useAdminCopy();
  const words = copy.bankList;
  const { description, picture, options, translation } = draftOf(form);
  const { second, lang } = useVersion(translation);
  const right = options.findIndex(({ correct }) => correct);
  const { explanation = '', explanationPicture } = options[right] ?? {};
  const isEmpty = description.trim() === '' && picture === undefined && options.length === 0;
  const told = second?.explanation || explanation;
  return (
    <section aria-label={words.preview} className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-raised p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-sm">{words.preview}</h3>
        {translation && <QuestionLanguageSwitch />}
      </div>
      {isEmpty ? (
        <p className="text-ink-soft text-sm">{words.previewEmpty}</p>
      ) : (
        <div lang={lang} className="flex min-w-0 flex-col gap-3">
          <div className={questionText}>
            <Prose text={second?.description || description} />
          </div>
          <SheetPicture picture={picture} />
          <ul className="flex flex-col gap-3">
            {options.map((option, place) => (
              <li key={option.id} className={optionBox}>
                <span aria-hidden="true" className="mt-1 size-5 shrink-0 rounded-full border border-line-strong" />
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
      {right >= 0 && (
        <div lang={lang} className="border-line border-t pt-2 text-sm">
          <p className="text-ink-soft">{words.previewInResult}</p>
          <p className="font-medium text-good">{words.previewCorrect(optionLetters[right] ?? '')}</p>
          {told !== '' && (
            <p className="wrap-anywhere whitespace-pre-wrap">
              <Prose text={told} />
            </p>
          )}
          <SheetPicture picture={explanationPicture} />
        </div>
      )}
    </section>
  );
}
