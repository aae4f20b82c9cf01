import * as v from 'valibot';

/** The version of the privacy notice that these pages show. Each change that matters to a person raises it. */
export const noticeVersion = 4;
/** The day of that version. */
export const noticeDate = '2026-11-28';

/** The version of the notice that a person has accepted. An older page may meet a newer server, and the other way round. */
export const NoticeVersionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(10_000));
