import { useState } from 'react';
import { optionLetters } from '../../../contract/fields/limits';
import { secondLanguage } from '../../../contract/question/translation-rule';
import { TextArea, TextField } from '../../ui/controls/Field';
import { MathsPreview } from '../../ui/maths/MathsPreview';
import { useAdminCopy } from '../copy/use-admin-copy';
import { filledSlots, hasSecond, withText } from './typed';
import type { Typed } from './typed-form';

interface Props {
  form: Typed;
  onChange: (form: Typed) => void;
  at: (path: string) => { 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/** The question in the second language, English or Hindi: complete, or empty. */
export function SecondLanguage({ form, onChange, at }: Props) {
  const copy = useAdminCopy();
  const [isOpened, setOpened] = useState(() => hasSecond(form));
  const language = secondLanguage(form.language) ?? 'hi';
  const { second } = form;
  const slots = form.kind === 'numeric' ? [] : form.slots;
  const filled = filledSlots(form);
  const change = (part: Partial<Typed['second']>) => onChange({ ...form, second: { ...second, ...part } });
  const isOpen = isOpened || at('translation')['aria-invalid'] === true;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="rounded-control border border-line px-3 py-1"
    >
      <summary className="py-1.5 font-medium text-sm">{copy.secondVersion(language)}</summary>
      {isOpen && (
        <div className="flex flex-col gap-4 py-2">
          <p className="text-ink-soft text-sm">{form.kind === 'numeric' ? copy.kinds.secondHint : copy.secondHint}</p>
          <TextArea
            label={copy.inLanguage(copy.question, language)}
            lang={language}
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
