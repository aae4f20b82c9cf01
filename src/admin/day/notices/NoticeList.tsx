import { type ReactNode, useState } from 'react';
import type { HomeNoticeRow } from '../../../../contract/institute/home-notice';
import { Button } from '../../../ui/controls/Button';
import { Badge } from '../../../ui/controls/Card';
import { SureDialog } from '../../kit/dialog/SureDialog';
import { ForWhom } from '../../papers/schedule/Consequences';
import { dayAndTime } from '../../papers/schedule/local-time';
import { ForGroups } from '../../people/groups/ForGroups';
import { type DayWords, useDayCopy } from '../../words/use-day-copy';

/** Asks before a notice is ended. */
function EndNotice({ notice: { id, text, groupIds }, onClose }: { notice: HomeNoticeRow; onClose: () => void }) {
  const { notices } = useDayCopy();
  return (
    <SureDialog
      call="endNotice"
      args={{ params: { id } }}
      question={notices.endAsk(text)}
      reach={{ whom: <ForWhom isForSome={groupIds !== undefined} groupIds={groupIds ?? []} />, when: notices.endWhen }}
      yes={notices.endNow}
      failed={notices.notEnded}
      onClose={onClose}
    />
  );
}

/** Whether learners see a notice. `now`: epoch milliseconds. */
const isShown = ({ endedAt, until }: HomeNoticeRow, now: number): boolean => endedAt === null && Date.parse(until) > now;

function stateOf({ endedAt, until }: HomeNoticeRow, now: number, { notices, locale }: DayWords): string {
  if (endedAt !== null) return notices.ended(dayAndTime(endedAt, locale));
  return Date.parse(until) > now ? notices.shown(dayAndTime(until, locale)) : notices.over(dayAndTime(until, locale));
}

/** What can be done with a notice, as a word in the height of its row. `name`: with the notice's text. */
function Act({ name, ...props }: { name: string; onClick: () => void; children: ReactNode }) {
  return <Button variant="quiet" className="-mx-4 -my-2" aria-label={name} {...props} />;
}

/** The notices with their state, those that are shown first. */
export function NoticeList({
  notices,
  onTakeUp,
}: {
  notices: readonly HomeNoticeRow[];
  onTakeUp: (notice: HomeNoticeRow, isReplaced: boolean) => void;
}) {
  const copy = useDayCopy();
  const [now] = useState(Date.now);
  const [ending, setEnding] = useState<HomeNoticeRow | null>(null);
  return (
    <section aria-label={copy.notices.list} className="flex flex-col gap-3">
      <h2>{copy.notices.list}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {notices.map((notice) => (
          <li key={notice.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
            <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
              <p className="wrap-anywhere font-medium">{notice.text}</p>
              {notice.hindiText !== undefined && (
                <p lang="hi" className="wrap-anywhere">
                  {notice.hindiText}
                </p>
              )}
              {notice.link !== undefined && <p className="wrap-anywhere text-ink-soft text-sm">{notice.link}</p>}
              {notice.groupIds === undefined ? (
                <span className="text-ink-soft text-sm">{copy.notices.forAll}</span>
              ) : (
                <ForGroups groupIds={notice.groupIds} />
              )}
            </div>
            <div className="flex flex-wrap items-center gap-x-9 gap-y-5 *:first:whitespace-normal *:first:rounded-card">
              <Badge tone={isShown(notice, now) ? 'good' : 'plain'}>{stateOf(notice, now, copy)}</Badge>
              {notice.mayEnd && isShown(notice, now) ? (
                <>
                  <Act name={copy.notices.correctOf(notice.text)} onClick={() => onTakeUp(notice, true)}>
                    {copy.notices.correct}
                  </Act>
                  <Act name={copy.notices.endOf(notice.text)} onClick={() => setEnding(notice)}>
                    {copy.notices.end}
                  </Act>
                </>
              ) : (
                <Act name={copy.notices.takeUpOf(notice.text)} onClick={() => onTakeUp(notice, false)}>
                  {copy.notices.takeUp}
                </Act>
              )}
            </div>
          </li>
        ))}
      </ul>
      {ending !== null && <EndNotice notice={ending} onClose={() => setEnding(null)} />}
    </section>
  );
}
