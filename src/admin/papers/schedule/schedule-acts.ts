import { type AssessmentState, releaseOf } from '../../../../contract/assessment/schedule-times';
import type { PapersWords } from '../../words/use-papers-copy';
import { dayAndTime } from './local-time';

interface Scheduled {
  state?: AssessmentState | undefined;
  opensAt?: string | null | undefined;
  closesAt?: string | null | undefined;
  resultsAt?: string | null | undefined;
}

type LifeName = keyof PapersWords['schedule']['life'];

/** A stage of an assessment's life; `at` is the time that it is about. */
export interface LifeStage {
  is: LifeName;
  at: string;
}

const stage = (is: LifeName, at = ''): LifeStage => ({ is, at });

/** Where an assessment is in its life at a time (epoch milliseconds); empty for a published one without times. */
export function lifeOf({ state = 'published', opensAt, closesAt, resultsAt }: Scheduled, now: number): LifeStage[] {
  const isOver = (time: string) => Date.parse(time) <= now;
  const stages: LifeStage[] = state === 'published' ? [] : [stage(state)];
  const isClosed = closesAt != null && Date.parse(closesAt) < now;
  if (isClosed) stages.push(stage('closed-since', closesAt));
  else if (opensAt != null) stages.push(isOver(opensAt) ? stage('open-since', opensAt) : stage('opens', opensAt));
  if (closesAt != null && !isClosed) stages.push(stage('last-start', closesAt));
  if (resultsAt != null) stages.push(isOver(resultsAt) ? stage('results-since', resultsAt) : stage('results-on', resultsAt));
  return stages;
}

export const lifeText = ({ is, at }: LifeStage, copy: PapersWords): string =>
  copy.schedule.life[is](at === '' ? '' : dayAndTime(at, copy.locale));

/** What an admin can do with one press. */
const scheduleActs = ['publish', 'openNow', 'releaseNow', 'hide'] as const;
export type ScheduleAct = (typeof scheduleActs)[number];

/** The acts that change something at a time (epoch milliseconds). Results are never released before the opening. */
export function actsOn({ state, opensAt, resultsAt }: Scheduled, now: number): ScheduleAct[] {
  const isAhead = (time: string | null | undefined) => time != null && Date.parse(time) > now;
  const release = releaseOf({ opensAt: opensAt ?? null, resultsAt: resultsAt ?? null });
  const can: Record<ScheduleAct, boolean> = {
    publish: state !== 'published',
    openNow: state === 'published' && isAhead(opensAt),
    releaseNow: release !== null && release > now && !isAhead(opensAt),
    hide: state === 'published',
  };
  return scheduleActs.filter((act) => can[act]);
}
