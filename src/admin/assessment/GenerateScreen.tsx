import { useState } from 'react';
import { generateFault } from '../../../contract/assessment';
import { generateDefaults, maxLength } from '../../../contract/limits';
import { Card, Page } from '../../ui/Card';
import { TextArea, TextField } from '../../ui/Field';
import { CategoryPicker } from '../category/CategoryPicker';
import { OutlookNote } from '../exam/OutlookNote';
import { useForecast } from '../exam/use-forecast';
import { Form, numberFrom } from '../Form';
import { FormFoot } from '../FormFoot';
import { useAdminCopy } from '../use-admin-copy';
import { useSending } from '../use-sending';
import { Made } from './Made';

const emptyForm = {
  name: '',
  description: '',
  questionCount: String(generateDefaults.questionCount),
  durationInMinutes: String(generateDefaults.durationInMinutes),
  totalMarks: String(generateDefaults.totalMarks),
  categories: [] as number[],
};

const numbers = ['questionCount', 'durationInMinutes', 'totalMarks'] as const;

export function GenerateScreen() {
  const copy = useAdminCopy();
  const [form, setForm] = useState(emptyForm);
  const { send, at, reply, sending } = useSending('generateByCategories', copy.generateFailed);
  const change = (part: Partial<typeof emptyForm>) => setForm({ ...form, ...part });

  const [outlook = null] = useForecast([{ categoryIds: form.categories, numberOfQuestions: numberFrom(form.questionCount) }]);

  async function submit() {
    const [questionCount, durationInMinutes, totalMarks] = [form.questionCount, form.durationInMinutes, form.totalMarks].map(numberFrom);
    const body = { ...form, questionCount, durationInMinutes, totalMarks } as Parameters<typeof send>[0]['body'];
    if (await send({ body }, generateFault(form))) setForm(emptyForm);
  }

  return (
    <Page wide title={copy.ways.generate} lead={copy.generateLead}>
      <Card aria-label={copy.newAssessment}>
        <Form label={copy.generateForm} onSubmit={submit}>
          <div className="grid items-start gap-6 @2xl:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-5">
              <TextField
                label={copy.assessmentName}
                aria-required
                maxLength={maxLength.name}
                value={form.name}
                onChange={(event) => change({ name: event.target.value })}
                {...at('name')}
              />
              <TextArea
                label={copy.description}
                maxLength={maxLength.description}
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
              <OutlookNote outlook={outlook} />
            </div>
            <CategoryPicker
              label={copy.categories}
              chosen={form.categories}
              onChange={(categories) => change({ categories })}
              {...at('categories')}
            />
          </div>
          <FormFoot sending={sending} label={copy.generate} success={reply && <Made id={reply.id}>{copy.generated}</Made>} />
        </Form>
      </Card>
    </Page>
  );
}
