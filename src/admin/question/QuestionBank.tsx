import { useMemo, useState } from 'react';
import type { Question } from '../../../contract/question';
import { Button } from '../../ui/Button';
import { Card, EmptyState } from '../../ui/Card';
import { copy } from '../../ui/copy';
import { placed } from '../category/tree';
import { Fetched } from '../Fetched';
import { type DataColumn, DataTable } from '../table/DataTable';
import { useReply } from '../use-reply';

function columnsWith(categories: Map<number, string>): DataColumn<Question>[] {
  return [
    { id: 'id', title: 'ID', value: ({ id }) => id, isNumber: true },
    { id: 'description', title: 'Question', value: ({ description }) => description, isRowHeader: true, width: 'min-w-64' },
    {
      id: 'categories',
      title: 'Categories',
      value: ({ categoryIds }) => categoryIds.map((id) => categories.get(id) ?? `#${id}`).join(', '),
    },
    { id: 'difficulty', title: 'Difficulty', value: ({ difficultyLevel }) => difficultyLevel },
    { id: 'language', title: 'Language', value: ({ language }) => language },
    { id: 'tags', title: 'Exam tags', value: ({ examTags }) => examTags.join(', ') },
  ];
}

/** What the bank holds. It can be long, so it comes when it is asked for. */
export function QuestionBank() {
  const [isWanted, setWanted] = useState(false);
  const categories = useReply('getCategories');
  const questions = useReply('getQuestions', isWanted);
  const columns = useMemo(() => columnsWith(new Map(placed(categories.data ?? []).map(({ id, path }) => [id, path]))), [categories.data]);
  return (
    <Card aria-label="Question bank" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>Question bank</h2>
        <Button look="secondary" aria-expanded={isWanted} onClick={() => setWanted(!isWanted)}>
          {isWanted ? 'Hide questions' : 'Show questions'}
        </Button>
      </div>
      {isWanted && (
        <Fetched query={questions} failed={copy.questionsFailed}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState>{copy.noQuestions}</EmptyState>
            ) : (
              <DataTable label="Questions" columns={columns} items={all} firstOrder={{ column: 'id', direction: 'descending' }} />
            )
          }
        </Fetched>
      )}
    </Card>
  );
}
