import { useState } from 'react';
import { optionLetters } from '../../../../contract/fields/limits';
import { languageMeant } from '../../../../contract/question/languages';
import { directionOf, type QuestionLanguage, questionLanguages } from '../../../../contract/question/translation';
import { Select, TextArea, TextField } from '../../../ui/controls/Field';
import { MathsPreview } from '../../../ui/maths/MathsPreview';
import { Options } from '../../kit/form/Options';
import { useBankCopy } from '../../words/use-bank-copy';
import { typedKind } from '../kinds/admin-kinds';
import type { Typed } from './draft-shape';
import { filledSlots, hasSecond, openSlots, secondOf, withText } from './typed';

interface Props {
  form: Typed;
  onChange: (form: Typed) => void;
  at: (path: string) => { 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/** The question in a second language: complete, or empty. */
export function SecondLanguage({ form, onChange, at }: Props) {
  const copy = useBankCopy();
  const [isOpened, setOpened] = useState(() => hasSecond(form));
  const language = secondOf(form);
  const typed = typedKind(form);
  const dir = directionOf(language);
  const own = languageMeant(form.language);
  const { second } = form;
  const slots = openSlots(form);
  const filled = filledSlots(form);
  const change = (part: Partial<Typed['second']>) => onChange({ ...form, second: { ...second, ...part } });
  const isOpen = isOpened || at('translation')['aria-invalid'] === true;
  return (
    <details
      data-second
      open={isOpen}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="rounded-control border border-line px-3 py-1"
    >
      <summary className="py-1.5 font-medium text-sm">{copy.secondVersion(language)}</summary>
      {isOpen && (
        <div className="flex flex-col gap-4 py-2">
          <p className="text-ink-soft text-sm">{typed ? copy.kinds.typed[typed].second : copy.secondHint}</p>
          <Select
            label={copy.secondLanguageField}
            value={language}
            onChange={(event) => change({ language: event.target.value as QuestionLanguage })}
            {...at('translation.language')}
          >
            <Options of={questionLanguages.filter((each) => each !== own).map((each) => [each, copy.languageName(each)])} />
          </Select>
          <TextArea
            label={copy.inLanguage(copy.question, language)}
            lang={language}
            dir={dir}
            value={second.description}
            onChange={(event) => change({ description: event.target.value })}
            {...at('translation.description')}
          />
          <MathsPreview lang={language} label={copy.formulaPreview(copy.inLanguage(copy.question, language))} text={second.description} />
          {slots.map((slot, place) => {
            const name = copy.inLanguage(copy.option(optionLetters[place] ?? ''), language);
            return (
              <div key={slot.key} className="flex min-w-0 flex-col gap-2">
                <TextField
                  label={name}
                  lang={language}
                  dir={dir}
                  value={slot.second}
                  onChange={(event) => onChange(withText(form, slot.key, event.target.value, 'second'))}
                  {...(filled.includes(slot) && at(`translation.options.${filled.indexOf(slot)}`))}
                />
                <MathsPreview lang={language} label={copy.formulaPreview(name)} text={slot.second} />
              </div>
            );
          })}
          <TextArea
            label={copy.inLanguage(copy.explanation, language)}
            lang={language}
            dir={dir}
            value={second.explanation}
            onChange={(event) => change({ explanation: event.target.value })}
            {...at('translation.explanation')}
          />
          <MathsPreview
            lang={language}
            label={copy.formulaPreview(copy.inLanguage(copy.explanation, language))}
            text={second.explanation}
          />
        </div>
      )}
    </details>
  );
}
