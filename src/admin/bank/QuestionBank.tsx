import { useMemo, useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { Card, EmptyState } from '../../ui/controls/Card';
import { Fetched } from '../calls/Fetched';
import { useReply } from '../calls/use-reply';
import { placed } from '../category/tree';
import { useAdminCopy } from '../copy/use-admin-copy';
import { Pager } from '../table/Pager';
import { BankFilters } from './BankFilters';
import { BankTable } from './BankTable';
import { ExportButtons } from './ExportButtons';
import { everything, pageSize, queryOf, useQuestions } from './use-questions';

/** The question bank. The server searches and pages, so the bank may have any size. */
export function QuestionBank() {
  const copy = useAdminCopy();
  const [isWanted, setWanted] = useState(false);
  const [wanted, setFilters] = useState(everything);
  const categories = useReply('getCategories');
  const questions = useQuestions(wanted, isWanted);
  const paths = useMemo(() => new Map(placed(categories.data ?? []).map(({ id, path }) => [id, path])), [categories.data]);
  const isNarrowed = Object.keys(queryOf(wanted)).length > 1 || wanted.state === 'retired';
  return (
    <Card aria-label={copy.bank} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{copy.bank}</h2>
        <Button variant="secondary" aria-expanded={isWanted} onClick={() => setWanted(!isWanted)}>
          {isWanted ? copy.hideQuestions : copy.showQuestions}
        </Button>
      </div>
      {isWanted && (
        <>
          <BankFilters wanted={wanted} categories={categories.data ?? []} onChange={setFilters} />
          <Fetched query={questions} failed={copy.questionsFailed}>
            {({ items, total }) =>
              total === 0 ? (
                <EmptyState>{isNarrowed ? copy.noQuestionMatches : copy.noQuestions}</EmptyState>
              ) : (
                <>
                  <BankTable questions={items} paths={paths} />
                  <Pager
                    matches={total}
                    all={isNarrowed ? null : total}
                    page={wanted.page}
                    pages={Math.max(1, Math.ceil(total / pageSize))}
                    onTurn={(page) =>
                      setFilters({ ...wanted, page: Math.min(Math.max(1, page), Math.max(1, Math.ceil(total / pageSize))) })
                    }
                  />
                  <ExportButtons wanted={wanted} total={total} categories={categories.data ?? []} />
                </>
              )
            }
          </Fetched>
        </>
      )}
    </Card>
  );
}
