import type { ReactNode } from 'react';
import type { AdminPath } from './admin-paths';
import { AllAssessmentsScreen } from './assessment/AllAssessmentsScreen';
import { FromExamScreen } from './assessment/FromExamScreen';
import { GenerateScreen } from './assessment/GenerateScreen';
import { QuestionsScreen } from './bank/QuestionsScreen';
import { CategoriesScreen } from './category/CategoriesScreen';
import type { AdminWords } from './copy/use-admin-copy';
import { DeskScreen } from './desk/DeskScreen';
import { AllExamsScreen } from './exam/AllExamsScreen';
import { ExamCreationScreen } from './exam/ExamCreationScreen';
import { GroupsScreen } from './groups/GroupsScreen';
import { RosterScreen } from './groups/roster/RosterScreen';
import { HomeScreen } from './home/HomeScreen';
import { PaperScreen } from './paper/PaperScreen';
import { PassageScreen } from './passage/PassageScreen';
import { PassagesScreen } from './passage/PassagesScreen';
import { PeopleScreen } from './people/PeopleScreen';
import { PortalScreen } from './portal/PortalScreen';
import { QuestionScreen } from './regrade/QuestionScreen';
import { RescueScreen } from './rescue/RescueScreen';
import { AnswerSheetScreen } from './results/AnswerSheetScreen';
import { ResultsScreen } from './results/ResultsScreen';
import { ScheduleScreen } from './schedule/ScheduleScreen';
import { SittingsScreen } from './sittings/SittingsScreen';
import { AssessmentOverviewScreen } from './statistics/AssessmentOverviewScreen';
import { TrailScreen } from './trail/TrailScreen';
import { BulkUploadScreen } from './upload/BulkUploadScreen';

/** What each path shows, and the title of the window meanwhile. */
export const screens: Record<AdminPath, { screen: ReactNode; title: (copy: AdminWords) => string }> = {
  '/admin/categories': { screen: <CategoriesScreen />, title: (copy) => copy.ways.categories },
  '/admin/questions': { screen: <QuestionsScreen />, title: (copy) => copy.ways.questions },
  '/admin/bulk-upload': { screen: <BulkUploadScreen />, title: (copy) => copy.ways.upload },
  '/admin/generate-assessment': { screen: <GenerateScreen />, title: (copy) => copy.ways.generate },
  '/admin/exam-creation': { screen: <ExamCreationScreen />, title: (copy) => copy.ways.createExam },
  '/admin/assessment-creation': { screen: <FromExamScreen />, title: (copy) => copy.ways.fromExam },
  '/all-assessments': { screen: <AllAssessmentsScreen />, title: (copy) => copy.ways.assessments },
  '/all-exams': { screen: <AllExamsScreen />, title: (copy) => copy.ways.exams },
  '/admin/today': { screen: <HomeScreen />, title: (copy) => copy.ways.home },
  '/admin/passages': { screen: <PassagesScreen />, title: (copy) => copy.passages.title },
  '/admin/passages/:id': { screen: <PassageScreen />, title: (copy) => copy.passages.column },
  '/admin/people': { screen: <PeopleScreen />, title: (copy) => copy.ways.people },
  '/admin/groups': { screen: <GroupsScreen />, title: (copy) => copy.ways.groups },
  '/admin/roster': { screen: <RosterScreen />, title: (copy) => copy.ways.roster },
  '/admin/portal': { screen: <PortalScreen />, title: (copy) => copy.ways.portal },
  '/admin/changes': { screen: <TrailScreen />, title: (copy) => copy.ways.changes },
  '/admin/rescue-files': { screen: <RescueScreen />, title: (copy) => copy.screenTitles.handInFromFiles },
  '/admin/assessments/:id': { screen: <AssessmentOverviewScreen />, title: (copy) => copy.screenTitles.assessmentOverview },
  '/admin/assessments/:id/results': { screen: <ResultsScreen />, title: (copy) => copy.results.title },
  '/admin/assessments/:id/results/:uid': { screen: <AnswerSheetScreen />, title: (copy) => copy.results.sheetTitle },
  '/admin/assessments/:id/questions': { screen: <PaperScreen />, title: (copy) => copy.paper.windowTitle },
  '/admin/assessments/:id/schedule': { screen: <ScheduleScreen />, title: (copy) => copy.screenTitles.schedule },
  '/admin/assessments/:id/exam-day': { screen: <DeskScreen />, title: (copy) => copy.screenTitles.examDay },
  '/admin/assessments/:id/questions/:question': { screen: <QuestionScreen />, title: (copy) => copy.regrade.title },
  '/admin/assessments/:id/sittings': { screen: <SittingsScreen />, title: (copy) => copy.screenTitles.sittings },
};
