import type { ShownQuestion } from '../../../contract/question/known-languages';
import type { Spoken } from '../../../contract/question/translation';
import { useCopy } from '../../copy/use-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { useReadingLanguages } from '../question/reading-languages';
import { onlyLanguagesOf } from './only-languages';

/** Says that the question on screen cannot be read in the language that is chosen for all of these questions, and in which one it is. */
export function OnlyIn({ questions, shown }: { questions: readonly Spoken[]; shown: ShownQuestion }) {
  const { locale } = useCopy();
  const words = useReviewCopy();
  const { languages, current } = useReadingLanguages(questions);
  const only = current && onlyLanguagesOf(shown, current, languages);
  if (!only) return null;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const list = new Intl.ListFormat(locale).format(only.map((language) => names.of(language) ?? language));
  return (
    <p data-only className="order-last w-full text-ink-soft text-sm">
      {words.onlyIn(list)}
    </p>
  );
}
