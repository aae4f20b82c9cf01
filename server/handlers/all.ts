import { bankHandlers } from './bank';
import { examHandlers } from './exams';
import { extraTimeHandlers } from './extra-time';
import { generateHandlers } from './generate';
import type { Handlers, Tools } from './handlers';
import { importHandlers } from './imports';
import { insightHandlers } from './insight';
import { learnerAssessmentHandlers } from './learner-assessments';
import { peopleHandlers } from './people';
import { pictureHandlers } from './pictures';
import { portalHandlers } from './portal';
import { questionHandlers } from './questions';
import { sheetHandlers } from './sheets';

/** One entry for each call of the contract. */
export const handlersWith = (tools: Tools): Handlers => ({
  ...peopleHandlers(tools),
  ...extraTimeHandlers(tools),
  ...bankHandlers(tools),
  ...questionHandlers(tools),
  ...pictureHandlers(tools),
  ...sheetHandlers(tools),
  ...examHandlers(tools),
  ...generateHandlers(tools),
  ...learnerAssessmentHandlers(tools),
  ...importHandlers(tools),
  ...insightHandlers(tools),
  ...portalHandlers(tools),
});
