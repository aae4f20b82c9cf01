import type { AgainDraft } from '../../../../contract/assessment/again';
import type { ActReach } from '../../../ui/controls/Reach';
import { dayAndTime } from '../../papers/schedule/local-time';
import type { DayWords } from '../../words/use-day-copy';

/** What is said before an assessment is opened again: for whom, how many, until when, and that these learners read no result until then. */
export const againReach = ({ again, locale }: DayWords, whom: string, many: number, until: AgainDraft['until']): ActReach => ({
  whom,
  many: [again.many(many), again.withheld],
  when: until === undefined ? again.when : again.whenUntil(dayAndTime(until, locale)),
});
