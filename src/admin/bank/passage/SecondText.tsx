import { directionOf, type QuestionLanguage, questionLanguages } from '../../../../contract/question/translation';
import { Select, TextArea } from '../../../ui/controls/Field';
import { Options } from '../../kit/form/Options';
import { useBankCopy } from '../../words/use-bank-copy';
import type { TypedPassage } from './typed-passage';

interface Props {
  passage: TypedPassage;
  rows?: number;
  onChange: (passage: TypedPassage) => void;
  /** Of the parts of the translation. */
  at: (part: 'language' | 'text') => { 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/** The text of a passage in a second language, which is chosen here. */
export function SecondText({ passage, rows, onChange, at }: Props) {
  const copy = useBankCopy();
  const { language, second } = passage;
  return (
    <>
      <Select
        label={copy.passages.secondLanguage}
        value={language}
        onChange={(event) => onChange({ ...passage, language: event.target.value as QuestionLanguage })}
        {...at('language')}
      >
        <Options of={questionLanguages.map((each) => [each, copy.languageName(each)])} />
      </Select>
      <TextArea
        label={copy.inLanguage(copy.passages.text, language)}
        hint={copy.passages.secondHint}
        lang={language}
        dir={directionOf(language)}
        rows={rows}
        value={second}
        onChange={(event) => onChange({ ...passage, second: event.target.value })}
        {...at('text')}
      />
    </>
  );
}
