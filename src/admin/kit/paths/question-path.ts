/** The page of a question of an assessment. */
export const questionPath = (assessmentId: number, questionId: number): string =>
  `/admin/assessments/${assessmentId}/questions/${questionId}`;
