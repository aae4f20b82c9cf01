import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { generateFault } from '../../../../contract/assessment/generate';
import { generateDefaults } from '../../../../contract/fields/limits';
import { Card, Page } from '../../../ui/controls/Card';
import { TextArea, TextField } from '../../../ui/controls/Field';
import { CategoryPicker } from '../../bank/category/CategoryPicker';
import { DraftBanner } from '../../kit/draft/DraftBanner';
import { useDraft } from '../../kit/draft/use-draft';
import { Form, numberFrom } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useSending } from '../../kit/form/use-sending';
import { useAdminCopy } from '../../words/use-admin-copy';
import { OutlookNote } from '../exam/OutlookNote';
import { useForecast } from '../exam/use-forecast';
import { MixFields } from '../mix/MixFields';
import { emptyMix, mixFrom, TypedMixSchema, wantedLevels } from '../mix/typed-mix';
import { FoldedSchedule } from '../schedule/FoldedSchedule';
import { ScheduleChangesSchema } from '../schedule/typed-schedule';
import { useFirstSchedule } from '../schedule/use-schedule-fields';
import { DrawButton } from './DrawButton';
import { Made } from './Made';
import { usePublishing } from './use-publishing';

/** The form, also as the draft in the tab's storage. */
const TypedSchema = v.object({
  name: v.string(),
  description: v.string(),
  questionCount: v.string(),
  durationInMinutes: v.string(),
  totalMarks: v.string(),
  categories: v.array(v.number()),
  mix: v.optional(TypedMixSchema, emptyMix),
  schedule: v.optional(ScheduleChangesSchema, {}),
});
type Typed = v.InferOutput<typeof TypedSchema>;

const emptyForm = (): Typed => ({
  name: '',
  description: '',
  questionCount: String(generateDefaults.questionCount),
  durationInMinutes: String(generateDefaults.durationInMinutes),
  totalMarks: String(generateDefaults.totalMarks),
  categories: [],
  mix: emptyMix(),
  schedule: {},
});

const numbers = ['questionCount', 'durationInMinutes', 'totalMarks'] as const;

export function GenerateScreen() {
  const copy = useAdminCopy();
  const draft = useDraft('generate', TypedSchema, emptyForm);
  const { form, setForm, reset } = draft;
  const change = (part: Partial<Typed>) => setForm({ ...form, ...part });
  const [questionCount = 0, durationInMinutes = 0, totalMarks = 0] = numbers.map((field) => numberFrom(form[field]));
  const { schedule, mix: typedMix, ...plain } = form;
  const mix = mixFrom(typedMix);
  const fields = useFirstSchedule(schedule);
  const body = { ...plain, questionCount, durationInMinutes, totalMarks, ...(mix && { mix }), ...fields.draft };
  const navigate = useNavigate();
  const { submit, isSound, send, at, reply, sending } = useSending('generateByCategories', copy.generateFailed, {
    args: { body },
    fault: generateFault(form),
    faults: fields.faults,
  });

  const [outlook = null] = useForecast([
    { categoryIds: form.categories, numberOfQuestions: questionCount, ...wantedLevels(mix, questionCount) },
  ]);

  async function generate() {
    if ((await submit()) !== null) reset(emptyForm());
  }

  const lastsMs = durationInMinutes * 60_000;
  const { press, dialog } = usePublishing({ name: form.name, shown: fields.shown, lastsMs, isSound, make: generate });

  async function draw() {
    const made = await send({ body: { ...body, state: 'draft' } }, generateFault(form), fields.faults);
    if (made === null) return;
    reset(emptyForm());
    navigate(`/admin/assessments/${made.id}/questions`);
  }

  return (
    <Page wide title={copy.ways.generate} lead={copy.generateLead}>
      <Card aria-label={copy.newAssessment}>
        <Form label={copy.generateForm} onSubmit={press}>
          <DraftBanner draft={draft} />
          <div className="grid items-start gap-6 @2xl:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-5">
              <TextField
                label={copy.assessmentName}
                aria-required
                value={form.name}
                onChange={(event) => change({ name: event.target.value })}
                {...at('name')}
              />
              <TextArea
                label={copy.description}
                value={form.description}
                onChange={(event) => change({ description: event.target.value })}
                {...at('description')}
              />
              <div className="grid gap-4 sm:grid-cols-3">
                {numbers.map((field) => (
                  <TextField
                    key={field}
                    type="number"
                    min={1}
                    step={1}
                    label={copy.numbers[field]}
                    value={form[field]}
                    onChange={(event) => change({ [field]: event.target.value })}
                    {...at(field)}
                  />
                ))}
              </div>
              <MixFields
                mix={typedMix}
                numberOfQuestions={questionCount}
                at={(path) => at(`mix.${path}`)}
                onChange={(changed) => change({ mix: changed })}
              />
              <OutlookNote outlook={outlook} />
            </div>
            <CategoryPicker
              label={copy.categories}
              chosen={form.categories}
              onChange={(categories) => change({ categories })}
              {...at('categories')}
            />
          </div>
          <FoldedSchedule fields={fields} onChange={(part) => change({ schedule: { ...schedule, ...part } })} at={at} lastsMs={lastsMs} />
          <FormFoot
            sending={sending}
            label={copy.generate}
            success={reply && <Made id={reply.id}>{copy.generated}</Made>}
            also={<DrawButton onDraw={draw} />}
          />
        </Form>
        {dialog}
      </Card>
    </Page>
  );
}
