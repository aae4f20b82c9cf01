import type { ReactNode } from 'react';
import { AllAssessmentsScreen } from './assessment/AllAssessmentsScreen';
import { FromExamScreen } from './assessment/FromExamScreen';
import { GenerateScreen } from './assessment/GenerateScreen';
import { CategoriesScreen } from './category/CategoriesScreen';
import { AllExamsScreen } from './exam/AllExamsScreen';
import { ExamCreationScreen } from './exam/ExamCreationScreen';
import { PeopleScreen } from './people/PeopleScreen';
import { words as people } from './people/words';
import { PortalScreen } from './portal/PortalScreen';
import { words as portal } from './portal/words';
import { QuestionsScreen } from './question/QuestionsScreen';
import { RescueScreen } from './rescue/RescueScreen';
import { words } from './rescue/words';
import { AssessmentOverviewScreen } from './statistics/AssessmentOverviewScreen';
import { words as statistics } from './statistics/words';
import { BulkUploadScreen } from './upload/BulkUploadScreen';

/** The admin's screens with their names in the navigation, in its order (spec §2). */
export const screens: readonly { path: string; name: string; screen: ReactNode }[] = [
  { path: '/admin/categories', name: 'Manage Categories', screen: <CategoriesScreen /> },
  { path: '/admin/questions', name: 'Manage Questions', screen: <QuestionsScreen /> },
  { path: '/admin/bulk-upload', name: 'Question Bulk Upload', screen: <BulkUploadScreen /> },
  { path: '/admin/generate-assessment', name: 'Assessment By Categories', screen: <GenerateScreen /> },
  { path: '/admin/exam-creation', name: 'Create Exam', screen: <ExamCreationScreen /> },
  { path: '/admin/assessment-creation', name: 'Assessments By Exam', screen: <FromExamScreen /> },
  { path: '/all-assessments', name: 'Manage Assessments', screen: <AllAssessmentsScreen /> },
  { path: '/all-exams', name: 'Manage Exams', screen: <AllExamsScreen /> },
];

/** Screens about the institute, in a navigation of their own. */
export const instituteScreens: typeof screens = [
  { path: '/admin/people', name: people.title, screen: <PeopleScreen /> },
  { path: '/admin/portal', name: portal.title, screen: <PortalScreen /> },
];

/** Screens that another one leads to: the navigation has the entries of spec §2 and no more. */
export const screensBeside: typeof screens = [
  { path: '/admin/rescue-files', name: words.title, screen: <RescueScreen /> },
  { path: '/admin/assessments/:id', name: statistics.handIns, screen: <AssessmentOverviewScreen /> },
];
