import type { ChanceDraft } from '../../../../contract/assessment/chance-bodies';
import type { ActReach } from '../../../ui/controls/Reach';
import { dayAndTime } from '../../papers/schedule/local-time';
import type { DayWords } from '../../words/use-day-copy';

/** What is said before an assessment is opened again: for whom, how many, until when, and that these learners read no result until then. */
export const chanceReach = ({ chances: words, locale }: DayWords, whom: string, many: number, until: ChanceDraft['until']): ActReach => ({
  whom,
  many: [words.many(many), words.withheld],
  when: until === undefined ? words.when : words.whenUntil(dayAndTime(until, locale)),
});
