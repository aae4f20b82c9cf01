import { useSearchParams } from 'react-router-dom';
import { Card, Page } from '../../ui/controls/Card';
import { useAdminCopy } from '../copy/use-admin-copy';
import { AddQuestion } from '../question/AddQuestion';
import { EditQuestion } from './EditQuestion';
import { QuestionBank } from './QuestionBank';

export function QuestionsScreen() {
  const copy = useAdminCopy();
  const [params] = useSearchParams();
  const edited = Number(params.get('question'));
  const isEditing = Number.isSafeInteger(edited) && edited > 0;
  return (
    <Page wide title={copy.ways.questions} lead={copy.questionsLead}>
      {isEditing ? (
        <EditQuestion id={edited} />
      ) : (
        <Card aria-label={copy.newQuestion}>
          <AddQuestion />
        </Card>
      )}
      {/* Hidden while one question is open, so that the list keeps its state. */}
      <div hidden={isEditing}>
        <QuestionBank />
      </div>
    </Page>
  );
}
