import type { GroupComparison } from '../../../../contract/assessment/group-comparison';
import { resultsFileName } from '../../../../contract/assessment/results-file/file-name';
import { ownZone } from '../../../../contract/assessment/results-file/zone';
import { Button } from '../../../ui/controls/Button';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { Choice } from '../../../ui/controls/Choice';
import { Select } from '../../../ui/controls/Field';
import { WayBack } from '../../../ui/controls/WayBack';
import { timesIn } from '../../../ui/display/times';
import { Fetched } from '../../kit/calls/Fetched';
import { save } from '../../kit/calls/save';
import { Options } from '../../kit/form/Options';
import { useFilters } from '../../kit/paths/use-filters';
import { useResultsCopy } from '../../words/use-results-copy';
import { momentText } from '../../words/wording/moment-text';
import { Compared } from './Compared';
import { groupFile } from './group-file';
import { addressWith, choiceIn, useGroupComparison } from './use-group-comparison';

const csvType = 'text/csv;charset=utf-8';

/** Batches side by side (ADR 74): in one test, or in the last released ones. */
export function GroupComparisonScreen() {
  const copy = useResultsCopy();
  const { groupComparison: words, ways, results, locale } = copy;
  const { filters: choice, narrow: choose } = useFilters(choiceIn, addressWith);
  const usual = useGroupComparison(null, choice.practice);
  const chosen = useGroupComparison(choice.test, choice.practice);
  const listed = [...(usual.data?.assessments ?? []), ...(chosen.data?.assessments ?? [])];
  const tests = [...new Map(listed.map((test) => [test.id, test])).values()];
  const isPracticeLeftOut = usual.data?.isPracticeLeftOut === true;
  const lastTests = isPracticeLeftOut ? words.lastHeld : words.lastTests;
  const day = timesIn(locale, { dateStyle: 'medium' });

  const download = (reply: GroupComparison) => {
    const [first] = reply.assessments;
    const name = choice.test === null ? lastTests : (first?.name ?? '');
    save(
      new TextEncoder().encode(groupFile(reply, copy)).buffer,
      resultsFileName(name, words.title, Date.now(), ownZone(), 'csv'),
      csvType,
    );
  };

  return (
    <Page wide title={words.title} lead={words.lead} before={<WayBack to="/all-assessments" name={ways.assessments} />}>
      <div data-unprinted className="max-w-md">
        <Select
          label={words.tests}
          value={choice.test ?? ''}
          onChange={({ target }) => choose({ test: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{lastTests}</option>
          <Options
            of={tests.map(({ id, name, createdAt, opensAt }) => [id, words.testOf(name, day.format(Date.parse(opensAt ?? createdAt)))])}
          />
        </Select>
        {choice.test === null && (isPracticeLeftOut || choice.practice) && (
          <Choice checked={choice.practice} onChange={({ target }) => choose({ practice: target.checked })} className="mt-2 text-sm">
            {words.practice}
          </Choice>
        )}
      </div>
      <Fetched query={chosen} failed={words.failed}>
        {(reply) =>
          reply.assessments.length === 0 ? (
            <EmptyState>{words.none}</EmptyState>
          ) : (
            <>
              {reply.assessments.map(
                ({ id, name, resultsAt }) =>
                  resultsAt !== undefined && <p key={id}>{words.unreleased(name, momentText(resultsAt, locale))}</p>,
              )}
              <div data-unprinted className="flex flex-wrap items-center gap-2">
                <Button variant="secondary" onClick={() => download(reply)}>
                  {words.export}
                </Button>
                <Button variant="secondary" onClick={() => window.print()}>
                  {results.print}
                </Button>
              </div>
              <Compared
                reply={reply}
                group={choice.group}
                onChoose={(group) => choose({ group })}
                order={choice.order}
                onOrder={(order) => choose({ order })}
              />
            </>
          )
        }
      </Fetched>
    </Page>
  );
}
