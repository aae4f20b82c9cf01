import type { ReactNode } from 'react';
import { AllAssessmentsScreen } from './assessment/AllAssessmentsScreen';
import { FromExamScreen } from './assessment/FromExamScreen';
import { GenerateScreen } from './assessment/GenerateScreen';
import { QuestionsScreen } from './bank/QuestionsScreen';
import { CategoriesScreen } from './category/CategoriesScreen';
import type { AdminCopy } from './copy/en/common';
import { DeskScreen } from './desk/DeskScreen';
import { AllExamsScreen } from './exam/AllExamsScreen';
import { ExamCreationScreen } from './exam/ExamCreationScreen';
import { PeopleScreen } from './people/PeopleScreen';
import { PortalScreen } from './portal/PortalScreen';
import { RescueScreen } from './rescue/RescueScreen';
import { ScheduleScreen } from './schedule/ScheduleScreen';
import { SittingsScreen } from './sittings/SittingsScreen';
import { AssessmentOverviewScreen } from './statistics/AssessmentOverviewScreen';
import { BulkUploadScreen } from './upload/BulkUploadScreen';

/** The admin's screens with their names, in the order of the navigation (spec §2). */
export const screens: readonly { path: string; name: keyof AdminCopy['ways']; screen: ReactNode }[] = [
  { path: '/admin/categories', name: 'categories', screen: <CategoriesScreen /> },
  { path: '/admin/questions', name: 'questions', screen: <QuestionsScreen /> },
  { path: '/admin/bulk-upload', name: 'upload', screen: <BulkUploadScreen /> },
  { path: '/admin/generate-assessment', name: 'generate', screen: <GenerateScreen /> },
  { path: '/admin/exam-creation', name: 'createExam', screen: <ExamCreationScreen /> },
  { path: '/admin/assessment-creation', name: 'fromExam', screen: <FromExamScreen /> },
  { path: '/all-assessments', name: 'assessments', screen: <AllAssessmentsScreen /> },
  { path: '/all-exams', name: 'exams', screen: <AllExamsScreen /> },
];

/** Screens about the institute, in a navigation of their own. */
export const instituteScreens: typeof screens = [
  { path: '/admin/people', name: 'people', screen: <PeopleScreen /> },
  { path: '/admin/portal', name: 'portal', screen: <PortalScreen /> },
];

/** Screens reached from other screens: the navigation has only the entries of spec §2. */
export const screensBeside: readonly { path: string; screen: ReactNode }[] = [
  { path: '/admin/rescue-files', screen: <RescueScreen /> },
  { path: '/admin/assessments/:id', screen: <AssessmentOverviewScreen /> },
  { path: '/admin/assessments/:id/schedule', screen: <ScheduleScreen /> },
  { path: '/admin/assessments/:id/exam-day', screen: <DeskScreen /> },
  { path: '/admin/assessments/:id/sittings', screen: <SittingsScreen /> },
];
