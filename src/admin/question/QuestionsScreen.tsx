import { Card, Page } from '../../ui/Card';
import { AddQuestion } from './AddQuestion';
import { QuestionBank } from './QuestionBank';

export function QuestionsScreen() {
  return (
    <Page wide title="Manage Questions" lead="Add one question at a time, or upload many from a sheet under Question Bulk Upload.">
      <Card aria-label="New question">
        <AddQuestion />
      </Card>
      <QuestionBank />
    </Page>
  );
}
