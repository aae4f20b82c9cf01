import type { ComponentType } from 'react';
import type { Picture } from '../../../contract/question/picture';

/** Draws a picture of a question, nothing without one; `letter`: of the option that it belongs to. Learners' devices keep pictures, admins' do not. */
export type ShowsPicture = ComponentType<{ picture: Picture | undefined; letter?: string | undefined }>;
