import type { Exam } from '../../../../contract/exam/exam';
import { ButtonLink } from '../../../ui/controls/Button';
import { Card, EmptyState, Page } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { useReply } from '../../kit/calls/use-reply';
import { useAdminCopy } from '../../words/use-admin-copy';
import { FromExam } from './FromExam';

export function FromExamScreen() {
  const copy = useAdminCopy();
  const form = (exams: Exam[]) =>
    exams.length === 0 ? (
      <EmptyState action={<ButtonLink to="/admin/exam-creation">{copy.createOne}</ButtonLink>}>{copy.noExams}</EmptyState>
    ) : (
      <FromExam exams={exams} />
    );
  return (
    <Page wide title={copy.ways.fromExam} lead={copy.fromExamLead}>
      <Card className="max-w-3xl" aria-label={copy.newAssessment}>
        <Fetched query={useReply('getExams')} failed={copy.examsFailed}>
          {form}
        </Fetched>
      </Card>
    </Page>
  );
}
