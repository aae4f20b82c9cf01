import { type Dispatch, type ReactNode, type RefObject, type SetStateAction, useId, useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import { TextArea, TextField } from '../../../ui/controls/Field';
import { MathsPreview } from '../../../ui/maths/MathsPreview';
import { useBankCopy } from '../../words/use-bank-copy';
import { CategoryPicker } from '../category/CategoryPicker';
import { FormattedPaste } from '../formatted/FormattedPaste';
import { withBars } from '../formatted/pasted-text';
import { typedRow } from '../kinds/admin-kinds';
import { PassageField } from '../passage/PassageField';
import { PictureField } from '../picture/PictureField';
import type { PictureChange, PicturePlace } from '../picture/typed-picture';
import { SimilarNote } from '../similar/SimilarNote';
import type { Typed } from './draft-shape';
import { FormulaHelp } from './FormulaHelp';
import { withPicture } from './form-pictures';
import { KindField } from './KindField';
import { OptionSlots } from './OptionSlots';
import { withPastedOptions } from './pasted-options';
import { QuestionPreview } from './QuestionPreview';
import { SecondLanguage } from './SecondLanguage';
import { SuggestedField } from './SuggestedField';
import { openSlots, withText } from './typed';
import { difficulties, languages } from './usual';

interface Props {
  form: Typed;
  onChange: Dispatch<SetStateAction<Typed>>;
  at: (path: string) => { 'aria-invalid'?: true; 'aria-describedby'?: string };
  descriptionRef?: RefObject<HTMLTextAreaElement | null>;
  /** Of an existing question. */
  id?: number;
}

/** A field with a control at its end. */
const Beside = ({ control, children }: { control: ReactNode; children: ReactNode }) => (
  <div className="flex items-end gap-2">
    <div className="min-w-0 flex-1">{children}</div>
    {control}
  </div>
);

/** Nothing is marked: what is missing before it is told first. */
const unmarked = () => ({});

/** All fields of a question, new or existing. */
export function QuestionFields({ form, onChange, at, descriptionRef, id }: Props) {
  const copy = useBankCopy();
  const pictureHintId = useId();
  /** Options that one paste has filled, and the form with all of it in one field. */
  const [spread, setSpread] = useState<{ slots: Typed['slots']; before: Typed } | null>(null);
  const Own = typedRow(form)?.Field;
  const change = (part: Partial<Typed>) => onChange({ ...form, ...part });
  const picture = (place: PicturePlace) => (change: PictureChange) => onChange((now) => withPicture(now, place, change));
  const isFiled = form.description.trim() !== '' && form.categoryIds.length > 0;
  return (
    <FormattedPaste
      cells={withBars}
      takes={({ dataset: { slot } }, text) => {
        const pasted = slot === undefined ? null : withPastedOptions(form, Number(slot), text);
        if (pasted === null) return false;
        setSpread({ slots: pasted.slots, before: withText(form, Number(slot), text.trim().replace(/\s+/g, ' ')) });
        onChange(pasted);
        return true;
      }}
    >
      <div className="grid items-start gap-6 @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @5xl:grid-cols-[minmax(0,9fr)_minmax(0,6fr)_minmax(0,7fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <PictureField
            of={copy.picture.question}
            picture={form.picture}
            onChange={picture('question')}
            isRefused={at('picture')['aria-invalid'] === true}
            hintId={pictureHintId}
          >
            {(choose) => (
              <Beside control={choose}>
                <TextArea
                  ref={descriptionRef}
                  label={copy.question}
                  className="field-sizing-content max-h-80 min-h-22"
                  hint={copy.formulaHint}
                  aria-required
                  value={form.description}
                  onChange={(event) => change({ description: event.target.value })}
                  {...at('description')}
                />
              </Beside>
            )}
          </PictureField>
          <MathsPreview label={copy.formulaPreview(copy.picture.question)} text={form.description} />
          <FormulaHelp />
          <SimilarNote description={form.description} options={openSlots(form).map(({ text }) => text)} exceptId={id} />
          <p className="text-ink-soft text-sm">
            {copy.picture.tip} <span id={pictureHintId}>{copy.picture.altHint}</span>
          </p>
          <KindField kind={form.kind} onChange={(kind) => change({ kind })} />
          {Own ? (
            <Own own={form} onChange={change} at={isFiled ? at : unmarked} />
          ) : (
            <OptionSlots form={form} onChange={onChange} refused={isFiled ? at('options') : {}} pictureHintId={pictureHintId} />
          )}
          <div role="status" className="empty:hidden">
            {spread !== null && spread.slots === form.slots && (
              <p className="flex flex-wrap items-center gap-x-3">
                {copy.optionsPasted}
                <Button variant="quiet" onClick={() => change({ slots: spread.before.slots })}>
                  {copy.optionsAsOne}
                </Button>
              </p>
            )}
          </div>
          <PictureField
            of={copy.picture.explanation}
            picture={form.explanationPicture}
            onChange={picture('explanation')}
            isRefused={at(Own ? 'explanationPicture' : 'options')['aria-invalid'] === true}
            hintId={pictureHintId}
          >
            {(choose) => (
              <Beside control={choose}>
                <TextArea
                  label={copy.explanationField}
                  hint={copy.kinds.explanationHints[form.kind] ?? copy.explanationHint}
                  value={form.explanation}
                  onChange={(event) => change({ explanation: event.target.value })}
                />
              </Beside>
            )}
          </PictureField>
          <MathsPreview label={copy.formulaPreview(copy.picture.explanation)} text={form.explanation} />
          <PassageField
            passage={form.passage}
            language={form.second.language ?? 'hi'}
            onChange={(passage) => change({ passage })}
            at={at}
          />
          <SecondLanguage form={form} onChange={onChange} at={at} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <CategoryPicker
            label={copy.categories}
            chosen={form.categoryIds}
            onChange={(categoryIds) => change({ categoryIds })}
            {...at('categoryIds')}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <SuggestedField
              label={copy.difficultyLevel}
              suggestions={difficulties}
              value={form.difficultyLevel}
              onChange={(difficultyLevel) => change({ difficultyLevel })}
              refused={at('difficultyLevel')}
            />
            <SuggestedField
              label={copy.language}
              suggestions={languages}
              value={form.language}
              onChange={(language) => change({ language })}
              refused={at('language')}
            />
          </div>
          <TextField
            label={copy.examTags}
            hint={copy.examTagsHint}
            value={form.examTags}
            onChange={(event) => change({ examTags: event.target.value })}
            {...at('examTags')}
          />
        </div>
        {/* In sight while the fields beside it are typed into. */}
        <div className="min-w-0 @2xl:col-span-2 @5xl:sticky @5xl:top-4 @5xl:col-span-1">
          <QuestionPreview form={form} />
        </div>
      </div>
    </FormattedPaste>
  );
}
