import type { ShownQuestion } from '../../../../contract/question/known-languages';
import type { QuestionLanguage, Spoken } from '../../../../contract/question/translation';
import { useHallCopy } from '../../../copy/use-hall-copy';
import { onDemand } from '../../../ui/on-demand';
import { readQuestionsIn } from '../../../ui/question/question-language';
import { ownNames, useReadingLanguages } from '../../../ui/question/reading-languages';

// Only bilingual papers load it.
const OnlyIn = onDemand(async () => (await import('../../../ui/review/OnlyIn')).OnlyIn);

interface Props {
  questions: readonly Spoken[];
  /** The question on screen. */
  shown: ShownQuestion;
}

/** The language selector of test halls: beside the question, and for all questions at once. */
export function ViewIn({ questions, shown }: Props) {
  const words = useHallCopy();
  const { languages, current } = useReadingLanguages(questions);
  return (
    <>
      <div className="flex items-center gap-2 text-sm">
        <label htmlFor="view-in" className="max-sm:sr-only">
          {words.viewIn}
        </label>
        <select
          id="view-in"
          className="min-h-11 rounded-control border border-line-strong bg-surface px-1 sm:px-2"
          value={current}
          onChange={(event) => readQuestionsIn(event.target.value as QuestionLanguage)}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {ownNames[language]}
            </option>
          ))}
        </select>
      </div>
      <OnlyIn questions={questions} shown={shown} />
    </>
  );
}
