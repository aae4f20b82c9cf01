import type { Statement } from './statement';

export const section7: Statement[] = [
  {
    id: '7.1',
    says: "Every request to the product's own API … carries an Authorization bearer header with the signed-in user's ID token when someone is signed in.",
  },
  { id: '7.2', says: '(a configurable base address with a default)' },
  { id: '7.3', says: 'GET /users/role/{uid} | none | field role' },
  { id: '7.4', says: 'GET /users/profile/{uid} | none | the profile object' },
  { id: '7.5', says: 'POST /users/profile | body firstName, lastName, email, phone, location, uid' },
  { id: '7.6', says: 'GET /categories | none | tree with subcategories' },
  { id: '7.7', says: 'POST /categories | query name and optional parentCategoryId, no body' },
  { id: '7.8', says: 'GET /questions/all | none', differs: 'questions and assessments are listed without a payload (§7)' },
  { id: '7.9', says: 'POST /questions/create | body description, categoryIds, difficultyLevel, language, examTags, options' },
  { id: '7.10', says: 'POST /questions/upload-questions | multipart form with file | total, success, failed, errors' },
  {
    id: '7.11',
    says: 'POST /generate-assessment | body name, description, durationInMinutes, totalMarks, questionCount, categories | the assessment with questions',
  },
  { id: '7.12', says: 'POST /generate-assessment/from-exam | body examId, name | id' },
  {
    id: '7.13',
    says: 'POST /exams/create | body name, timerDuration, marksPerCorrect, negativeMarksPerWrong, instructions, subjects (name, categoryIds, numberOfQuestions)',
  },
  { id: '7.14', says: 'GET /exams/all | none | list' },
  { id: '7.15', says: 'GET /exams/all … sorted by id descending in the picker' },
  {
    id: '7.16',
    says: 'GET /assessments/all | none | a list, or an object with an assessments field',
    differs: 'questions and assessments are listed without a payload (§7)',
  },
  { id: '7.17', says: 'GET /assessment/{id} | none | assessment' },
  {
    id: '7.18',
    says: 'POST /assessment/{id}/submit | body assessmentId, timeTaken, submitted, answers',
    differs: 'the body of a submission (§3, §7)',
  },
  { id: '7.19', says: 'GET /assessment/{id}/result | none | result' },
  { id: '7.20', says: 'GET /assessment/results/user/{uid} | none | list of results' },
  { id: '7.21', says: 'GET /assessment/available | none | list of available assessments' },
  { id: '7.22', says: 'An external identity provider is used for sign-in with email and password' },
  { id: '7.23', says: 'An external identity provider is used for sign-in with … Google' },
  { id: '7.24', says: 'An external identity provider is used for sign-in with … phone OTP with an invisible bot check' },
];
