import type { Schedule } from '../../../../contract/assessment/schedule';
import { Banner } from '../../../ui/controls/Banner';
import { Card } from '../../../ui/controls/Card';
import { Link } from '../../../ui/link/Link';
import { Fetched } from '../../kit/calls/Fetched';
import { useAdminParams } from '../../kit/paths/use-admin-params';
import { AssessmentPage } from '../../papers/schedule/AssessmentPage';
import { timeOfDay } from '../../papers/schedule/local-time';
import { serverNow, useDesk } from '../../papers/schedule/use-desk';
import { useSchedule } from '../../papers/schedule/use-schedule';
import { useDayCopy } from '../../words/use-day-copy';
import { ChancesCard } from '../chances/ChancesCard';
import { Checklist } from './Checklist';
import { Countdown } from './Countdown';
import { DeskCounts } from './DeskCounts';
import { MinuteChart } from './MinuteChart';
import { MoreTimeCard } from './MoreTimeCard';
import { PresentCard } from './PresentCard';
import { SpokenCode } from './SpokenCode';

/** In the place of more time: why a test without an opening has none, and the way to set one. */
function NoMoreTime({ id }: { id: number }) {
  const { desk } = useDayCopy();
  return (
    <Card aria-label={desk.moreTime} className="flex flex-col gap-3">
      <h2>{desk.moreTime}</h2>
      <p>{desk.timeNeedsOpening}</p>
      <p>
        <Link to={`/admin/assessments/${id}/schedule`} className="underline underline-offset-4">
          {desk.setOpening}
        </Link>
      </p>
    </Card>
  );
}

/** Whether papers that are fetched and starts are noted. */
const isRecorded = ({ opensAt, closesAt, resultsAt, groupIds }: Schedule): boolean =>
  (opensAt ?? closesAt ?? resultsAt) !== null || groupIds !== undefined;

/** One assessment on its exam day: live figures, the code for devices without a network, and what to check before. */
export function DeskScreen() {
  const { desk: words, schedule: scheduleWords, locale } = useDayCopy();
  const id = Number(useAdminParams().id);
  const desk = useDesk(id);
  const schedule = useSchedule(id);
  const opensAt = schedule.data?.opensAt ?? null;
  const isBefore = opensAt === null || Date.parse(opensAt) > serverNow(desk);
  const minutes = desk.data && <MinuteChart byMinute={desk.data.byMinute} />;
  return (
    <AssessmentPage id={id} name={desk.data?.name} lead={words.lead}>
      {schedule.data && <Countdown schedule={schedule.data} now={() => serverNow(desk)} />}
      {schedule.data && !isRecorded(schedule.data) && <Banner tone="info">{words.unrecorded}</Banner>}
      {desk.data !== undefined && desk.isError && <Banner tone="warning">{words.stale(timeOfDay(desk.data.now, locale))}</Banner>}
      <Fetched query={desk} failed={words.failed}>
        {(figures) => (
          <>
            {(figures.expected !== undefined || (schedule.data && isRecorded(schedule.data))) && (
              <PresentCard
                key={`present ${id}`}
                present={figures.present}
                expected={figures.expected}
                id={id}
                name={figures.name}
                started={figures.started}
                groupIds={schedule.data?.groupIds ?? []}
              />
            )}
            <DeskCounts figures={figures} isRecorded={schedule.data === undefined || isRecorded(schedule.data)} />
          </>
        )}
      </Fetched>
      {!isBefore && minutes}
      <Fetched query={schedule} failed={scheduleWords.failed}>
        {(now) => (
          <>
            {now.isShared && <Banner tone="info">{scheduleWords.shared}</Banner>}
            {opensAt !== null && !isBefore && <MoreTimeCard id={id} schedule={now} counts={desk.data} />}
            {opensAt === null && !now.isShared && now.state === 'published' && <NoMoreTime id={id} />}
            {/* Once more time was given, its code is the one that a hall waits for. */}
            <SpokenCode code={now.code} isLater={now.isCodeLater === true} isNow={(now.moreCode ?? null) === null} />
            {now.state === 'published' && (opensAt === null || !isBefore) && (
              <ChancesCard
                key={`again ${id}`}
                id={id}
                now={serverNow(desk)}
                schedule={now}
                name={desk.data?.name ?? null}
                sitting={desk.data?.sitting ?? 0}
              />
            )}
            {isBefore && <Checklist key={id} id={id} schedule={now} />}
          </>
        )}
      </Fetched>
      {isBefore && minutes}
    </AssessmentPage>
  );
}
