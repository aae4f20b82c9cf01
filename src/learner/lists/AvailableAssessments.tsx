import { useState } from 'react';
import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import { grantedSeconds } from '../../../contract/assessment/granted';
import { useListCopy } from '../../copy/use-list-copy';
import { device } from '../../runner/device/db';
import { isAppHere } from '../../runner/device/ready';
import { trustedClock } from '../../runner/device/trusted-clock';
import { useOnline } from '../../ui/browser/use-online';
import { useWorkerReady } from '../../ui/browser/use-worker-ready';
import { EmptyState, Page } from '../../ui/controls/Card';
import { onDemand } from '../../ui/on-demand';
import { useQuestionLanguage } from '../../ui/question/question-language';
import { useLive } from '../../ui/use-live';
import { OfflineLine } from '../offline/OfflineLine';
import { ShelfNote } from '../offline/ShelfNote';
import { type PaperHere, useOnDevice } from '../offline/use-on-device';
import { SignedIn } from '../SignedIn';
import { AssessmentCard } from './AssessmentCard';
import { byExam, byMinutes, byNewness, bySubject, isNew, minuteSteps } from './grouping';
import { ListView } from './ListView';
import type { RowGrouping } from './LongList';
import { useAvailable } from './use-available';
import { inOrder, mayRun, withFirst } from './usual-order';

const NewsOffer = onDemand(async () => (await import('../news/NewsOffer')).NewsOffer);

const minutesOf = (test: AssessmentSummary): number => grantedSeconds(test, test.timePercent) / 60;

/** How a long list of available assessments can be grouped. */
function useGroupings(): RowGrouping<AssessmentSummary>[] {
  const copy = useListCopy();
  const [now] = useState(Date.now);
  const stepName = (step: number | null) => (step === null ? copy.longerThan(minuteSteps[minuteSteps.length - 1] ?? 0) : copy.upTo(step));
  return [
    { key: 'exam', name: copy.groupings.exam, groupsOf: (rows) => byExam(rows, { other: copy.otherTests }) },
    {
      key: 'subject',
      name: copy.groupings.subject,
      groupsOf: (rows) => bySubject(rows, { several: copy.severalSubjects, other: copy.otherTests }),
    },
    { key: 'minutes', name: copy.groupings.minutes, groupsOf: (rows) => byMinutes(rows, minutesOf, stepName) },
    {
      key: 'new',
      name: copy.groupings.new,
      groupsOf: (rows) => byNewness(rows, ({ createdAt }) => isNew(createdAt, now), { fresh: copy.newThisWeek, earlier: copy.earlier }),
    },
  ];
}

export const AvailableAssessments = () => <SignedIn>{({ uid }) => <Available uid={uid} />}</SignedIn>;

function Available({ uid }: { uid: string }) {
  const copy = useListCopy();
  const available = useAvailable(uid);
  const onDevice = useOnDevice(uid);
  const groupings = useGroupings();
  const isWorkerReady = useWorkerReady(isAppHere);
  const isOnline = useOnline();
  const [now] = useState(Date.now);
  /** Whether an attempt can be started or continued on this device as it is. */
  const isHere = (id: number) => isOnline || onDevice === undefined || onDevice.papers.has(id) || onDevice.sitting.has(id);
  /** Whether the clock of a test runs, here or on another device. */
  const isUnderWay = ({ id, begun }: AssessmentSummary) => onDevice?.sitting.has(id) === true || mayRun(begun, trustedClock.now());
  const { list } = available;
  const isAnyUnderWay = list.show === 'rows' && list.rows.some(isUnderWay);
  const language = useQuestionLanguage();
  const hasResults = useLive(uid, async () => (await device.summaries.where('uid').equals(uid).count()) > 0);
  const inNeed = (rows: readonly AssessmentSummary[]) => {
    const at = trustedClock.now();
    const elsewhere = new Set(rows.flatMap(({ id, begun }) => (mayRun(begun, at) ? [id] : [])));
    const isBegun = (id: number) => onDevice?.sitting.has(id) === true || elsewhere.has(id);
    const circumstances = { isHere, isBegun, now: at };
    return inOrder(hasResults ? rows : withFirst(rows, language, circumstances), circumstances);
  };
  const ordered: typeof available =
    list.show !== 'rows'
      ? available
      : { ...available, list: hasResults === undefined ? { show: 'loading' } : { ...list, rows: inNeed(list.rows) } };
  const paperHere = (id: number): PaperHere | null => {
    const here = onDevice?.papers.get(id);
    return here ? { ...here, isReady: here.isReady && isWorkerReady } : null;
  };
  const empty = (
    // Without a result the other list is empty too, and would lead back.
    <>
      <EmptyState scene="tests" {...(hasResults && { offer: { name: copy.navTaken, to: '/user/my-assessments' } })}>
        {copy.noneAvailable}
      </EmptyState>
      {/* At the end: it comes late, and nothing may move then. */}
      <NewsOffer uid={uid} isOfTests />
    </>
  );
  return (
    <Page title={copy.availableAssessments} lead={copy.availableLead}>
      <ListView of={ordered} shape="available" empty={empty} idOf={({ id }) => id} nameOf={({ name }) => name} groupings={groupings}>
        {(assessment) => (
          <AssessmentCard
            assessment={assessment}
            isNew={isNew(assessment.createdAt, now) && !isUnderWay(assessment)}
            isSecond={isAnyUnderWay}
            isHere={isHere(assessment.id)}
            endsAt={onDevice?.sitting.get(assessment.id) ?? null}
            sitsChance={onDevice?.chances.get(assessment.id) ?? 1}
            offline={
              onDevice ? <OfflineLine uid={uid} assessment={assessment} here={paperHere(assessment.id)} /> : <div className="h-11" />
            }
          />
        )}
      </ListView>
      {/* Below: a test that is saved moves no row. */}
      {onDevice && <ShelfNote uid={uid} onDevice={onDevice} />}
    </Page>
  );
}
