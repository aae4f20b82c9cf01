import type { ShownQuestion } from '../../../contract/question/known-languages';
import { directionOf, type QuestionLanguage, type Spoken } from '../../../contract/question/translation';
import { readQuestionsIn } from '../question/question-language';
import { ownNames, useReadingLanguages } from '../question/reading-languages';
import { OnlyIn } from './OnlyIn';

/** With more languages than this, the switch is a list: a row of buttons would not fit a phone. */
const mostButtons = 3;

interface Props {
  questions: readonly Spoken[];
  /** The question on screen, where it is one: the switch says if it is not in the chosen language. */
  shown?: ShownQuestion | undefined;
}

/** Switches all bilingual questions to one language; each language is named in that language. */
export function QuestionLanguageSwitch({ questions, shown }: Props) {
  const { languages, current } = useReadingLanguages(questions);
  const label = languages.map((language) => ownNames[language]).join(' / ');
  const Switch = languages.length > mostButtons ? LanguageList : LanguageButtons;
  return (
    <>
      <Switch {...{ label, languages, current }} />
      {shown && <OnlyIn questions={questions} shown={shown} />}
    </>
  );
}

interface ListProps {
  label: string;
  languages: readonly QuestionLanguage[];
  current: QuestionLanguage | undefined;
}

function LanguageButtons({ label, languages, current }: ListProps) {
  return (
    <fieldset aria-label={label} className="flex rounded-control border border-line-strong bg-surface p-0.5">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          className="min-h-10 scroll-mt-24 rounded-control px-3 text-sm font-semibold text-ink-soft hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand-ink aria-pressed:ring-1 aria-pressed:ring-brand"
          onClick={() => readQuestionsIn(language)}
        >
          {ownNames[language]}
        </button>
      ))}
    </fieldset>
  );
}

const LanguageList = ({ label, languages, current }: ListProps) => (
  <select
    aria-label={label}
    className="min-h-11 scroll-mt-24 rounded-control border border-line-strong bg-surface px-2 text-sm"
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
