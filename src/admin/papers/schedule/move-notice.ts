import { type HomeNoticeDraft, noticeLimits } from '../../../../contract/institute/home-notice';
import { papersInBoth } from '../../words/use-papers-copy';
import { dayAndTime } from './local-time';
import type { MeantSchedule, TimeFieldName } from './typed-schedule';

/** A sentence about an assessment that a notice has room for: a longer name is cut. */
export function fitting(name: string, say: (name: string) => string): string {
  const over = say(name).length - noticeLimits.text;
  return over <= 0 ? say(name) : say(`${name.slice(0, -over - 1).trimEnd()}…`);
}

const dayMs = 86_400_000;

/** The notice that tells learners, in both languages, of a time that was moved. It is shown until that time, as long as a notice may be. */
export async function moveNotice(name: string, field: TimeFieldName, after: MeantSchedule, now: number): Promise<HomeNoticeDraft> {
  const { english, hindi } = await papersInBoth();
  const time = Date.parse(after[field] ?? '');
  return {
    text: fitting(name, (short) => english.schedule.tellText[field](short, dayAndTime(time, 'en-IN'))),
    hindiText: fitting(name, (short) => hindi.schedule.tellText[field](short, dayAndTime(time, 'hi-IN'))),
    until: new Date(Math.min(time, now + (noticeLimits.days - 1) * dayMs)).toISOString(),
    groupIds: after.isForSome ? [...after.groupIds] : [],
  };
}
