import { useSearchParams } from 'react-router-dom';
import { Card, Page } from '../../ui/Card';
import { EditQuestion } from '../bank/EditQuestion';
import { QuestionBank } from '../bank/QuestionBank';
import { AddQuestion } from './AddQuestion';

export function QuestionsScreen() {
  const [params] = useSearchParams();
  const edited = Number(params.get('question'));
  const isEditing = Number.isSafeInteger(edited) && edited > 0;
  return (
    <Page wide title="Manage Questions" lead="Add one question at a time, or upload many from a sheet under Question Bulk Upload.">
      {isEditing ? (
        <EditQuestion id={edited} />
      ) : (
        <Card aria-label="New question">
          <AddQuestion />
        </Card>
      )}
      {/* Out of sight while one question is open, and as it was left when it is closed. */}
      <div hidden={isEditing}>
        <QuestionBank />
      </div>
    </Page>
  );
}
