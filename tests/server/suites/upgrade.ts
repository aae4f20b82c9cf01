import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Store } from '../../../server/store/engine/store';
import { migrate } from '../../../server/store/open/migrations/migrate';
import { migrations } from '../../../server/store/open/migrations/migrations';
import { handIn } from '../kit/bank';
import { portalOn } from '../kit/portal';

/** Migration steps of the first released schema. */
const first = 11;
/** Migration steps of release 0.6.0. */
const released = 47;

const paper = {
  ...{ name: 'Old mock', description: '', durationInMinutes: 30, totalMarks: 4, createdAt: '2026-01-01T00:00:00.000Z', instructions: '' },
  ...{ marksPerQuestion: 4, negativeMarkingPerWrongQuestion: 1 },
  subjects: [
    {
      subjectName: 'S',
      questions: [
        {
          id: 1,
          description: 'Q',
          options: [
            { id: 1, text: 'a' },
            { id: 2, text: 'b' },
          ],
        },
      ],
    },
  ],
};
const key = { marking: { perCorrect: 4, perWrong: 1 }, answers: [{ questionId: 1, correctOptionId: 2, explanation: 'why' }] };
const body = '{"assessmentId":1,"timeTaken":9,"submitted":true,"answers":[{"questionId":1,"selectedOptionId":2,"markedForReview":false}]}';
const hash = '7+NDOh6Zn2qI87CajK2cl3eRY09ZSa5B//jnHMZf4Ok=';

/** Rows of a database before its upgrade, written by hand, because the product's code uses the new schema. */
const rows = [
  "insert into people values ('old', 'admin', 'Asha', 'Verma', 'asha@old.test', '1', 'Pune', 1, 5, 6)",
  "insert into people values ('learner', null, 'Ravi', 'Rao', 'ravi@old.test', '', 'Goa', 1, 5, 6)",
  "insert into categories (id, parent_id, name, name_key) values (1, null, 'Science', 'science')",
  `insert into questions (id, description, difficulty_level, language, exam_tags_json, options_json, created_at) values (1, 'Q', 'Easy', 'English', '[]', '[{"id":1,"text":"a","correct":false,"explanation":""},{"id":2,"text":"b","correct":true,"explanation":"why"}]', 5)`,
  'insert into question_categories values (1, 1)',
  "insert into exams (id, name, timer_duration, marks_per_correct, negative_marks_per_wrong, instructions, created_at) values (1, 'Exam', 30, 4, 1, '', 5)",
  "insert into exam_subjects values (1, 0, 'S', 1, '[1]')",
  `insert into assessments (id, name, description, duration_in_minutes, total_marks, created_at, subjects_json, paper_json) values (1, 'Old mock', '', 30, 4, 5, '[{"subjectName":"S","numberOfQuestions":1}]', '${JSON.stringify(paper)}')`,
  `insert into answer_keys values (1, '${JSON.stringify(key)}')`,
  `insert into submissions values ('learner', 1, '${hash}', '${body}', 7000, 9, 4, 1, 0, 0, 0)`,
];

/** Columns of what a section has of its own. */
const ownOfSection = Object.fromEntries(
  ['minutes', 'marks_per_correct', 'negative_marks_per_wrong', 'is_locked', 'may_finish_early', 'kinds_json', 'questions_per_passage'].map(
    (column) => [column, null],
  ),
);

/** Changes that release 0.7.0 recorded in tables of their own. */
const recorded = [
  "insert into question_changes values (1, 2, 'edited', 'old', 10, '{}')",
  "insert into question_changes values (1, 3, 'retired', 'old', 17, '{}')",
  'insert into corrections (assessment_id, version, question_id, from_option, to_option, corrected_at) values (1, 1, 1, 1, 2, 11)',
  "insert into extra_times values ('learner', 1, 150, 'old', 12)",
  "insert into arrivals values (1, 'learner', 'file', 'x', 0, '{}', 'old', 13, null, null)",
  "insert into arrivals values (1, 'learner', 'device', 'y', 1, '{}', 'learner', 14, null, null)",
  "insert into brands (name, short_name, hindi_name, colour, saved_by, saved_at) values ('N', 'N', '', '#123456', 'old', 14)",
  "insert into shut_outs (uid, shut_out_at) values ('gone', 15)",
  "insert into admin_addresses values ('boss@x.in', 16)",
];

const old = [
  'people',
  'categories',
  'questions',
  'question_categories',
  'exams',
  'exam_subjects',
  'assessments',
  'answer_keys',
  'submissions',
];

async function everything(store: Store): Promise<Record<string, unknown>[]> {
  const tables = await Promise.all(
    old.map((table) => sql<Record<string, unknown>>`select * from ${sql.table(table)} order by 1, 2`.execute(store.db)),
  );
  return tables.flatMap((table) => table.rows);
}

