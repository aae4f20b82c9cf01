import { useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { fromExamFault } from '../../../../contract/assessment/generate';
import type { Exam } from '../../../../contract/exam/exam';
import { Select, TextField } from '../../../ui/controls/Field';
import { DraftBanner } from '../../kit/draft/DraftBanner';
import { useDraft } from '../../kit/draft/use-draft';
import { Form } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { Options } from '../../kit/form/Options';
import { useSending } from '../../kit/form/use-sending';
import { useAdminCopy } from '../../words/use-admin-copy';
import { newestExams } from '../exam/newest-exams';
import { OutlookNote } from '../exam/OutlookNote';
import { SectionFacts } from '../exam/SectionFacts';
import { useForecast } from '../exam/use-forecast';
import { wantedLevels } from '../mix/typed-mix';
import { FoldedSchedule } from '../schedule/FoldedSchedule';
import { ScheduleChangesSchema } from '../schedule/typed-schedule';
import { useFirstSchedule } from '../schedule/use-schedule-fields';
import { DrawButton } from './DrawButton';
import { Made } from './Made';
import { usePublishing } from './use-publishing';

/** The form's draft in the tab's storage. */
const TypedSchema = v.object({ examId: v.nullable(v.number()), name: v.string(), schedule: v.optional(ScheduleChangesSchema, {}) });

export function FromExam({ exams }: { exams: Exam[] }) {
  const copy = useAdminCopy();
  const [params] = useSearchParams();
  const linked = exams.find(({ id }) => String(id) === params.get('exam'));
  const linkedId = linked?.id ?? null;
  // A draft for each linked exam: a link to one exam must not show another that was chosen before.
  const draft = useDraft(`from exam ${linkedId ?? ''}`, TypedSchema, () => ({ examId: linkedId, name: '', schedule: {} }));
  const { form, setForm, reset } = draft;
  const { examId, name, schedule } = form;
  const fields = useFirstSchedule(schedule);
  const navigate = useNavigate();
  const { submit, isSound, send, at, reply, sending } = useSending('generateFromExam', copy.fromExamFailed, {
    // The rule refuses a missing exam.
    args: { body: { examId: examId ?? 0, name, ...fields.draft } },
    fault: fromExamFault(form),
    faults: fields.faults,
  });

  const exam = exams.find(({ id }) => id === examId);
  const subjects = exam?.subjects ?? [];
  const outlooks = useForecast(
    subjects.map(({ categories, numberOfQuestions, mix, kinds, questionsPerPassage }) => ({
      categoryIds: categories.map(({ id }) => id),
      numberOfQuestions,
      ...wantedLevels(mix, numberOfQuestions),
      ...(kinds && { kinds }),
      ...(questionsPerPassage !== undefined && { questionsPerPassage }),
    })),
  );

  async function generate() {
    if ((await submit()) !== null) reset({ examId, name: '', schedule: {} });
  }

  const lastsMs = (exam?.timerDuration ?? 0) * 60_000;
  const { press, dialog } = usePublishing({ name, shown: fields.shown, lastsMs, isSound, make: generate });

  async function draw() {
    const body = { examId: examId ?? 0, name, ...fields.draft, state: 'draft' as const };
    const made = await send({ body }, fromExamFault(form), fields.faults);
    if (made === null) return;
    reset({ examId, name: '', schedule: {} });
    navigate(`/admin/assessments/${made.id}/questions`);
  }

  return (
    <>
      <Form label={copy.fromExamForm} onSubmit={press}>
        <DraftBanner draft={draft} />
        <Select
          label={copy.exam}
          aria-required
          value={examId ?? ''}
          onChange={(event) => setForm({ ...form, examId: event.target.value === '' ? null : Number(event.target.value) })}
          {...at('examId')}
        >
          <option value="">{copy.selectExam}</option>
          <Options
            of={newestExams(exams).map(({ id, name, ...one }) => [id, copy.examChoice(name, id, one.numberOfQuestions, one.timerDuration)])}
          />
        </Select>
        {exam?.subjects.map((subject, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a saved exam's subjects have no other key, and never move
          <div key={place} className="text-sm">
            <div className="flex flex-wrap gap-x-3">
              <span className="font-medium">{subject.name}</span>
              <OutlookNote outlook={outlooks[place] ?? null} />
            </div>
            <SectionFacts subject={subject} exam={exam} />
          </div>
        ))}
        <TextField
          label={copy.assessmentName}
          aria-required
          value={name}
          onChange={(event) => setForm({ ...form, name: event.target.value })}
          {...at('name')}
        />
        <FoldedSchedule fields={fields} onChange={(part) => setForm({ ...form, schedule: { ...schedule, ...part } })} at={at} />
        <FormFoot
          sending={sending}
          label={copy.generate}
          success={reply && <Made id={reply.id}>{copy.fromExamCreated(reply.id)}</Made>}
          also={<DrawButton onDraw={draw} />}
        />
      </Form>
      {dialog}
    </>
  );
}
