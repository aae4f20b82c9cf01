import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Exam, examFault } from '../../../../contract/exam/exam';
import type { Outlook } from '../../../../contract/exam/forecast';
import type { ExamTemplate } from '../../../../contract/exam/templates/template';
import { examTemplates } from '../../../../contract/exam/templates/templates';
import { maxItems } from '../../../../contract/fields/limits';
import type { Category } from '../../../../contract/question/category';
import { Button } from '../../../ui/controls/Button';
import { Card, Page } from '../../../ui/controls/Card';
import { TextArea, TextField } from '../../../ui/controls/Field';
import { Link } from '../../../ui/link/Link';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { DraftBanner } from '../../kit/draft/DraftBanner';
import { useDraft } from '../../kit/draft/use-draft';
import { Form, numberFrom } from '../../kit/form/Form';
import { FormFoot } from '../../kit/form/FormFoot';
import { useSending } from '../../kit/form/use-sending';
import { usePapersCopy } from '../../words/use-papers-copy';
import { mixFrom, wantedLevels } from '../mix/typed-mix';
import { type TypedExam, TypedExamSchema, type TypedSubject } from './draft-shape';
import { ExamRules } from './ExamRules';
import { formOf } from './mapped';
import { CostsMore } from './SectionFields';
import { SubjectRow } from './SubjectRow';
import { SubjectsAtOnce } from './SubjectsAtOnce';
import { TemplateCard } from './TemplateCard';
import { TemplateList } from './TemplateList';
import { copyOf, draftOf, emptyExam, filledSubjects, inAll, sectionMinutes, withoutSubject, withSubject, withSubjects } from './typed';
import { wantedOf } from './typed-section';
import { useForecast } from './use-forecast';

const numbers = [
  ['timerDuration', 'examMinutes', { min: 1, step: 1 }],
  ['marksPerCorrect', 'marksPerCorrect', { min: 0, step: 'any' }],
  ['negativeMarksPerWrong', 'marksPerWrong', { min: 0, step: 'any' }],
] as const;

/** A form that starts as a copy of an exam. */
function CopiedExam({ id }: { id: string }) {
  const copy = usePapersCopy();
  const form = (all: Exam[]) => {
    const exam = all.find((each) => String(each.id) === id);
    // A draft for each copied exam: a link to one exam must not show another that was copied before.
    return exam === undefined ? (
      <ExamForm key={id} name="exam" />
    ) : (
      <ExamForm key={id} name={`exam like ${exam.id}`} first={() => copyOf(exam)} />
    );
  };
  return (
    <Fetched query={useReply('getExams')} failed={copy.examsFailed}>
      {form}
    </Fetched>
  );
}

/** A form that starts from a real exam, mapped to the categories of the bank. */
function TemplatedExam({ template }: { template: ExamTemplate }) {
  const copy = usePapersCopy();
  const form = (categories: Category[]) => (
    <ExamForm
      key={template.id}
      name={`exam of ${template.id}`}
      first={() => formOf(template, categories)}
      above={(exam, outlooks, onChange) => (
        <TemplateCard template={template} categories={categories} exam={exam} outlooks={outlooks} onChange={onChange} />
      )}
    />
  );
  return (
    <Fetched query={useReply('getCategories')} failed={copy.categoriesFailed}>
      {form}
    </Fetched>
  );
}

function FirstForm() {
  const [params] = useSearchParams();
  const copied = params.get('copy');
  const template = examTemplates.find(({ id }) => id === params.get('template'));
  if (copied !== null) return <CopiedExam id={copied} />;
  if (template !== undefined) return <TemplatedExam template={template} />;
  return (
    <div className="flex flex-col gap-5">
      <TemplateList />
      <ExamForm name="exam" />
    </div>
  );
}

export function ExamCreationScreen() {
  const copy = usePapersCopy();
  return (
    <Page wide title={copy.ways.createExam} lead={copy.examLead}>
      <Card aria-label={copy.newExam}>
        <FirstForm />
      </Card>
    </Page>
  );
}

interface FormProps {
  /** Of the draft in the tab's storage. */
  name: string;
  /** The form before anything is typed. */
  first?: () => TypedExam;
  /** Drawn above the fields. */
  above?: (exam: TypedExam, outlooks: (Outlook | null)[], onChange: (subjects: TypedSubject[]) => void) => ReactNode;
}

