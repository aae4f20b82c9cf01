import type { ReactNode } from 'react';
import type { AdminPath } from '../kit/paths/admin-paths';
import { CategoriesScreen } from './category/CategoriesScreen';
import { QuestionsScreen } from './list/QuestionsScreen';
import { PassageScreen } from './passage/PassageScreen';
import { PassagesScreen } from './passage/PassagesScreen';
import { BulkUploadScreen } from './upload/BulkUploadScreen';

/** The question bank: categories, questions, passages, uploads. The chunk of this subject begins here. */
export const screens = {
  '/admin/categories': <CategoriesScreen />,
  '/admin/questions': <QuestionsScreen />,
  '/admin/bulk-upload': <BulkUploadScreen />,
  '/admin/passages': <PassagesScreen />,
  '/admin/passages/:id': <PassageScreen />,
} satisfies Partial<Record<AdminPath, ReactNode>>;
