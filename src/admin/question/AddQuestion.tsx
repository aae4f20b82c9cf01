import { useRef, useState } from 'react';
import { questionFault } from '../../../contract/question';
import { copy } from '../../ui/copy';
import { TextArea, TextField } from '../../ui/Field';
import { CategoryPicker } from '../category/CategoryPicker';
import { Form } from '../Form';
import { FormFoot } from '../FormFoot';
import { useSending } from '../use-sending';
import { OptionSlots } from './OptionSlots';
import { SuggestedField } from './SuggestedField';
import { asTyped, draftOf, emptyForm, nextForm, type Typed } from './typed';
import { difficulties, languages } from './usual';

export function AddQuestion() {
  const [form, setForm] = useState<Typed>(emptyForm);
  const { send, at, reply, sending } = useSending('createQuestion', copy.questionNotAdded);
  const description = useRef<HTMLTextAreaElement>(null);
  const change = (part: Partial<Typed>) => setForm({ ...form, ...part });

  const isFiled = form.description.trim() !== '' && form.categoryIds.length > 0;

  async function submit() {
    const added = await send({ body: draftOf(form) }, questionFault(asTyped(form)));
    if (!added) return;
    setForm(nextForm);
    description.current?.focus();
  }

  return (
    <Form label="Add a question" onSubmit={submit}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <TextArea
            ref={description}
            label="Question"
            aria-required
            value={form.description}
            onChange={(event) => change({ description: event.target.value })}
            {...at('description')}
          />
          <OptionSlots form={form} onChange={setForm} refused={isFiled ? at('options') : {}} />
          <TextArea
            label="Explanation (optional)"
            hint="Kept with the correct option and shown in the learner's result."
            value={form.explanation}
            onChange={(event) => change({ explanation: event.target.value })}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <CategoryPicker
            label="Categories"
            chosen={form.categoryIds}
            onChange={(categoryIds) => change({ categoryIds })}
            {...at('categoryIds')}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <SuggestedField
              label="Difficulty level"
              suggestions={difficulties}
              value={form.difficultyLevel}
              onChange={(difficultyLevel) => change({ difficultyLevel })}
              refused={at('difficultyLevel')}
            />
            <SuggestedField
              label="Language"
              suggestions={languages}
              value={form.language}
              onChange={(language) => change({ language })}
              refused={at('language')}
            />
          </div>
          <TextField
            label="Exam tags"
            hint="Separate tags with commas, such as SSC CGL, Bank PO."
            value={form.examTags}
            onChange={(event) => change({ examTags: event.target.value })}
            {...at('examTags')}
          />
        </div>
      </div>
      <FormFoot sending={sending} label="Add Question" success={reply && copy.questionAdded} />
    </Form>
  );
}
