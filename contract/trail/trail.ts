/**
 * What admins change, by the part of the portal: each act of the trail, once. An act is written to the database, so its name never changes; a new one is
 * added to its group, with its sentence in both catalogues of admins (`src/admin/words/en/trail.ts` and the Hindi file).
 */
export const trailGroups = {
  bank: [
    ...(['question-created', 'question-edited', 'question-retired', 'question-restored', 'questions-imported'] as const),
    'upload-taken-back',
    ...(['questions-changed', 'questions-undone'] as const),
    ...(['passage-created', 'passage-edited', 'passage-deleted'] as const),
    'report-answered',
    ...(['category-created', 'category-renamed', 'category-moved', 'category-merged', 'category-deleted'] as const),
  ],
  tests: [
    ...([
      'exam-created',
      'assessment-created',
      'assessment-scheduled',
      'more-time-given',
      'more-time-taken-back',
      'key-corrected',
    ] as const),
    ...(['paper-changed', 'assessment-archived', 'assessment-restored', 'assessment-deleted'] as const),
    ...(['question-dropped', 'question-marks-given'] as const),
    ...(['submission-imported', 'submission-settled'] as const),
  ],
  people: [
    'role-granted',
    'role-revoked',
    'rights-set',
    'admin-address-granted',
    'admin-address-revoked',
    'extra-time-set',
    'own-time-given',
    'own-time-taken-back',
    'chance-given',
    'chance-taken-back',
    'person-shut-out',
    'person-let-in',
    'person-data-read',
    'person-erased',
    'group-created',
    'group-renamed',
    'group-deleted',
    'person-moved',
    'roster-uploaded',
    'roster-entry-removed',
  ],
  institute: ['look-saved', 'notice-added', 'notice-ended', 'webhook-set', 'webhook-removed'],
} as const;

export type TrailGroup = keyof typeof trailGroups;
export type TrailAct = (typeof trailGroups)[TrailGroup][number];

/** What a change is about. The portal itself has the id ''. */
export const trailKinds = ['question', 'passage', 'category', 'exam', 'assessment', 'person', 'group', 'portal', 'notice'] as const;
export type TrailKind = (typeof trailKinds)[number];

/** Numbers, codes and ids of a change; no name, address, phone or uid: people are looked up when the list is read, so that an erasure finds them. */
export type TrailDetails = Readonly<Record<string, number | string | boolean | null | readonly (number | string)[]>>;

/** Begins the pseudonym of an erased person; no other uid begins so. */
export const pseudonymPrefix = 'erased-';
