import { catalogue } from './catalogue';
import { reportCopy } from './en/report';

/** The sentences of reports about questions. */
export const { use: useReportCopy } = catalogue(reportCopy, { hi: async () => (await import('./hi/report')).reportCopyHi });
