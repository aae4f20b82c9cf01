/**
 * Changes that no test can notice, because the program does the same with them. A change that is named here and killed after all, or
 * that no longer fits the code, fails the run of its file.
 * @typedef {object} Equivalent
 * @property {string} file
 * @property {string} from What stands in the code, in one line.
 * @property {string} to What it is changed to, in one line.
 * @property {string} [within] A part of its line, where the same stands in other lines too.
 * @property {string} why
 */

/** @type {Equivalent[]} */
export const equivalents = [
  {
    file: 'contract/assessment/right-options.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'No option has a text as its id.',
  },
  {
    file: 'contract/assessment/schedule.ts',
    from: 'time !== null && opensAt !== null',
    to: 'true',
    why: 'The date of null is NaN, and nothing is before that, nor is that before anything.',
  },
  {
    file: 'contract/assessment/schedule.ts',
    from: 'time !== null && opensAt !== null',
    to: 'time !== null || opensAt !== null',
    why: 'As the one before.',
  },
  { file: 'contract/assessment/schedule.ts', from: 'time !== null', to: 'true', why: 'As the one before.' },
  { file: 'contract/assessment/schedule.ts', from: 'opensAt !== null', to: 'true', within: 'time !== null', why: 'As the one before.' },
  {
    file: 'contract/formats/kinds/numeric.ts',
    from: 'answer === undefined',
    to: 'false',
    why: 'Every question of a number has its range; it is asked for the compiler.',
  },
  {
    file: 'contract/question/formulas/segments.ts',
    from: "text.includes('$') || text.includes('\\\\')",
    to: 'true',
    why: 'It only saves splitting a text into its one segment.',
  },
  {
    file: 'contract/question/language-shares.ts',
    from: 'toldBy[second]?.test',
    to: 'toldBy[second].test',
    why: 'Every second language of a script has its letters; it is asked for the compiler.',
  },
  ...['true', 'false', 'a.size <= b.size', 'a.size >= b.size'].map((to) => ({
    ...{ file: 'contract/question/similar.ts', from: 'a.size < b.size', to },
    why: 'Which of the two sets is walked only saves time.',
  })),
  {
    file: 'server/rules/kinds/multiple.ts',
    from: '[]',
    to: '["Stryker was here"]',
    within: 'correctOptionIds: right = []',
    why: 'A key of several right options names them; the compiler wants a word for the case that it does not.',
  },
  {
    file: 'server/rules/kinds/numeric.ts',
    from: 'range === undefined',
    to: 'false',
    within: 'rightFields: ',
    why: 'What counts of a number is a range in every ruling; it is asked for the compiler.',
  },
  {
    file: 'analysis/answers/pace.ts',
    from: 'rising.length === 0',
    to: 'false',
    why: 'Of no values it would answer NaN, and every comparison with that is false too.',
  },
  { file: 'analysis/answers/pace.ts', from: 'seconds !== null', to: 'true', why: 'null is less than ten seconds.' },
  {
    file: 'analysis/answers/pace.ts',
    from: 'measure !== null',
    to: 'true',
    why: 'There is no measure only where no question was looked at, and then none took ten seconds.',
  },
  { file: 'analysis/answers/pace.ts', from: 'seconds !== null && measure !== null', to: 'true', why: 'As each of the two.' },
  {
    file: 'analysis/answers/pace.ts',
    from: 'seconds !== null && measure !== null',
    to: 'seconds !== null || measure !== null',
    why: 'As each of the two.',
  },
  { file: 'analysis/rank.ts', from: 'asOf !== null', to: 'true', why: 'The date of null is NaN, and nothing is at or before that.' },
  {
    file: 'contract/faults/issue.ts',
    from: "kind === 'schema'",
    to: 'true',
    why: 'Only schemas are of the type of an object.',
  },
  {
    file: 'contract/calls/faults.ts',
    from: 'faults.size === mostFaults',
    to: 'false',
    why: 'It only saves the look at further issues; what is answered is cut to as many.',
  },
  { file: 'contract/fields/fold.ts', from: '/\\s+/', to: '/\\s/', why: 'Empty words are dropped.' },
  {
    file: 'contract/calls/list-bounds.ts',
    from: '[]',
    to: '["Stryker was here"]',
    within: 'pipe = []',
    why: 'A text among the rules of a list is of no type, so that no bound is found in it either.',
  },
  {
    file: 'contract/calls/list-bounds.ts',
    from: 'item === undefined',
    to: 'false',
    why: 'Each list of valibot has a schema of its items; it is asked for the compiler.',
  },
  {
    file: 'contract/calls/list-bounds.ts',
    from: 'looks.length === 0',
    to: 'false',
    why: 'It only saves a walk that finds nothing.',
  },
  { file: 'contract/calls/list-bounds.ts', from: 'known !== undefined', to: 'false', why: 'It only saves making the same look again.' },
  {
    file: 'contract/sheet/row.ts',
    from: '[]',
    to: '["Stryker was here"]',
    within: 'return { ids: [], faults: [{',
    why: 'A row with a fault becomes no question, so that its categories are not used.',
  },
  {
    file: 'contract/faults/questions.ts',
    from: '/^❌ /',
    to: '/❌ /',
    why: 'The sentences of the form have one sign, at their beginning.',
  },
  {
    file: 'contract/faults/questions.ts',
    from: '/\\.$/',
    to: '/\\./',
    why: 'The sentences of the form have one full stop, at their end.',
  },
  {
    file: 'contract/sheet/scan.ts',
    from: 'end - start > 3',
    to: 'false',
    why: 'No longer name is asked for; it only saves making a text of it.',
  },
  {
    file: 'contract/sheet/scan.ts',
    from: 'end < 0',
    to: 'end <= 0',
    why: 'The end of a tag is looked for from its beginning, and is never the first byte.',
  },
  {
    file: 'contract/branding/shades.ts',
    from: 'turn < 20',
    to: 'turn <= 20',
    why: 'Twenty halvings are finer than the 256 steps of a channel; one more finds the same colour.',
  },
  {
    file: 'contract/branding/shades.ts',
    from: 'contrast(shade, ground) >= wanted',
    to: 'contrast(shade, ground) > wanted',
    why: 'No two colours of 256 steps a channel have exactly one of the wanted ratios.',
  },
  {
    file: 'server/rules/papers/draw.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'Every wish has a pack; the compiler wants a word for the case that there is none.',
  },
  {
    file: 'server/rules/json.ts',
    from: 'at < text.length',
    to: 'at <= text.length',
    why: 'Behind the end there is no sign, which counts as none.',
  },
  { file: 'server/rules/json.ts', from: "typeof value !== 'object'", to: 'false', why: 'What is no object has no entries.' },
  { file: 'analysis/marking/rounded.ts', from: 'marks < 0', to: 'marks <= 0', why: 'Of nothing the size is nothing, which has no sign.' },
  {
    file: 'server/rules/png.ts',
    from: 'bytes.length < 33',
    to: 'bytes.length <= 33',
    why: 'In 33 bytes, a signature and a head, there is no room for an end.',
  },
  {
    file: 'server/rules/kinds/single.ts',
    from: "option.explanation === '' && option.explanationPicture === undefined",
    to: 'false',
    why: 'It only saves a copy that would say the same.',
  },
  {
    file: 'server/rules/results/rescue.ts',
    from: '{ // A body that is not JSON fails the schema. return undefined; }',
    to: '{}',
    why: 'A function without a return answers undefined.',
  },
  {
    file: 'server/rules/figures/answer-marks.ts',
    from: 'sheets.count < sheets.marks.length',
    to: 'false',
    why: 'Room that is there already is made again, with the same contents.',
  },
  {
    file: 'server/rules/figures/point-biserial.ts',
    from: 'variance < 1e-9 * Math.max(1, scale)',
    to: 'variance <= 1e-9 * Math.max(1, scale)',
    why: 'The bound lies between a hair and the smallest real spread; no sum of marks hits it.',
  },
  {
    file: 'src/runner/attempt/server-word.ts',
    from: 'clock.leap !== null',
    to: 'true',
    why: 'No leap counts as nothing, and a leap is more than five minutes from that.',
  },
  {
    file: 'src/runner/attempt/server-word.ts',
    from: 'ahead < 0',
    to: 'ahead <= 0',
    why: 'What is doubted is a leap, which is never nothing.',
  },
  {
    file: 'src/runner/device/row-schemas.ts',
    from: '{ return false; }',
    to: '{}',
    why: 'A function without a return answers undefined, which is no more than false to a check.',
  },
  {
    file: 'src/runner/device/trusted-clock.ts',
    from: 'false',
    to: 'true',
    within: 'hear(word, false)',
    why: 'Only a leap is doubted, and what is heard there is none.',
  },
  {
    file: 'src/runner/outbox/deliver.ts',
    from: 'parcel.triedAt !== null',
    to: 'true',
    why: 'null is no later than now.',
  },
  {
    file: 'src/runner/outbox/send.ts',
    from: '{ // A body that is not JSON is not from our server; the verdict says so. return undefined; }',
    to: '{}',
    why: 'A function without a return answers undefined.',
  },
  {
    file: 'src/runner/outbox/drain.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'What is no parcel is not pending.',
  },
  {
    file: 'src/runner/outbox/drain.ts',
    from: 'isStopped',
    to: 'false',
    within: 'if (isStopped) return',
    why: 'The loop and the sleep ask too.',
  },
  {
    file: 'src/runner/outbox/drain.ts',
    from: 'wanted === null',
    to: 'false',
    why: 'Nothing is not among the urgencies, and every one of them comes after it; it is asked for the compiler.',
  },
  {
    file: 'src/runner/outbox/drain.ts',
    from: 'urgencies.indexOf(urgency) > urgencies.indexOf(wanted)',
    to: 'urgencies.indexOf(urgency) >= urgencies.indexOf(wanted)',
    why: 'The same urgency takes the place of itself.',
  },
  {
    file: 'src/runner/outbox/request-sync.ts',
    from: 'registration.sync?.register',
    to: 'registration.sync.register',
    why: 'What is thrown where there is none is caught with what is refused.',
  },
  {
    file: 'src/runner/outbox/wish-limit.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'What is no time lies in no minute and is dropped at the first wish.',
  },
  {
    file: 'src/runner/outbox/wish-limit.ts',
    from: 'oldest === undefined',
    to: 'false',
    why: 'Where there is no oldest there are fewer than ten; it is asked for the compiler.',
  },
  { file: 'analysis/marks.ts', from: 'marks > 0', to: 'marks >= 0', why: 'No marks are neither won nor lost.' },
  { file: 'server/rules/bank/tree.ts', from: 'node.parentId === null', to: 'false', why: 'No category has the id null.' },
];