function ExamForm({ name, first = emptyExam, above }: FormProps) {
  const copy = usePapersCopy();
  const navigate = useNavigate();
  const draft = useDraft(name, TypedExamSchema, () => first());
  const { form: exam, setForm: setExam, reset } = draft;
  const sentAs = filledSubjects(exam);
  const { submit, at, reply, sending } = useSending('createExam', copy.examNotCreated, {
    args: { body: draftOf(exam) },
    fault: examFault({ name: exam.name, subjects: sentAs }),
  });
  const change = (part: Partial<TypedExam>) => setExam({ ...exam, ...part });
  const changeSubject = (changed: TypedSubject) =>
    change({ subjects: exam.subjects.map((subject) => (subject.key === changed.key ? changed : subject)) });

  const made = useSending('generateFromExam', copy.fromExamFailed);

  async function create() {
    made.clear();
    const created = await submit();
    if (created !== null) reset(emptyExam(exam));
    return created;
  }

  async function createAndDraw() {
    const created = await create();
    const paper = created && (await made.send({ body: { examId: created.id, name: created.name, state: 'draft' } }));
    if (paper) navigate(`/admin/assessments/${paper.id}/questions`);
  }

  const figures = inAll(exam);
  const sum = sectionMinutes(exam);
  const outlooks = useForecast(
    exam.subjects.map(({ categoryIds, numberOfQuestions, mix, section }) => {
      const count = numberFrom(numberOfQuestions);
      return { categoryIds, numberOfQuestions: count, ...wantedLevels(mixFrom(mix), count), ...wantedOf(section) };
    }),
  );
  return (
    <Form label={copy.examForm} onSubmit={create}>
      <DraftBanner draft={draft} />
      {above?.(exam, outlooks, (subjects) => change({ subjects }))}
      <div className="grid items-end gap-4 sm:grid-cols-3 @5xl:grid-cols-5 @max-5xl:[&>:first-child]:col-span-full @5xl:[&>:first-child]:col-span-2">
        <TextField
          label={copy.examName}
          aria-required
          value={exam.name}
          onChange={(event) => change({ name: event.target.value })}
          {...at('name')}
        />
        {numbers.map(([field, label, limits]) => (
          <TextField
            key={field}
            type="number"
            {...limits}
            label={copy[label]}
            value={exam[field]}
            onChange={(event) => change({ [field]: event.target.value })}
            {...(field === 'timerDuration' && sum !== null && { value: String(sum), readOnly: true })}
            {...at(field)}
          />
        ))}
      </div>
      <CostsMore right={exam.marksPerCorrect} wrong={exam.negativeMarksPerWrong} />
      {sum !== null && <p className="-mt-3 text-ink-soft text-sm">{copy.sections.sumHint}</p>}
      <TextArea
        label={copy.instructionsField}
        value={exam.instructions}
        onChange={(event) => change({ instructions: event.target.value })}
        {...at('instructions')}
      />
      <ExamRules exam={exam} onChange={change} />
      <section aria-label={copy.subjects} className="grid items-start gap-3 *:not-[fieldset]:col-span-full @4xl:grid-cols-2">
        <h2>{copy.subjects}</h2>
        {exam.subjects.map((subject, place) => (
          <SubjectRow
            key={subject.key}
            subject={subject}
            place={place + 1}
            isOnly={exam.subjects.length === 1}
            exam={exam}
            outlook={outlooks[place] ?? null}
            at={(field) => at(['subjects', sentAs.indexOf(subject), field].filter((part) => part !== '').join('.'))}
            onChange={changeSubject}
            onRemove={() => setExam(withoutSubject(exam, subject.key))}
          />
        ))}

        {exam.subjects.length < maxItems.subjects && (
          <Button variant="secondary" className="justify-self-start" onClick={() => setExam(withSubject(exam))}>
            {copy.addSubject}
          </Button>
        )}
        {exam.subjects.length < maxItems.subjects && (
          <SubjectsAtOnce
            room={maxItems.subjects - sentAs.length}
            isLocked={exam.isLocked}
            onAdd={(subjects) => setExam(withSubjects(exam, subjects))}
          />
        )}
      </section>
      <p className="text-ink-soft text-sm">{copy.examInAll(figures === null ? '…' : copy.examFigures(...figures))}</p>
      <FormFoot
        sending={made.sending.refusal ? made.sending : sending}
        label={copy.createExam}
        success={reply && <Created id={reply.id} />}
        also={
          <Button variant="secondary" onClick={createAndDraw}>
            {copy.paper.createAndDraw}
          </Button>
        }
      />
    </Form>
  );
}

function Created({ id }: { id: number }) {
  const copy = usePapersCopy();
  return (
    <p className="flex flex-wrap gap-x-4">
      {copy.examCreated}
      <Link to={`/admin/assessment-creation?exam=${id}`} className="underline">
        {copy.makeFromExam}
      </Link>
    </p>
  );
}
