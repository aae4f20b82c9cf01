import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Exam, examFault } from '../../../contract/exam/exam';
import { maxItems, maxLength } from '../../../contract/fields/limits';
import { Button } from '../../ui/controls/Button';
import { Card, Page } from '../../ui/controls/Card';
import { TextArea, TextField } from '../../ui/controls/Field';
import { Link } from '../../ui/link/Link';
import { Fetched } from '../calls/Fetched';
import { useReply } from '../calls/use-reply';
import { useAdminCopy } from '../copy/use-admin-copy';
import { DraftNotice } from '../draft/DraftNotice';
import { useDraft } from '../draft/use-draft';
import { Form, numberFrom } from '../form/Form';
import { FormFoot } from '../form/FormFoot';
import { useSending } from '../form/use-sending';
import { mixFrom, wantedLevels } from '../mix/typed-mix';
import { TypedExamSchema } from './draft-shape';
import { SubjectFields } from './SubjectFields';
import { SubjectsAtOnce } from './SubjectsAtOnce';
import {
  copyOf,
  draftOf,
  emptyExam,
  filledSubjects,
  inAll,
  type TypedExam,
  type TypedSubject,
  withoutSubject,
  withSubject,
  withSubjects,
} from './typed';
import { useForecast } from './use-forecast';

const numbers = [
  ['timerDuration', 'timer', { min: 1, step: 1 }],
  ['marksPerCorrect', 'marksPerCorrect', { min: 0, step: 'any' }],
  ['negativeMarksPerWrong', 'marksPerWrong', { min: 0, step: 'any' }],
] as const;

export function ExamCreationScreen() {
  const copy = useAdminCopy();
  const [params] = useSearchParams();
  const copied = params.get('copy');
  const exams = useReply('getExams', copied !== null);
  const form = (all: Exam[]) => {
    const exam = all.find(({ id }) => String(id) === copied);
    // A draft for each copied exam: a link to one exam must not show another that was copied before.
    return <ExamForm key={copied} name={exam ? `exam like ${exam.id}` : 'exam'} like={exam} />;
  };
  return (
    <Page wide title={copy.ways.createExam} lead={copy.examLead}>
      <Card aria-label={copy.newExam}>
        {copied === null ? (
          form([])
        ) : (
          <Fetched query={exams} failed={copy.examsFailed}>
            {form}
          </Fetched>
        )}
      </Card>
    </Page>
  );
}

/** `name` of the draft in the tab's storage; `like`: an exam to be copied. */
function ExamForm({ name, like }: { name: string; like: Exam | undefined }) {
  const copy = useAdminCopy();
  const navigate = useNavigate();
  const draft = useDraft(name, TypedExamSchema, () => (like ? copyOf(like) : emptyExam()));
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
  const outlooks = useForecast(
    exam.subjects.map(({ categoryIds, numberOfQuestions, mix }) => {
      const count = numberFrom(numberOfQuestions);
      return { categoryIds, numberOfQuestions: count, ...wantedLevels(mixFrom(mix), count) };
    }),
  );
  return (
    <Form label={copy.examForm} onSubmit={create}>
      <DraftNotice draft={draft} />
      <TextField
        label={copy.examName}
        aria-required
        maxLength={maxLength.name}
        value={exam.name}
        onChange={(event) => change({ name: event.target.value })}
        {...at('name')}
      />
      <div className="grid items-end gap-4 sm:grid-cols-3">
        {numbers.map(([field, label, limits]) => (
          <TextField
            key={field}
            type="number"
            {...limits}
            label={copy[label]}
            value={exam[field]}
            onChange={(event) => change({ [field]: event.target.value })}
            {...at(field)}
          />
        ))}
      </div>
      <TextArea
        label={copy.instructionsField}
        maxLength={maxLength.instructions}
        value={exam.instructions}
        onChange={(event) => change({ instructions: event.target.value })}
        {...at('instructions')}
      />
      <section aria-label={copy.subjects} className="flex flex-col gap-4">
        <h2>{copy.subjects}</h2>
        {exam.subjects.map((subject, place) => (
          <SubjectFields
            key={subject.key}
            subject={subject}
            place={place + 1}
            outlook={outlooks[place] ?? null}
            at={(field) => at(`subjects.${sentAs.indexOf(subject)}.${field}`)}
            onChange={changeSubject}
            onRemove={() => setExam(withoutSubject(exam, subject.key))}
          />
        ))}
        {exam.subjects.length < maxItems.subjects && (
          <Button variant="secondary" className="self-start" onClick={() => setExam(withSubject(exam))}>
            {copy.addSubject}
          </Button>
        )}
        {exam.subjects.length < maxItems.subjects && (
          <SubjectsAtOnce room={maxItems.subjects - sentAs.length} onAdd={(subjects) => setExam(withSubjects(exam, subjects))} />
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
  const copy = useAdminCopy();
  return (
    <p className="flex flex-wrap gap-x-4">
      {copy.examCreated}
      <Link to={`/admin/assessment-creation?exam=${id}`} className="underline">
        {copy.makeFromExam}
      </Link>
    </p>
  );
}
