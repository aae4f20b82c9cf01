import { copy } from '../../../src/admin/words/en/common';
import { copyHi } from '../../../src/admin/words/hi/common';
import type { AdminWords } from '../../../src/admin/words/use-admin-copy';
import { copy as shared } from '../../../src/copy/en/common';
import { copyHi as sharedHi } from '../../../src/copy/hi/common';

/** The texts of the admin's screens in English. */
export const adminEnglish: AdminWords = { ...shared, ...copy };

/** The texts of the admin's screens in Hindi. */
export const adminHindi: AdminWords = { ...sharedHi, ...copyHi };
