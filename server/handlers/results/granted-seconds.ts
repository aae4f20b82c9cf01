import type { ResultSummary } from '../../../contract/assessment/assessment';
import { isLockedPaper } from '../../../contract/assessment/granted';
import type { Marked, MarkedPapers } from '../../assessments/marked-papers';

/** The summary with the seconds of an attempt with extra time, where locked sections round it up each by itself. */
export function timedBy({ paper, bounds }: Pick<Marked, 'paper' | 'bounds'>, summary: ResultSummary): ResultSummary {
  const { grantedPercent } = summary;
  return grantedPercent === undefined || !isLockedPaper(paper) ? summary : { ...summary, grantedSeconds: bounds.seconds(grantedPercent) };
}

/** {@link timedBy} the paper of the summary, which is read for attempts with extra time only. */
export async function timed(papers: Pick<MarkedPapers, 'marked'>, summary: ResultSummary): Promise<ResultSummary> {
  const marked = summary.grantedPercent === undefined ? null : await papers.marked(summary.assessmentId);
  return marked === null ? summary : timedBy(marked, summary);
}
