import { directionOf, type QuestionLanguage, type Spoken } from '../../../contract/question/translation';
import { readQuestionsIn } from '../question/question-language';
import { ownNames, useReadingLanguages } from '../question/reading-languages';

/** With more languages than this, the switch is a list: a row of buttons would not fit a phone. */
const mostButtons = 3;

/** Switches all bilingual questions to one language; each language is named in that language. */
export function QuestionLanguageSwitch({ questions }: { questions: readonly Spoken[] }) {
  const { languages, current } = useReadingLanguages(questions);
  const label = languages.map((language) => ownNames[language]).join(' / ');
  if (languages.length > mostButtons) return <LanguageList {...{ label, languages, current }} />;
  return (
    <fieldset aria-label={label} className="flex rounded-control border border-line-strong bg-surface p-0.5">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          className="min-h-10 rounded-control px-3 text-sm font-semibold text-ink-soft hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand-ink aria-pressed:ring-1 aria-pressed:ring-brand"
          onClick={() => readQuestionsIn(language)}
        >
          {ownNames[language]}
        </button>
      ))}
    </fieldset>
  );
}

interface ListProps {
  label: string;
  languages: readonly QuestionLanguage[];
  current: QuestionLanguage | undefined;
}

const LanguageList = ({ label, languages, current }: ListProps) => (
  <select
    aria-label={label}
    className="min-h-11 rounded-control border border-line-strong bg-surface px-2 text-sm"
    value={current}
    onChange={(event) => readQuestionsIn(event.target.value as QuestionLanguage)}
  >
    {languages.map((language) => (
      <option key={language} value={language} lang={language} dir={directionOf(language)}>
        {ownNames[language]}
      </option>
    ))}
  </select>
);