/** A database of the first schema, upgraded in place. `connect` opens an empty one without migrating it. */
export function upgradeSuite(connect: () => Promise<Store>): void {
  it('loses no row and goes on', async () => {
    const store = await connect();
    await migrate(store, migrations.slice(0, first));
    for (const row of rows) await sql.raw(row).execute(store.db);
    const before = await everything(store);
    expect(before).toHaveLength(rows.length);

    await migrate(store);
    const after = await everything(store);
    for (const [at, row] of before.entries()) expect(after[at]).toMatchObject(row);

    const portal = portalOn(store);
    const people = await portal.learner('old').call('getPeople', { query: { search: 'ravi@OLD.test' } });
    const address = { contact: 'ravi@old.test', typedEmail: 'ravi@old.test' };
    expect(people).toEqual([{ uid: 'learner', name: 'Ravi Rao', ...address, role: 'user', timePercent: 100, handIns: 1 }]);
    const learner = portal.learner('learner');
    expect(await learner.call('getResult', { params: { id: 1 } })).toMatchObject({ score: 4, timeTaken: 9, correctAnswers: 1 });
    expect(await learner.call('getProfile', { params: { uid: 'learner' } })).toMatchObject({ firstName: 'Ravi', role: 'user' });
    expect(await portal.learner('old').call('getQuestions', {})).toHaveLength(1);
    for (const name of ['getQuestions', 'getAssessments'] as const)
      expect(await portal.learner('old').call(name, { query: { page: 1, search: name === 'getQuestions' ? 'q' : 'OLD' } })).toHaveLength(1);
    const [kept] = await portal.learner('old').call('getQuestions', {});
    expect(kept && 'picture' in kept).toBe(false);
    expect(await store.db.selectFrom('question_keys').select('question_id').execute()).toEqual([{ question_id: 1 }]);
    // The parcel that was under way during the upgrade is recognized as a repeat.
    const repeat = JSON.parse(body) as Parameters<typeof handIn>[0];
    expect((await learner.call('submit', handIn(repeat))).submittedAt).toBe('1970-01-01T00:00:07.000Z');
    expect((await portal.learner('new').call('submit', handIn(repeat))).submittedAt).toBe('2026-03-01T09:00:00.000Z');
    await store.close();
  });

  it('is refused by a version whose step at a place that is done is another one', async () => {
    const store = await connect();
    const done = migrations.slice(0, 3);
    await migrate(store, done);
    const other = { name: 'of another branch', up: async () => undefined };
    await expect(migrate(store, [...done.slice(0, 2), other])).rejects.toThrow(
      /^Step 2 of this database is .+, this version's is of another branch$/,
    );
    await migrate(store, done.slice(0, 2));
    await store.close();
  });

  it('brings the changes that it recorded in tables of their own into the trail, once', async () => {
    const store = await connect();
    const before = migrations.findIndex(({ name }) => name === 'changes of earlier versions in the trail');
    await migrate(store, migrations.slice(0, first));
    for (const row of rows) await sql.raw(row).execute(store.db);
    await migrate(store, migrations.slice(0, before));
    for (const row of recorded) await sql.raw(row).execute(store.db);
    for (let time = 0; time < 2; time += 1) await migrate(store);
    const found = await store.db.selectFrom('trail').selectAll().orderBy('id').execute();
    expect(found.map(({ at, by_uid, act, kind, about_id, details_json }) => [at, by_uid, act, kind, about_id, details_json])).toEqual([
      [10, 'old', 'question-edited', 'question', '1', '{"version":2}'],
      [11, '', 'key-corrected', 'assessment', '1', '{"questionId":1,"from":1,"to":2}'],
      [12, 'old', 'extra-time-set', 'person', 'learner', '{"timePercent":150}'],
      [13, 'old', 'submission-imported', 'person', 'learner', '{"assessmentId":1,"finished":false}'],
      [14, 'old', 'look-saved', 'portal', '', '{}'],
      [15, '', 'person-shut-out', 'person', 'gone', '{}'],
      [16, '', 'admin-address-granted', 'portal', '', '{}'],
      [17, 'old', 'question-retired', 'question', '1', '{"version":3}'],
    ]);
    await store.close();
  });

  it('of release 0.6.0 has the same bytes in lists and papers, and takes a schedule', async () => {
    const store = await connect();
    await migrate(store, migrations.slice(0, first));
    for (const row of rows) await sql.raw(row).execute(store.db);
    await migrate(store, migrations.slice(0, released));
    const kept = await everything(store);
    await migrate(store);
    const added = (row: Record<string, unknown>) => ({
      ...('body_hash' in row && { evidence_json: null, is_unproved: 0, partly_correct: null, after_key: null }),
      ...('options_json' in row && { kind: 'single', numeric_json: null }),
      ...('category_ids_json' in row && { mix_json: null, ...ownOfSection }),
      ...('timer_duration' in row && { multiple_scheme: null }),
      ...('has_profile' in row && {
        verified_phone: '',
        verified_at: null,
        group_id: null,
        leaving_at: null,
        rights_json: null,
        scope_json: null,
      }),
    });
    expect(await everything(store)).toEqual(kept.map((row) => ({ ...row, ...added(row) })));

    const portal = portalOn(store);
    const [admin, learner] = [portal.learner('old'), portal.learner('new')];
    const params = { id: 1 };
    // As release 0.6.0 writes them.
    const listed =
      '[{"id":1,"name":"Old mock","description":"","durationInMinutes":30,"totalMarks":4,"createdAt":"1970-01-01T00:00:00.005Z","subjects":[{"subjectName":"S","numberOfQuestions":1}]}]';
    const served = `{"id":1,${JSON.stringify(paper).slice(1, -1)},"takesPace":true,"takesGrantedPercent":true,"takesClock":true}`;
    expect((await learner.tries('getAvailable', {})).text).toBe(listed);
    expect((await admin.tries('getAssessments', {})).text).toBe(listed);
    for (const person of [admin, learner]) expect((await person.tries('getPaper', { params })).text).toBe(served);

    const opensAt = '2026-03-01T10:00:00.000Z';
    const { code } = await admin.call('setSchedule', { params, body: { opensAt } });
    expect(code).not.toBeNull();
    expect((await learner.call('getPaper', { params })).sealed).toBeDefined();
    expect((await portal.learner('learner').tries('getResult', { params })).problem?.code).toBe('not-released');
    portal.clock.now = Date.parse(opensAt);
    expect((await portal.learner('learner').call('getResult', { params })).score).toBe(4);
    await store.close();
  });
}
