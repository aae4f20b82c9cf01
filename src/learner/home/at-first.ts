import type { HomeNotice } from '../../../contract/institute/home-notice';
import { device } from '../../runner/device/db';
import { pause } from '../../runner/device/pause';
import { setting } from '../../runner/device/people';
import { study } from '../device/study';
import type { NoticeBoard } from '../notices/NoticeBoard';
import type { ReportNews } from '../reports/ReportNews';

/** *Home* is not held up longer by what the device has. Milliseconds. */
export const longestMs = 1_500;

/** What stands above the rest of *Home* from its first paint on. */
export interface AtFirst {
  /** The notices that the device had heard of. */
  notices: readonly HomeNotice[];
  Board: typeof NoticeBoard | null;
  News: typeof ReportNews | null;
}

const nothingFirst: AtFirst = { notices: [], Board: null, News: null };

async function boardFor(uid: string): Promise<Pick<AtFirst, 'notices' | 'Board'>> {
  const kept = await setting(device, 'notices');
  const notices = kept?.uid === uid ? kept.list.filter(({ id }) => !kept.closed.includes(id)) : [];
  return { notices, Board: notices.length === 0 ? null : (await import('../notices/NoticeBoard')).NoticeBoard };
}

/** Most people never reported a question, and load nothing for it. */
async function newsFor(uid: string): Promise<AtFirst['News']> {
  if ((await study.reports.where('uid').equals(uid).count()) === 0) return null;
  const { newsOf } = await import('../errands/kept-reports');
  return (await newsOf(study, uid)) === 0 ? null : (await import('../reports/ReportNews')).ReportNews;
}

/** Reads from this device what stands above the rest of *Home*. What is heard later stands at the end of the page. */
export const atFirst = (uid: string): Promise<AtFirst> =>
  Promise.race([
    Promise.all([boardFor(uid), newsFor(uid)]).then(([board, News]) => ({ ...board, News })),
    pause(longestMs).then(() => nothingFirst),
  ]).catch(() => nothingFirst);
