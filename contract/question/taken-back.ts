import * as v from 'valibot';

/** Reply of `GET /questions/uploads/:id`: what a taking back would do. All are 0 where there is no such upload. */
export const UploadUseSchema = v.object({
  /** Questions of the upload that are in the bank. */
  total: v.number(),
  /** Of these, those that a test has: they stay. */
  used: v.number(),
  /** Further ones that were edited, retired or moved since: they stay too. */
  changed: v.number(),
});

/** Reply of `POST /questions/uploads/:id/take-back`. */
export const TakenBackSchema = v.object({
  /** Questions that are in the bank no more. */
  taken: v.number(),
  used: v.number(),
  changed: v.number(),
});
