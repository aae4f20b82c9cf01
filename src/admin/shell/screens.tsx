import type { ReactNode } from 'react';
import { CategoriesScreen } from '../bank/category/CategoriesScreen';
import { QuestionsScreen } from '../bank/list/QuestionsScreen';
import { PassageScreen } from '../bank/passage/PassageScreen';
import { PassagesScreen } from '../bank/passage/PassagesScreen';
import { BulkUploadScreen } from '../bank/upload/BulkUploadScreen';
import { DeskScreen } from '../day/desk/DeskScreen';
import { HomeScreen } from '../day/home/HomeScreen';
import { SittingsScreen } from '../day/sittings/SittingsScreen';
import { PortalScreen } from '../institute/portal/PortalScreen';
import { TrailScreen } from '../institute/trail/TrailScreen';
import type { AdminPath } from '../kit/paths/admin-paths';
import { AllAssessmentsScreen } from '../papers/assessment/AllAssessmentsScreen';
import { FromExamScreen } from '../papers/assessment/FromExamScreen';
import { GenerateScreen } from '../papers/assessment/GenerateScreen';
import { AllExamsScreen } from '../papers/exam/AllExamsScreen';
import { ExamCreationScreen } from '../papers/exam/ExamCreationScreen';
import { PaperScreen } from '../papers/paper/PaperScreen';
import { ScheduleScreen } from '../papers/schedule/ScheduleScreen';
import { GroupsScreen } from '../people/groups/GroupsScreen';
import { PeopleScreen } from '../people/list/PeopleScreen';
import { RosterScreen } from '../people/roster/RosterScreen';
import { AnswerSheetScreen } from '../results/list/AnswerSheetScreen';
import { ResultsScreen } from '../results/list/ResultsScreen';
import { QuestionScreen } from '../results/regrade/QuestionScreen';
import { RescueScreen } from '../results/rescue/RescueScreen';
import { AssessmentOverviewScreen } from '../results/statistics/AssessmentOverviewScreen';
import type { AdminWords } from '../words/use-admin-copy';

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
