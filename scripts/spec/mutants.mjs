/**
 * A way to break the product, and the statements whose tests must notice.
 * @typedef {object} Mutant
 * @property {string} file
 * @property {string} search Stands in the file exactly once.
 * @property {string} replace
 * @property {string[]} ids Each must have a red test, or a red step of a test, that carries its own number.
 * @property {string} [tests] The vitest file that holds them; without it they are Playwright's, on a portal built anew.
 */

/** @type {Mutant[]} */
const inVitest = [
  {
    file: 'contract/people/people.ts',
    search: '[p.firstName, p.lastName, p.email, p.location].every',
    replace: '[p.firstName, p.lastName, p.location].every',
    ids: ['3.4'],
    tests: 'tests/spec/entities.test.ts',
  },
  {
    file: 'server/rules/kinds/single.ts',
    search: ": { ...option, explanation: '', explanationPicture: undefined };",
    replace: ': option;',
    ids: ['3.13'],
    tests: 'tests/spec/entities.test.ts',
  },
  {
    file: 'server/handlers/papers/exams.ts',
    search: 'marksPerQuestion: exam.marksPerCorrect',
    replace: 'marksPerQuestion: exam.negativeMarksPerWrong',
    ids: ['3.15'],
    tests: 'tests/spec/entities.test.ts',
  },
  {
    file: 'src/session/keeper/look-up.ts',
    search: "known ?? { role: 'user' as const, profile: null }",
    replace: "known ?? { role: 'admin' as const, profile: null }",
    ids: ['4.5', '8.2'],
    tests: 'tests/src/session/entrance.test.ts',
  },
  {
    file: 'src/session/keeper/look-up.ts',
    search: "error.problem?.code === 'not-found'",
    replace: "error.problem?.code === 'internal'",
    ids: ['4.7', '8.1'],
    tests: 'tests/src/session/start.test.ts',
  },
  {
    file: 'src/runner/attempt/attempt.ts',
    search: 'markedForReview: !standing.markedForReview',
    replace: 'markedForReview: true',
    ids: ['4.23'],
    tests: 'tests/src/runner/attempt/attempt.test.ts',
  },
  {
    file: 'contract/people/people.ts',
    search: '(code.length === otpLength ? null',
    replace: '(code.length >= otpLength ? null',
    ids: ['5.8', '9.2'],
    tests: 'tests/spec/rules.test.ts',
  },
  {
    file: 'contract/question/question.ts',
    search: "text.trim() !== '' || picture",
    replace: "text !== '' || picture",
    ids: ['5.17', '9.4'],
    tests: 'tests/spec/rules.test.ts',
  },
  {
    file: 'contract/assessment/generate.ts',
    search: 'durationInMinutes: whole(maxMinutes)',
    replace: 'durationInMinutes: v.pipe(v.number(), v.maxValue(maxMinutes))',
    ids: ['5.24'],
    tests: 'tests/spec/roles.test.ts',
  },
  {
    file: 'src/app/routing/gate.ts',
    search: 'path: doorTo(pathname), from: visit.path',
    replace: 'path: doorTo(pathname)',
    ids: ['6.6', '6.7', '6.8'],
    tests: 'tests/src/app/gate.test.ts',
  },
  {
    file: 'src/app/routing/gate.ts',
    search: 'from: visit.path } : go(homeOf(role))',
    replace: "from: visit.path } : go('/user/my-assessments')",
    ids: ['6.10', '6.11'],
    tests: 'tests/src/app/gate.test.ts',
  },
  {
    file: 'contract/calls/admin-call.ts',
    search: "callRow(line, 'admin',",
    replace: "callRow(line, 'signed-in',",
    ids: ['6.2', '6.14'],
    tests: 'tests/spec/roles.test.ts',
  },
  {
    file: 'contract/calls/request.ts',
    search: 'Bearer $',
    replace: 'Token $',
    ids: ['7.1'],
    tests: 'tests/spec/bearer.test.ts',
  },
  {
    file: 'contract/calls/learner-calls.ts',
    search: "'GET /assessment/results/user/:uid'",
    replace: "'GET /assessment/results/:uid'",
    ids: ['7.20'],
    tests: 'tests/spec/calls.test.ts',
  },
  {
    file: 'contract/calls/request.ts',
    search: "form.set('file', file)",
    replace: "form.set('sheet', file)",
    ids: ['7.10'],
    tests: 'tests/spec/calls.test.ts',
  },
  {
    file: 'src/admin/papers/exam/newest-exams.ts',
    search: 'b.id - a.id',
    replace: 'a.id - b.id',
    ids: ['7.15'],
    tests: 'tests/src/admin/papers/exams.test.tsx',
  },
  {
    file: 'contract/fields/limits.ts',
    search: 'secondsPerQuestion = 40',
    replace: 'secondsPerQuestion = 60',
    ids: ['9.10'],
    tests: 'tests/src/runner/attempt/timer.test.ts',
  },
  {
    file: 'contract/fields/limits.ts',
    search: 'loadingHintMs = 10_000',
    replace: 'loadingHintMs = 8_000',
    ids: ['9.20'],
    tests: 'tests/spec/loading.test.tsx',
  },
  {
    file: 'contract/fields/limits.ts',
    search: 'newBadgeDays = 7',
    replace: 'newBadgeDays = 30',
    ids: ['9.14'],
    tests: 'tests/src/learner/pure-parts.test.ts',
  },
  {
    file: 'contract/question/question.ts',
    search: "v.minValue(1, carried({ code: 'not-an-option-number' }))",
    replace: "v.minValue(-5, carried({ code: 'not-an-option-number' }))",
    ids: ['3.12'],
    tests: 'tests/spec/entities.test.ts',
  },
  {
    file: 'server/handlers/papers/exams.ts',
    search: 'exam.subjects.reduce((sum, subject) => sum + subject.numberOfQuestions, 0)',
    replace: 'exam.subjects[0]?.numberOfQuestions ?? 0',
    ids: ['3.15'],
    tests: 'tests/spec/entities.test.ts',
  },
  {
    file: 'server/handlers/papers/exams.ts',
    search: 'negativeMarkingPerWrongQuestion: exam.negativeMarksPerWrong',
    replace: 'negativeMarkingPerWrongQuestion: exam.marksPerCorrect',
    ids: ['7.14'],
    tests: 'tests/spec/calls.test.ts',
  },
  {
    file: 'src/runner/attempt/attempt.ts',
    search: '- attempt.startedAt) / 1000)',
    replace: '- attempt.startedAt) / 100)',
    ids: ['7.18'],
    tests: 'tests/spec/calls.test.ts',
  },
  {
    file: 'src/session/login/sign-in.ts',
    search: "size: 'invisible'",
    replace: "size: 'normal'",
    ids: ['7.24'],
    tests: 'tests/src/session/otp.test.ts',
  },
  {
    file: 'contract/fields/limits.ts',
    search: "prefix: '+91'",
    replace: "prefix: '+1'",
    ids: ['5.7'],
    tests: 'tests/src/session/otp.test.ts',
  },
];

