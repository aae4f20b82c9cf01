import { copy } from '../../../src/admin/words/en/common';
import { bankEn } from '../../../src/admin/words/en/subjects/bank';
import { dayEn } from '../../../src/admin/words/en/subjects/day';
import { instituteEn } from '../../../src/admin/words/en/subjects/institute';
import { papersEn } from '../../../src/admin/words/en/subjects/papers';
import { peopleEn } from '../../../src/admin/words/en/subjects/people';
import { resultsEn } from '../../../src/admin/words/en/subjects/results';
import { copyHi } from '../../../src/admin/words/hi/common';
import { bankHi } from '../../../src/admin/words/hi/subjects/bank';
import { dayHi } from '../../../src/admin/words/hi/subjects/day';
import { instituteHi } from '../../../src/admin/words/hi/subjects/institute';
import { papersHi } from '../../../src/admin/words/hi/subjects/papers';
import { peopleHi } from '../../../src/admin/words/hi/subjects/people';
import { resultsHi } from '../../../src/admin/words/hi/subjects/results';
import { copy as shared } from '../../../src/copy/en/common';
import { copyHi as sharedHi } from '../../../src/copy/hi/common';

/** The texts of the admin's screens in English, of all subjects. */
export const adminEnglish = { ...shared, ...copy, ...bankEn, ...dayEn, ...instituteEn, ...papersEn, ...peopleEn, ...resultsEn };

/** The texts of the admin's screens in Hindi, of all subjects. */
export const adminHindi: typeof adminEnglish = {
  ...sharedHi,
  ...copyHi,
  ...bankHi,
  ...dayHi,
  ...instituteHi,
  ...papersHi,
  ...peopleHi,
  ...resultsHi,
};
