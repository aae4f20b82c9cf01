import { useState } from 'react';
import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import { grantedSeconds } from '../../../contract/assessment/granted';
import { useListCopy } from '../../copy/use-list-copy';
import { byExam, byMinutes, byNewness, bySubject, minuteSteps } from './grouping';
import type { RowGrouping } from './LongList';
import { isNew } from './newness';

const minutesOf = (test: AssessmentSummary): number => grantedSeconds(test, test.timePercent) / 60;

/** How a long list of available assessments can be grouped. */
export function useGroupings(): RowGrouping<AssessmentSummary>[] {
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