/** @type {Mutant[]} */
const inChromium = [
  {
    file: 'contract/assessment/assessment.ts',
    search: 'Math.min(minutes, maxMinutes) * 60',
    replace: 'Math.min(minutes, maxMinutes) * 600',
    ids: ['1.2'],
  },
  {
    file: 'src/admin/bank/question/typed.ts',
    search: 'correct: isRight(form, slot.key),\n        explanation',
    replace: 'correct: place < 0,\n        explanation',
    ids: ['1.3'],
  },
  {
    file: 'src/copy/en/common.ts',
    search: "selectLogin: 'Please select your login type'",
    replace: "selectLogin: 'Please select your type'",
    ids: ['1.4'],
  },
  {
    file: 'src/copy/en/common.ts',
    search: 'Taking longer than expected. Try refreshing the page.',
    replace: 'Taking longer than expected.',
    ids: ['1.9'],
  },
  {
    file: 'src/app/routing/gate.ts',
    search: "from === '/unauthorized' ? null : from",
    replace: 'from',
    ids: ['2.28'],
  },
  {
    file: 'src/session/profile/prefill.ts',
    search: 'profile?.email || email',
    replace: 'email || (profile?.email ?? email)',
    ids: ['2.35'],
  },
  {
    file: 'src/session/profile/prefill.ts',
    search: 'profile?.phone || phone',
    replace: 'profile?.phone || phone.slice(0, 3)',
    ids: ['2.35'],
  },
  {
    file: 'src/learner/score/stats.ts',
    search: 'wholePercent(sum / results.length)',
    replace: 'wholePercent(sum)',
    ids: ['2.42', '9.22'],
  },
  {
    file: 'src/learner/lists/AssessmentCard.tsx',
    search: '{dayText(assessment.createdAt)}',
    replace: '{dayText(new Date().toISOString())}',
    ids: ['2.43'],
  },
  {
    file: 'src/copy/en/common.ts',
    search: 'title?.trim() || `Assessment',
    replace: 'title ?? `Assessment',
    ids: ['2.47'],
  },
  {
    file: 'src/learner/lists/ResultCard.tsx',
    search: '{momentText(result.submittedAt)}',
    replace: '{momentText(Date.now())}',
    ids: ['2.48'],
  },
  {
    file: 'src/runner/screens/sitting/SubjectTabs.tsx',
    search: 'subjects.length < 2',
    replace: 'subjects.length < 1',
    ids: ['2.55'],
  },
  {
    file: 'src/admin/bank/category/tree.ts',
    search: 'fold(branch.name).includes(wanted)',
    replace: 'fold(branch.name).startsWith(wanted)',
    ids: ['2.64'],
  },
  {
    file: 'src/runner/attempt/attempt.ts',
    search: 'return isGiven(standing) ? withAnswer(standing, {}, event.at) : standing;',
    replace: 'return standing;',
    ids: ['4.24'],
  },
  {
    file: 'src/session/login/sign-in.ts',
    search: 'await signInWithEmailAndPassword(await auth(), email, password)',
    replace: 'await (email === password ? signInWithEmailAndPassword : createUserWithEmailAndPassword)(await auth(), email, password)',
    ids: ['7.22'],
  },
  {
    file: 'src/session/login/use-phone-login.ts',
    search: 'words.otpWrong(why)',
    replace: 'words.otpWrong(why.slice(0, 1))',
    ids: ['8.17'],
  },
  {
    file: 'src/admin/papers/assessment/FromExam.tsx',
    search: 'copy.fromExamCreated(reply.id)',
    replace: 'copy.fromExamCreated(reply.id * 10)',
    ids: ['8.30'],
  },
  {
    file: 'src/admin/bank/category/tree.ts',
    search: 'if (branch.subcategories.length > 0) open.push',
    replace: 'if (isMatch && branch.subcategories.length > 0) open.push',
    ids: ['2.64'],
  },
  {
    file: 'src/session/profile/prefill.ts',
    search: "lastName: rest.join(' ')",
    replace: "lastName: rest[0] ?? ''",
    ids: ['2.36'],
  },
  {
    file: 'src/learner/lists/AssessmentCard.tsx',
    search: 'to={`/assessments/',
    replace: 'to={`/all-assessments/',
    ids: ['2.45'],
  },
  {
    file: 'contract/fields/limits.ts',
    search: 'resultPageSize = 15',
    replace: 'resultPageSize = 20',
    ids: ['2.57'],
  },
  {
    file: 'src/runner/attempt/attempt.ts',
    search: "if (event.type === 'ticked') return { ...handedIn(attempt",
    replace: "if (event.type === 'ticked' && attempt.deadline === 0) return { ...handedIn(attempt",
    ids: ['4.15'],
  },
  {
    file: 'src/runner/screens/sitting/Taking.tsx',
    search: 'setSubmitting(true);',
    replace: "runner.move({ type: 'submitted' });",
    ids: ['4.16'],
  },
  {
    file: 'src/runner/screens/palette/Palette.tsx',
    search: "colour: 'bg-answered', shape",
    replace: "colour: 'bg-marked', shape",
    ids: ['4.20'],
  },
  {
    file: 'src/copy/en/identity.ts',
    search: '❌ Admin users must use the Admin Login portal.',
    replace: 'Admin users must use the Admin Login portal.',
    ids: ['5.4'],
  },
  {
    file: 'contract/fields/limits.ts',
    search: "prefix: '+91'",
    replace: "prefix: '+1'",
    ids: ['9.1'],
  },
  {
    file: 'src/session/keeper/admission.ts',
    search: "return person.role === 'admin' ? 'welcome' : 'not-admin';",
    replace: "return 'welcome';",
    ids: ['5.2', '6.13'],
  },
  {
    file: 'src/learner/result/result-view.ts',
    search: "status === 403 || status === 404 ? 'resultForbidden'",
    replace: "status === 403 ? 'resultForbidden'",
    ids: ['8.4'],
  },
  {
    file: 'src/admin/words/en/common.ts',
    search: '✅ Exam created successfully!',
    replace: '✅ Exam created successfully.',
    ids: ['8.28'],
  },
  {
    file: 'contract/fields/limits.ts',
    search: 'byDefault: 4',
    replace: 'byDefault: 5',
    ids: ['9.3'],
  },
];

export const mutants = [...inVitest, ...inChromium];
