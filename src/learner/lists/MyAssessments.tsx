import type { ResultSummary } from '../../../contract/assessment/assessment';
import { useListCopy } from '../../copy/use-list-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { device } from '../../runner/device/db';
import { type KeptReceipt, receiptsOf } from '../../runner/outbox/receipts';
import { ButtonLink } from '../../ui/controls/Button';
import { Card, EmptyState, Page } from '../../ui/controls/Card';
import { Link } from '../../ui/link/Link';
import { onDemand } from '../../ui/on-demand';
import { useLive } from '../../ui/use-live';
import { copiesOf } from '../outbox/copies-of';
import { ParcelCard } from '../outbox/parcel/ParcelCard';
import { SignedIn } from '../SignedIn';
import { Received } from '../score/Received';
import { ListView } from './ListView';
import { mostColumns, Progress } from './Progress';
import { ResultCard } from './ResultCard';
import { useArrivals } from './scheduled/use-arrivals';
import { useAwaited } from './use-awaited';
import { useTaken } from './use-taken';
import { WayCard } from './WayCard';

/** Submissions that the server has, while its lists, which would name them, cannot be asked. */
function ReceivedList({ receipts }: { receipts: readonly KeptReceipt[] }) {
  const copy = useListCopy();
  return (
    <ul aria-label={copy.answersReceived} className="grid gap-4 md:grid-cols-2">
      {receipts.map(({ assessmentId, title, receivedAt, counts }) => (
        <li key={assessmentId}>
          <Card className="flex h-full flex-col gap-2 border-l-4 border-l-good">
            <h2 className="wrap-anywhere">
              <Link to={`/assessments/${assessmentId}/result`}>{copy.assessmentTitle(title, assessmentId)}</Link>
            </h2>
            <Received title={copy.answersReceived} at={receivedAt} counts={counts} />
            <p className="text-ink-soft">{copy.answersReceivedHint}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

interface Listed {
  assessmentId: number;
  /** When the server received it. */
  submittedAt: string;
}

/**
 * The receipts of this device of which the server's lists, as this device has them, cannot know yet: they are later than everything in the lists. An earlier one
 * that no list has is of a test that is there no more. `waiting`: what the device has still to deliver.
 */
function unlisted(
  receipts: readonly KeptReceipt[],
  listed: readonly Listed[],
  waiting: readonly { assessmentId: number }[],
): KeptReceipt[] {
  const latest = Math.max(0, ...listed.map(({ submittedAt }) => Date.parse(submittedAt)));
  const known = new Set([...listed, ...waiting].map(({ assessmentId }) => assessmentId));
  return receipts.filter(({ assessmentId, receivedAt }) => Date.parse(receivedAt) > latest && !known.has(assessmentId));
}

const AwaitedList = onDemand(async () => (await import('./scheduled/AwaitedList')).AwaitedList);
const TrendChart = onDemand(async () => (await import('./TrendChart')).TrendChart);

const noResults: ResultSummary[] = [];
const noReceipts: KeptReceipt[] = [];

export const MyAssessments = () => <SignedIn>{({ uid }) => <Taken uid={uid} />}</SignedIn>;

function Taken({ uid }: { uid: string }) {
  const studyCopy = useStudyCopy();
  const copy = useListCopy();
  const { parcels: waiting, ...results } = useTaken(uid);
  const parcels = waiting ?? [];
  const { awaited, refresh } = useAwaited(uid, waiting);
  const fetchReleased = () => {
    refresh();
    results.refresh();
  };
  const receipts = useLive(uid, () => receiptsOf(device, uid), noReceipts);
  const hasCopies = useLive(`copies ${uid}`, async () => (await copiesOf(device, uid)).length > 0, false);
  const rows = results.list.show === 'rows' ? results.list.rows : noResults;
  useArrivals(awaited, rows);
  // A list that the server has just sent names everything that it has.
  const received = results.freshness === 'offline' ? unlisted(receipts, [...rows, ...awaited], parcels) : noReceipts;
  const empty = received.length === 0 && parcels.length === 0 && awaited.length === 0 && (
    <EmptyState scene="results" action={<ButtonLink to="/user/available-assessments">{copy.availableAssessments}</ButtonLink>}>
      {copy.noneTaken}
    </EmptyState>
  );
  return (
    <Page
      title={copy.navTaken}
      lead={copy.pastLead}
      actions={
        (parcels.length > 0 || hasCopies) && (
          <ButtonLink variant="quiet" className="max-sm:-ml-4" to="/user/outbox">
            {copy.outbox}
          </ButtonLink>
        )
      }
    >
      {parcels.length > 0 && (
        <ul aria-label={copy.parcelWaiting} className="grid gap-4">
          {parcels.map((parcel) => (
            <li key={parcel.assessmentId}>
              <ParcelCard parcel={parcel} isBrief />
            </li>
          ))}
        </ul>
      )}
      {received.length > 0 && <ReceivedList receipts={received} />}
      {awaited.length > 0 && <AwaitedList awaited={awaited} onRelease={fetchReleased} />}
      {results.list.show === 'rows' && <Progress results={results.list.rows} />}
      <ListView
        of={results}
        shape="taken"
        empty={empty}
        idOf={({ assessmentId }) => assessmentId}
        nameOf={({ assessmentTitle, assessmentId }) => copy.assessmentTitle(assessmentTitle, assessmentId)}
      >
        {(result) => <ResultCard result={result} />}
      </ListView>
      {results.list.show === 'rows' && (
        <>
          <WayCard to="/user/mistake-notebook" title={studyCopy.revise} hint={studyCopy.reviseHint} />
          {results.list.rows.length > mostColumns && <TrendChart results={results.list.rows} />}
        </>
      )}
    </Page>
  );
}
