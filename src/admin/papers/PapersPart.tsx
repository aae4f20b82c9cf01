import type { ReactNode } from 'react';
import type { AdminPath } from '../kit/paths/admin-paths';
import { AllAssessmentsScreen } from './assessment/AllAssessmentsScreen';
import { FromExamScreen } from './assessment/FromExamScreen';
import { GenerateScreen } from './assessment/GenerateScreen';
import { AllExamsScreen } from './exam/AllExamsScreen';
import { ExamCreationScreen } from './exam/ExamCreationScreen';
import { PaperScreen } from './paper/PaperScreen';
import { PrintScreen } from './print/PrintScreen';
import { ScheduleScreen } from './schedule/ScheduleScreen';

/** Exams, and assessments up to their opening. The chunk of this subject begins here. */
export const screens = {
  '/admin/generate-assessment': <GenerateScreen />,
  '/admin/exam-creation': <ExamCreationScreen />,
  '/admin/assessment-creation': <FromExamScreen />,
  '/all-assessments': <AllAssessmentsScreen />,
  '/all-exams': <AllExamsScreen />,
  '/admin/assessments/:id/questions': <PaperScreen />,
  '/admin/assessments/:id/print': <PrintScreen />,
  '/admin/assessments/:id/schedule': <ScheduleScreen />,
} satisfies Partial<Record<AdminPath, ReactNode>>;
