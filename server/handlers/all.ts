import { assessmentHandlers } from './assessments';
import { bankHandlers } from './bank';
import { passageHandlers } from './bank/passages';
import { bulkChangeHandlers } from './bulk-changes';
import { categoryHandlers } from './categories';
import { erasureHandlers } from './data/erasure';
import { personDataHandlers } from './data/person-data';
import { drawnHandlers } from './drawn';
import { examHandlers } from './exams';
import { extraTimeHandlers } from './extra-time';
import type { Handlers, Tools } from './handlers';
import { insightHandlers } from './insight';
import { learnerAssessmentHandlers } from './learner-assessments';
import { paperHandlers } from './papers/papers';
import { peopleHandlers } from './people';
import { groupHandlers } from './people/groups';
import { personChangeHandlers } from './people/person-changes';
import { rosterHandlers } from './people/roster';
import { pictureHandlers } from './pictures';
import { portalHandlers } from './portal';
import { questionHandlers } from './questions';
import { regradeHandlers } from './regrade/regrades';
import { rescueImportHandlers } from './rescue-imports';
import { resultsHandlers } from './results/results';
import { scheduleHandlers } from './schedules';
import { sheetHandlers } from './sheets';
import { sittingHandlers } from './sittings';
import { todayHandlers } from './today/today';
import { trailHandlers } from './trail';

/** One entry for each call of the contract. */
export const handlersWith = (tools: Tools): Handlers => ({
  ...peopleHandlers(tools),
  ...extraTimeHandlers(tools),
  ...personDataHandlers(tools),
  ...erasureHandlers(tools),
  ...personChangeHandlers(tools),
  ...groupHandlers(tools),
  ...rosterHandlers(tools),
  ...bankHandlers(tools),
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
  ...paperHandlers(tools),
  ...learnerAssessmentHandlers(tools),
  ...sittingHandlers(tools),
  ...rescueImportHandlers(tools),
  ...insightHandlers(tools),
  ...regradeHandlers(tools),
  ...portalHandlers(tools),
  ...todayHandlers(tools),
  ...trailHandlers(tools),
  ...resultsHandlers(tools),
});
