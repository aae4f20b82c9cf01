import type { Exam } from '../../../contract/exam';
import { ButtonLink } from '../../ui/Button';
import { Card, EmptyState, Page } from '../../ui/Card';
import { copy } from '../copy';
import { Fetched } from '../Fetched';
import { useReply } from '../use-reply';
import { FromExam } from './FromExam';

const CreateExam = () => <ButtonLink to="/admin/exam-creation">Create an exam</ButtonLink>;

export function FromExamScreen() {
  const form = (exams: Exam[]) =>
    exams.length === 0 ? <EmptyState action={<CreateExam />}>{copy.noExams}</EmptyState> : <FromExam exams={exams} />;
  return (
    <Page
      wide
      title="Assessments By Exam"
      lead="Makes an assessment by an exam's rules, with questions drawn at random for each of its subjects."
    >
      <Card className="max-w-3xl" aria-label="New assessment">
        <Fetched query={useReply('getExams')} failed={copy.examsFailed}>
          {form}
        </Fetched>
      </Card>
    </Page>
  );
}
