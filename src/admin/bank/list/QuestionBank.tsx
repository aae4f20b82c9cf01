import { useEffect, useMemo, useRef, useState } from 'react';
import { idsOf } from '../../../../contract/fields/id';
import { mostAtOnce } from '../../../../contract/question/bulk-change';
import { Banner } from '../../../ui/controls/Banner';
import { ButtonLink } from '../../../ui/controls/Button';
import { Card, EmptyState } from '../../../ui/controls/Card';
import { Fetched } from '../../kit/calls/Fetched';
import { reasonOf } from '../../kit/calls/refusal';
import { useReply } from '../../kit/calls/use-reply';
import { Pager } from '../../kit/table/Pager';
import { useBankCopy } from '../../words/use-bank-copy';
import { AddFirstCategory } from '../category/AddFirstCategory';
import { placed } from '../category/tree';
import { ExportButtons } from '../export/ExportButtons';
import { aboveBar } from '../many/above-bar';
import { ChangeBanner } from '../many/ChangeBanner';
import { SelectionBar } from '../many/SelectionBar';
import { selectionAfter } from '../many/selected';
import { useMany } from '../many/use-many';
import { everything, isNarrowed } from '../query/bank-address';
import { everyQuestion } from '../query/every-question';
import { useBankAddress } from '../query/use-bank-address';
import { pageSize, queryOf, useQuestions } from '../query/use-questions';
import { TakeBack } from '../upload/outcome/TakeBack';
import { BankFilters } from './BankFilters';
import { BankTable } from './BankTable';

const none: ReadonlySet<number> = new Set();

/**
 * The question bank. The server searches, orders and pages, so the bank may have any size. It keeps its selection while it is not shown.
 */
export function QuestionBank({ isShown }: { isShown: boolean }) {
  const copy = useBankCopy();
  const { wanted, addressOf, open, list } = useBankAddress();
  const categories = useReply('getCategories');
  const questions = useQuestions(wanted, isShown);
  const paths = useMemo(() => new Map(placed(categories.data ?? []).map(({ id, path }) => [id, path])), [categories.data]);
  const [selected, setSelected] = useState(none);
  const many = useMany();
  const [all, setAll] = useState<{ isComing: boolean; failed: unknown }>({ isComing: false, failed: null });
  const notice = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => [...selected], [selected]);
  const { data, isPlaceholderData } = questions;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));

  // A page that the list no longer has, after a change or in an old link.
  const isBeyond = data !== undefined && !isPlaceholderData && data.total > 0 && wanted.page > pages;
  useEffect(() => {
    if (isBeyond) list({ ...wanted, page: pages }, true);
  });

  async function selectAll() {
    setAll({ isComing: true, failed: null });
    try {
      const found = (await everyQuestion(queryOf(wanted), (count) => count <= mostAtOnce)) ?? [];
      setSelected((now) => new Set([...now, ...found.map(({ id }) => id)]));
      setAll({ isComing: false, failed: null });
    } catch (error) {
      setAll({ isComing: false, failed: error });
    }
  }

  const hasNoCategory = categories.data?.length === 0;
  const isEmpty = !isNarrowed(wanted) && data?.total === 0;
  const newQuestion = <ButtonLink to={addressOf('new')}>{copy.newQuestion}</ButtonLink>;
  const nothing = hasNoCategory ? (
    <EmptyState action={<AddFirstCategory />}>{copy.noCategories}</EmptyState>
  ) : (
    <EmptyState action={newQuestion}>{copy.noQuestions}</EmptyState>
  );
  return (
    <Card aria-label={copy.bank} className="flex flex-col gap-4">
      <h2 className="sr-only">{copy.bank}</h2>
      {!isEmpty && <BankFilters wanted={wanted} categories={categories.data ?? []} onChange={list} />}
      {wanted.upload !== null && (
        <Banner tone="info" actions={<TakeBack key={wanted.upload} upload={wanted.upload} />}>
          {copy.bankList.uploads.listed}
        </Banner>
      )}
      <Fetched query={questions} failed={copy.questionsFailed}>
        {({ items, total }) =>
          total === 0 ? (
            isEmpty ? (
              nothing
            ) : (
              <EmptyState offer={{ name: copy.bankList.clearFilters, onClick: () => list({ ...everything, sort: wanted.sort }) }}>
                {copy.noQuestionMatches}
              </EmptyState>
            )
          ) : (
            <>
              <BankTable
                questions={items}
                paths={paths}
                sort={wanted.sort}
                onSort={(sort) => list({ ...wanted, sort, page: 1 })}
                selected={selected}
                onSelect={(reported) => setSelected((before) => selectionAfter(before, reported, idsOf(items)))}
                addressOf={addressOf}
                onOpen={open}
              />
              <Pager
                matches={total}
                all={isNarrowed(wanted) ? null : total}
                page={wanted.page}
                pages={pages}
                onTurn={(page) => list({ ...wanted, page: Math.min(Math.max(1, page), pages) })}
              />
            </>
          )
        }
      </Fetched>
      {(selected.size > 0 || many.last !== null) && (
        <div ref={aboveBar} className="-mx-2 bottom-2 z-20 flex flex-col gap-2 [@media(min-height:36rem)]:sticky">
          {many.last !== null && <ChangeBanner ref={notice} many={many} last={many.last} />}
          {all.failed !== null && (
            <Banner tone="error">
              {copy.bankList.selectFailed} {reasonOf(all.failed, copy)}
            </Banner>
          )}
          {selected.size > 0 && (
            <SelectionBar
              ids={ids}
              total={data?.total ?? 0}
              state={wanted.state === 'retired' ? 'retired' : 'active'}
              categories={categories.data ?? []}
              many={many}
              onAll={() => void selectAll()}
              isSelectingAll={all.isComing}
              onClear={() => {
                setSelected(none);
                // The bar goes, and the keyboard's place with it.
                notice.current?.focus();
              }}
            />
          )}
        </div>
      )}
      {data !== undefined && data.total > 0 && (
        <ExportButtons label={copy.export} of={queryOf(wanted)} total={data.total} categories={categories.data ?? []} />
      )}
    </Card>
  );
}
