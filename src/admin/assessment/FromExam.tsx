import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fromExamFault } from '../../../contract/assessment';
import type { Exam } from '../../../contract/exam';
import { maxLength } from '../../../contract/limits';
import { Select, TextField } from '../../ui/Field';
import { newestFirst } from '../exam/newest-first';
import { OutlookNote } from '../exam/OutlookNote';
import { useForecast } from '../exam/use-forecast';
import { Form } from '../Form';
import { FormFoot } from '../FormFoot';
import { useAdminCopy } from '../use-admin-copy';
import { useSending } from '../use-sending';
import { Made } from './Made';

export function FromExam({ exams }: { exams: Exam[] }) {
  const copy = useAdminCopy();
  const [params] = useSearchParams();
  const linked = exams.find(({ id }) => String(id) === params.get('exam'));
  const [examId, setExamId] = useState<number | null>(linked?.id ?? null);
  const [name, setName] = useState('');
  const { send, at, reply, sending } = useSending('generateFromExam', copy.fromExamFailed);

  const subjects = exams.find(({ id }) => id === examId)?.subjects ?? [];
  const outlooks = useForecast(
    subjects.map((s) => ({ categoryIds: s.categories.map(({ id }) => id), numberOfQuestions: s.numberOfQuestions })),
  );

  async function submit() {
    const body = { examId, name } as Parameters<typeof send>[0]['body'];
    if (await send({ body }, fromExamFault({ examId, name }))) setName('');
  }

  return (
    <Form label={copy.fromExamForm} onSubmit={submit}>
      <Select
        label={copy.exam}
        aria-required
        value={examId ?? ''}
        onChange={(event) => setExamId(event.target.value === '' ? null : Number(event.target.value))}
        {...at('examId')}
      >
        <option value="">{copy.selectExam}</option>
        {newestFirst(exams).map((exam) => (
          <option key={exam.id} value={exam.id}>
            {copy.examChoice(exam.name, exam.id, exam.numberOfQuestions, exam.timerDuration)}
          </option>
        ))}
      </Select>
      {subjects.map(({ name: subject }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a saved exam's subjects have no other name of their own, and keep their places
        <div key={place} className="flex flex-wrap gap-x-3 text-sm">
          <span className="font-medium">{subject}</span>
          <OutlookNote outlook={outlooks[place] ?? null} />
        </div>
      ))}
      <TextField
        label={copy.assessmentName}
        aria-required
        maxLength={maxLength.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        {...at('name')}
      />
      <FormFoot sending={sending} label={copy.generate} success={reply && <Made id={reply.id}>{copy.fromExamCreated(reply.id)}</Made>} />
    </Form>
  );
}
