import { useMemo } from 'react';
import { personTestsSize, type PersonTests as Reply } from '../../../../contract/assessment/person-tests';
import { usualPercent } from '../../../../contract/fields/limits';
import { usePrinting } from '../../../ui/browser/printing';
import { Banner } from '../../../ui/controls/Banner';
import { Card, EmptyState } from '../../../ui/controls/Card';
import { Facts } from '../../../ui/Facts';
import { useChance } from '../../day/chances/GiveChance';
import { useReply } from '../../kit/calls/use-reply';
import { ViewTable } from '../../kit/table/DataTable';
import { Pager } from '../../kit/table/Pager';
import { PrintedTable } from '../../kit/table/PrintedTable';
import { useArranged } from '../../kit/table/use-arranged';
import { useOwnGroups } from '../../papers/schedule/use-own-groups';
import { calledOf } from '../../people/data/who-is';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText, shareText } from '../../words/wording/figures';
import { momentText } from '../../words/wording/moment-text';
import { usePersonWords } from '../list/use-words-of-groups';
import { NotHandedIn } from './NotHandedIn';
import { PersonTopics } from './PersonTopics';
import { PersonTrend } from './PersonTrend';
import { printedColumns, rowsOf, testColumns } from './test-columns';
import { meanShareOf, toldToParents } from './topics';

interface FactsProps {
  reply: Reply;
  tests: Reply['tests'];
  /** A parent is told of extra time, and not that there is none. */
  isForParents: boolean;
}

/** A person in a few numbers. */
function InFigures({ reply: { person, count, extraTime }, tests, isForParents }: FactsProps) {
  const { personTests, people } = useResultsCopy();
  const mean = meanShareOf(tests);
  const facts: readonly (readonly [name: string, value: string])[] = [
    [personTests.tests, numberText(count)],
    [personTests.meanShare, mean === null ? '–' : personTests.overTests(shareText(mean.share), mean.tests)],
    [people.group, (person.groups ?? (person.group ? [person.group] : [])).map(({ name }) => name).join('; ') || '–'],
    ...(isForParents && extraTime.timePercent === usualPercent ? [] : [[people.time, people.times(extraTime.timePercent)] as const]),
  ];
  return (
    <Card aria-label={personTests.facts}>
      <Facts facts={facts} className="gap-x-8 gap-y-3" />
    </Card>
  );
}

/** What a parent must know to read the print-out. */
function ForParents({ left }: { left: number }) {
  const copy = useResultsCopy();
  const { personTests } = copy;
  const own = useOwnGroups();
  const groups = (useReply('getGroups', {}, { enabled: own !== undefined }).data ?? []).filter(({ id }) => own?.includes(id));
  return (
    <div className="flex flex-col gap-1">
      <p>{personTests.howToRead}</p>
      {groups.length > 0 && <p>{personTests.amongGroups(groups.map(({ name }) => name).join('; '))}</p>}
      {left > 0 && <p>{personTests.leftOut(left)}</p>}
    </div>
  );
}

/** Changes of a person's extra time, the latest first. */
function Times({ changes }: { changes: Reply['extraTime']['changes'] }) {
  const copy = useResultsCopy();
  const { people, personTests } = copy;
  if (changes.length === 0) return null;
  return (
    <Card aria-label={personTests.extraTime} data-unprinted className="flex flex-col gap-3">
      <h2 className="font-semibold text-base">{personTests.extraTime}</h2>
      <ul className="flex flex-col gap-1">
        {changes.map(({ timePercent, changedBy, changedAt }) => (
          <li key={changedAt} className="wrap-anywhere">
            {people.changed(people.times(timePercent), changedBy, momentText(changedAt, copy.locale))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** All tests of one person. A print-out is for a parent: without marks before their release, and without what only admins need. */
export function PersonTests({ uid, reply, page, onTurn }: { uid: string; reply: Reply; page: number; onTurn: (page: number) => void }) {
  const copy = usePersonWords();
  const { personTests, people } = copy;
  const isPrinting = usePrinting();
  const { person, tests: all, count, extraTime } = reply;
  const tests = useMemo(() => (isPrinting ? toldToParents(all) : all), [all, isPrinting]);
  const rows = useMemo(() => rowsOf(tests), [tests]);
  const called = calledOf(person);
  const { ask, dialog } = useChance();
  const columns = useMemo(() => testColumns(copy, { uid, name: called }, ask), [copy, uid, called, ask]);
  const view = useArranged(rows, columns, null);
  const table = () =>
    isPrinting ? (
      <PrintedTable label={personTests.table} columns={printedColumns(copy)} items={rows} />
    ) : (
      <>
        {dialog}
        <ViewTable label={personTests.table} columns={columns} view={view} />
      </>
    );
  return (
    <>
      {isPrinting && <ForParents left={all.length - tests.length} />}
      {person.isShutOut && !isPrinting && <Banner tone="warning">{people.isOut}</Banner>}
      <InFigures
        reply={isPrinting ? { ...reply, count: count - (all.length - tests.length) } : reply}
        tests={tests}
        isForParents={isPrinting}
      />
      {count === 0 ? <EmptyState>{personTests.none}</EmptyState> : table()}
      {count > personTestsSize && !isPrinting && (
        <Pager matches={count} all={count} page={page} pages={Math.ceil(count / personTestsSize)} onTurn={onTurn} />
      )}
      {count > all.length && <p className="text-ink-soft text-sm">{personTests.onlyThese(all.length, count)}</p>}
      <div className="grid gap-4 *:min-w-0 xl:grid-cols-2">
        <PersonTrend tests={tests} />
        <PersonTopics tests={tests} />
      </div>
      {person.role === 'user' && <NotHandedIn missed={reply.notHandedIn} again={reply.again} />}
      <Times changes={extraTime.changes} />
    </>
  );
}
