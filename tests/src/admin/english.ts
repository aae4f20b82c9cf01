import { copy } from '../../../src/admin/copy/en/common';
import { copyHi } from '../../../src/admin/copy/hi/common';
import type { AdminWords } from '../../../src/admin/copy/use-admin-copy';
import { copy as shared } from '../../../src/copy/en/common';
import { copyHi as sharedHi } from '../../../src/copy/hi/common';

/** What an admin's screens say while the page speaks English. */
export const adminEnglish: AdminWords = { ...shared, ...copy };

/** The same while it speaks Hindi. */
export const adminHindi: AdminWords = { ...sharedHi, ...copyHi };
