import type { ReactNode } from 'react';
import type { AdminPath } from '../kit/paths/admin-paths';
import { GroupComparisonScreen } from './groups/GroupComparisonScreen';
import { ResultDetailScreen } from './list/ResultDetailScreen';
import { ResultsScreen } from './list/ResultsScreen';
import { PersonScreen } from './person/PersonScreen';
import { QuestionScreen } from './regrade/QuestionScreen';
import { ReportsScreen } from './reports/ReportsScreen';
import { RescueScreen } from './rescue/RescueScreen';
import { AssessmentOverviewScreen } from './statistics/AssessmentOverviewScreen';

/** Results, and what is done about them. The chunk of this subject begins here. */
export const screens = {
  '/admin/people/:uid': <PersonScreen />,
  '/admin/rescue-files': <RescueScreen />,
  '/admin/batches': <GroupComparisonScreen />,
  '/admin/reports': <ReportsScreen />,
  '/admin/assessments/:id': <AssessmentOverviewScreen />,
  '/admin/assessments/:id/results': <ResultsScreen />,
  '/admin/assessments/:id/results/:uid': <ResultDetailScreen />,
  '/admin/assessments/:id/questions/:question': <QuestionScreen />,
} satisfies Partial<Record<AdminPath, ReactNode>>;
