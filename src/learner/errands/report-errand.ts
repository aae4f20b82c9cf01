import { ownReportCalls } from '../../../contract/calls/own-report-calls';
import { callsOf } from '../calls-of';
import { study } from '../device/study';
import type { Errand } from './carry';
import { exchangeReports, type ReportServer } from './reports';

function serverOf(uid: string): ReportServer {
  const call = callsOf<keyof typeof ownReportCalls>(ownReportCalls, uid);
  return {
    add: (id, body) => call('addReport', { params: { id }, body }),
    read: () => call('getOwnReports', {}),
  };
}

/** Carries a person's reports about questions, and brings their answers. What is refused for good, and what then becomes of it: `reports.ts`. */
export const reportErrand: Errand = {
  name: 'reports',
  owed: (uid) => study.reports.where('[uid+state]').equals([uid, 'new']).primaryKeys(),
  expects: async (uid) =>
    (await study.reports
      .where('[uid+state]')
      .equals([uid, 'sent'])
      .filter(({ answeredAt }) => answeredAt === null)
      .count()) > 0,
  run: (uid) => exchangeReports(study, uid, serverOf(uid), Date.now),
  drop: async (uid) => void (await study.reports.where('uid').equals(uid).delete()),
};
