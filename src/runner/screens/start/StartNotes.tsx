import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { questionsOf } from '../../../../contract/assessment/assessment';
import { languageShares } from '../../../../contract/question/language-shares';
import { useCopy } from '../../../copy/use-copy';
import { useStartCopy } from '../../../copy/use-start-copy';
import { Banner } from '../../../ui/controls/Banner';
import { onDemand } from '../../../ui/on-demand';
import { ownNames } from '../../../ui/question/reading-languages';
import { useLive } from '../../../ui/use-live';
import { whileHere } from '../../../ui/while-here';
import { device, type StoredPaper } from '../../device/db';
import { openAttempts, paperOn, parcelsOf } from '../../device/shelf';
import { trustedClock } from '../../device/trusted-clock';
import { looksPrivate } from './private-window';
import { ReadyOffline } from './ReadyOffline';

/** Warns before the start that a private window forgets its data when it closes. */
function PrivateNote() {
  const copy = useStartCopy();
  const [isPrivate, setPrivate] = useState(false);
  useEffect(() => {
    const { memory } = performance as Performance & { memory?: { jsHeapSizeLimit: number } };
    return whileHere(looksPrivate({ storage: navigator.storage, memory }), setPrivate);
  }, []);
  return isPrivate ? <Banner tone="warning">{copy.privateWindow}</Banner> : null;
}

const AimLine = onDemand(async () => (await import('../../../ui/schedule/AimLine')).AimLine);

const RunningNote = onDemand(async () => (await import('../../../ui/begun/RunningNote')).RunningNote);

const RunningThere = onDemand(async () => (await import('../../../ui/begun/RunningNote')).RunningThere);

/** The tests of a person whose clock runs on this device, beside one. */
async function runningBeside(uid: string, besideId: number): Promise<Omit<ComponentProps<typeof RunningNote>, 'clock'>[]> {
  const others = (await openAttempts(device, uid)).filter(({ assessmentId }) => assessmentId !== besideId);
  const running = others.map(async ({ assessmentId, deadline, lag }) => ({
    assessmentId,
    name: (await paperOn(device, uid, assessmentId))?.name ?? null,
    endsAt: deadline - lag,
  }));
  return (await Promise.all(running)).filter(({ endsAt }) => endsAt > trustedClock.now());
}

/**
 * The tests of a person that run on another device as far as the list says, beside one. What runs on this device too is said of this one; what was handed in here is
 * what the list still calls begun.
 */
async function runningThere(uid: string, besideId: number, here: readonly { assessmentId: number }[]) {
  const [listed, parcels] = await Promise.all([device.available.where('uid').equals(uid).toArray(), parcelsOf(device, uid)]);
  const now = trustedClock.now();
  const ours = [besideId, ...[...here, ...parcels].map(({ assessmentId }) => assessmentId)];
  return listed.flatMap(({ id, name, begun }) =>
    begun && Date.parse(begun.until) > now && !ours.includes(id) ? [{ id, name, begun }] : [],
  );
}

interface StartNotesProps {
  uid: string;
  paper: StoredPaper;
  /** The number of the paper's pictures that are not on the device; undefined until known. */
  missing: number | undefined;
  /** An admin's preview, which is no start. */
  isPreview: boolean;
  /** Is told whether another test runs, on this device or another. */
  onRunning: (isRunning: boolean) => void;
}

interface Running {
  here: Awaited<ReturnType<typeof runningBeside>>;
  there: Awaited<ReturnType<typeof runningThere>>;
}

const nothingRuns: Running = { here: [], there: [] };

/**
 * What stands around the start of a paper, and comes after it: warnings above; its languages; and the day of the real exam and the expected cut-off, as the list of
 * available assessments has them. The languages stand above the start, on a phone, whose start is a bar, above the subjects; day and cut-off, and whether it can be
 * taken offline, are the last lines.
 */
export function StartNotes({ uid, paper, missing, isPreview, onRunning }: StartNotesProps) {
  const { locale } = useCopy();
  const listed = useLive(`${uid} ${paper.id}`, () => device.available.get([uid, paper.id]));
  const running = useLive(
    `${uid} ${paper.id}`,
    async () => {
      const here = await runningBeside(uid, paper.id);
      return { here, there: await runningThere(uid, paper.id, here) };
    },
    nothingRuns,
  );
  const { here, there } = isPreview ? nothingRuns : running;
  const isAny = here.length + there.length > 0;
  const tell = useEffectEvent(onRunning);
  useEffect(() => tell(isAny), [isAny]);
  return (
    <>
      <PrivateNote />
      {there.map(({ id, name, begun }) => (
        <RunningThere key={id} {...{ name, begun, locale }} clock={trustedClock.now} />
      ))}
      {here.map((one) => (
        <RunningNote key={one.assessmentId} {...one} clock={trustedClock.now} />
      ))}
      {/* As high without them: they move no button. */}
      <div className="min-h-6 max-sm:order-1 max-sm:-mb-2">
        <PaperLanguages paper={paper} />
      </div>
      <div className="order-last empty:hidden">
        {listed && (listed.examDate ?? listed.cutOff) !== undefined && <AimLine of={listed} now={trustedClock.now()} />}
      </div>
      <div className="order-last empty:hidden">
        <ReadyOffline uid={uid} paperId={paper.id} missing={missing} />
      </div>
    </>
  );
}

/** The languages in which the questions can be read, as far as they are known; how many in which, where they differ. */
function PaperLanguages({ paper }: { paper: StoredPaper }) {
  const copy = useStartCopy();
  const questions = questionsOf(paper);
  const shares = languageShares(questions.map(({ description, ...question }) => ({ ...question, text: description })));
  const [first] = shares;
  if (first === undefined || first.languages.length === 0) return null;
  const named = shares.map(({ languages, ...share }) => ({ names: languages.map((language) => ownNames[language]), ...share }));
  return <p className="text-ink-soft text-sm">{shares.length === 1 ? copy.languages(named[0]?.names ?? []) : copy.shares(named)}</p>;
}
