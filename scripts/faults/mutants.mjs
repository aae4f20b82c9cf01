/**
 * A way to break the product, the rule of the checker that must notice, and the seed of the run in which it must.
 * @typedef {object} Mutant
 * @property {string} rule
 * @property {string} says
 * @property {number} seed
 * @property {{ file: string, search: string, replace: string }[]} changes Each text stands in its file exactly once.
 */

/** @type {Mutant[]} */
export const mutants = [
  {
    rule: 'a',
    says: 'marks are saved and not sent',
    seed: 15,
    changes: [
      {
        file: 'src/runner/attempt/attempt.ts',
        search: 'return { questionId, ...givenOf(standing), markedForReview: standing.markedForReview };',
        replace: 'return { questionId, ...givenOf(standing), markedForReview: standing.markedForReview && false };',
      },
    ],
  },
  {
    rule: 'b',
    says: 'every try sends a body made anew',
    seed: 5,
    changes: [
      {
        file: 'src/runner/outbox/deliver.ts',
        search: 'const verdict = await post(carrier, parcel);',
        replace: "const verdict = await post(carrier, { ...parcel, body: parcel.body + ' '.repeat(parcel.tries) });",
      },
    ],
  },
  {
    rule: 'b',
    says: 'a parcel leaves before it is acknowledged',
    seed: 5,
    changes: [
      {
        file: 'src/runner/outbox/deliver.ts',
        search: '  const verdict = await post(carrier, parcel);',
        replace: '  await carrier.db.parcels.delete([parcel.uid, parcel.assessmentId]);\n  const verdict = await post(carrier, parcel);',
      },
    ],
  },
  {
    rule: 'c',
    says: 'a signed-in person sends every parcel on the device',
    seed: 811,
    changes: [
      {
        file: 'src/runner/device/shelf.ts',
        search: "db.parcels.where('uid').equals(uid).sortBy",
        replace: "db.parcels.where('uid').notEqual('-' + uid).sortBy",
      },
      { file: 'src/session/keeper/connection.ts', search: '(uid !== undefined && who.uid !== uid)', replace: "uid === ''" },
      { file: 'src/runner/outbox/mint.ts', search: 'holder.uid !== uid', replace: "uid === ''" },
    ],
  },
  {
    rule: 'd',
    says: 'answers are taken after the deadline',
    seed: 9,
    changes: [
      {
        file: 'src/runner/attempt/attempt.ts',
        search: "return event.type === 'submitted' ? handedIn(attempt, attempt.deadline) : attempt;",
        replace: "if (event.type === 'submitted') return handedIn(attempt, attempt.deadline);",
      },
    ],
  },
  {
    rule: 'e',
    says: 'a parcel in need of a person is shown nowhere',
    seed: 495,
    changes: [
      {
        file: 'src/learner/lists/MyAssessments.tsx',
        search: '{parcels.map((parcel) => (',
        replace: "{parcels.filter((parcel) => parcel.state === 'waiting').map((parcel) => (",
      },
    ],
  },
  {
    rule: 'f',
    says: 'after a failure nothing is tried for nearly five minutes',
    seed: 5,
    changes: [
      {
        file: 'src/runner/outbox/tries.ts',
        search: 'notBefore: askedMs > 0 ? now + askedMs : 0,',
        replace: 'notBefore: now + 290_000,',
      },
    ],
  },
  {
    rule: 'g',
    says: 'the server’s Retry-After is not heard',
    seed: 5,
    changes: [
      {
        file: 'src/runner/outbox/deliver.ts',
        search: "verdict.type === 'again' ? (verdict.afterMs ?? 0) : 0",
        replace: '0',
      },
    ],
  },
  {
    rule: 'h',
    says: 'a log-in says nothing of the exam under way',
    seed: 10_318,
    changes: [
      {
        file: 'src/learner/waiting/WaitingNote.tsx',
        search: 'if (underWay + unsent === 0) return null;',
        replace: 'if (underWay + unsent >= 0) return null;',
      },
    ],
  },
  {
    rule: 'i',
    says: 'a stranger’s Retry-After is believed, for any length',
    seed: 20_041,
    changes: [
      {
        file: 'src/runner/outbox/verdict.ts',
        search: "if (problem === null) return retry('stranger');",
        replace: "if (problem === null) return retry('stranger', Number(reply.retryAfter) * 1000);",
      },
    ],
  },
  {
    rule: 'j',
    says: 'the record of the clocks is applied to the reading after it',
    seed: 20_002,
    changes: [
      {
        file: 'src/runner/device/trusted-clock.ts',
        search: 'const opened = openClock(first, offset ?? 0, 0, 0, given ?? undefined);',
        replace: 'const opened = openClock(read(), offset ?? 0, 0, 0, given ?? undefined);',
      },
    ],
  },
  {
    rule: 'k',
    says: 'the first section is open until the end',
    seed: 200_002,
    changes: [
      {
        file: 'src/runner/attempt/sections/windows.ts',
        search: 'return later.findLast(({ from }) => from <= at) ?? first;',
        replace: 'return later.findLast(({ from }) => from < 0 && from <= at) ?? first;',
      },
    ],
  },
  {
    rule: 'b',
    says: 'any receipt is ours',
    seed: 300_375,
    changes: [
      {
        file: 'src/runner/outbox/verdict.ts',
        search: 'return isOurs ? submittedAt : null;',
        replace: 'return isOurs || submittedAt ? submittedAt : null;',
      },
    ],
  },
  {
    rule: 'j',
    says: 'an attempt is put back without the record of the clock',
    seed: 300_240,
    changes: [
      {
        file: 'src/runner/device/journal.ts',
        search: 'if (stored === null) await stamp();',
        replace: 'if (stored !== null) await stamp();',
      },
    ],
  },
  {
    rule: 'l',
    says: 'the end of a wrong date is a sleep',
    seed: 300_116,
    changes: [
      {
        file: 'src/runner/attempt/clock.ts',
        search: 'const madeUp = offset - given;',
        replace: 'if (step > 0) return 0;\n  const madeUp = offset - given;',
      },
    ],
  },
  {
    rule: 'm',
    says: "another learner's attempt keeps the server's time away",
    seed: 300_099,
    changes: [
      {
        file: 'src/runner/device/journal.ts',
        search: '(uid === null || row.uid === uid) && earliest',
        replace: '(uid === null || row.uid !== null) && earliest',
      },
    ],
  },
  {
    rule: 'n',
    says: 'a code of ours is a refusal from any machine at any status',
    seed: 300_240,
    changes: [
      {
        file: 'src/runner/outbox/verdict.ts',
        search: "if (from !== portalMark) return retry('stranger');",
        replace: 'void (from === portalMark);',
      },
      { file: 'contract/calls/problem.ts', search: 'problemStatus[problem.output.code] === status', replace: 'status > 0' },
    ],
  },
];
