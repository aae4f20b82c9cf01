import { bulkChangeHandlers } from './bank/bulk-changes';
import { categoryHandlers } from './bank/categories';
import { passageHandlers } from './bank/passages';
import { pictureHandlers } from './bank/pictures';
import { questionHandlers } from './bank/questions';
import { sheetHandlers } from './bank/sheets';
import { erasureHandlers } from './data/erasure';
import { personDataHandlers } from './data/person-data';
import { healthHandlers } from './institute/health';
import { noticeHandlers } from './institute/notices';
import { portalHandlers } from './institute/portal';
import { todayHandlers } from './institute/today';
import { trailHandlers } from './institute/trail';
import { webhookHandlers } from './institute/webhook';
import { archiveHandlers } from './papers/archive';
import { assessmentHandlers } from './papers/assessments';
import { chanceHandlers } from './papers/chances';
import { withoutDeleted } from './papers/deleted';
import { drawnHandlers } from './papers/drawn';
import { examHandlers } from './papers/exams';
import { moreTimeHandlers } from './papers/more-time';
import { paperHandlers } from './papers/papers';
import { scheduleHandlers } from './papers/schedules';
import { extraTimeHandlers } from './people/extra-time';
import { groupHandlers } from './people/groups';
import { peopleHandlers } from './people/people';
import { personChangeHandlers } from './people/person-changes';
import { pushHandlers } from './people/push';
import { rosterHandlers } from './people/roster';
import { practiceHandlers } from './practice/log';
import { reportHandlers } from './practice/reports';
import { absentHandlers } from './results/absent';
import { insightHandlers } from './results/insight';
import { learnerAssessmentHandlers } from './results/learner-calls';
import { personTestsHandlers } from './results/person-tests';
import { regradeHandlers } from './results/regrades';
import { rescueImportHandlers } from './results/rescue-imports';
import { resultsHandlers } from './results/results';
import { sittingHandlers } from './results/sittings';
import type { Handlers, Tools } from './shared/handlers';

/** One entry for each call of the contract. */
export const handlersWith = (tools: Tools): Handlers =>
  withoutDeleted(tools.store, {
    ...peopleHandlers(tools),
    ...extraTimeHandlers(tools),
    ...personDataHandlers(tools),
    ...practiceHandlers(tools),
    ...reportHandlers(tools),
    ...pushHandlers(tools),
    ...erasureHandlers(tools),
    ...personChangeHandlers(tools),
    ...groupHandlers(tools),
    ...rosterHandlers(tools),
    ...categoryHandlers(tools),
    ...questionHandlers(tools),
    ...bulkChangeHandlers(tools),
    ...passageHandlers(tools),
    ...pictureHandlers(tools),
    ...sheetHandlers(tools),
    ...examHandlers(tools),
    ...assessmentHandlers(tools),
    ...drawnHandlers(tools),
    ...scheduleHandlers(tools),
    ...moreTimeHandlers(tools),
    ...paperHandlers(tools),
    ...learnerAssessmentHandlers(tools),
    ...sittingHandlers(tools),
    ...absentHandlers(tools),
    ...rescueImportHandlers(tools),
    ...insightHandlers(tools),
    ...regradeHandlers(tools),
    ...portalHandlers(tools),
    ...noticeHandlers(tools),
    ...webhookHandlers(tools),
    ...healthHandlers(tools),
    ...todayHandlers(tools),
    ...trailHandlers(tools),
    ...archiveHandlers(tools),
    ...chanceHandlers(tools),
    ...resultsHandlers(tools),
    ...personTestsHandlers(tools),
  });
