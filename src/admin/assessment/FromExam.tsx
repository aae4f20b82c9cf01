import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fromExamFault } from '../../../contract/assessment';
import type { Exam } from '../../../contract/exam';
import { maxLength } from '../../../contract/limits';
import { copy } from '../../ui/copy';
import { Select, TextField } from '../../ui/Field';
import { newestFirst } from '../exam/newest-first';
import { Form } from '../Form';
import { FormFoot } from '../FormFoot';
import { useSending } from '../use-sending';
import { Made } from './Made';

export function FromExam({ exams }: { exams: Exam[] }) {
  const [params] = useSearchParams();
  const linked = exams.find(({ id }) => String(id) === params.get('exam'));
  const [examId, setExamId] = useState<number | null>(linked?.id ?? null);
  const [name, setName] = useState('');
  const { send, at, reply, sending } = useSending('generateFromExam', copy.fromExamFailed);

  async function submit() {
    const body = { examId, name } as Parameters<typeof send>[0]['body'];
    if (await send({ body }, fromExamFault({ examId, name }))) setName('');
  }

  return (
    <Form label="Make an assessment from an exam" onSubmit={submit}>
      <Select
        label="Exam"
        aria-required
        value={examId ?? ''}
        onChange={(event) => setExamId(event.target.value === '' ? null : Number(event.target.value))}
        {...at('examId')}
      >
        <option value="">Select an exam</option>
        {newestFirst(exams).map((exam) => (
          <option key={exam.id} value={exam.id}>
            {`${exam.name} · #${exam.id} · ${exam.numberOfQuestions} questions · ${exam.timerDuration} min`}
          </option>
        ))}
      </Select>
      <TextField
        label="Assessment name"
        aria-required
        maxLength={maxLength.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        {...at('name')}
      />
      <FormFoot
        sending={sending}
        label="Generate Assessment"
        success={reply && <Made id={reply.id}>{copy.fromExamCreated(reply.id)}</Made>}
      />
    </Form>
  );
}
