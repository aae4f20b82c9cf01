import { copy } from '../../../src/admin/copy';
import { copyHi } from '../../../src/admin/copy-hi';
import type { AdminWords } from '../../../src/admin/use-admin-copy';
import { copy as shared } from '../../../src/ui/copy';
import { copyHi as sharedHi } from '../../../src/ui/copy-hi';

/** What an admin's screens say while the page speaks English. */
export const adminEnglish: AdminWords = { ...shared, ...copy };

/** The same while it speaks Hindi. */
export const adminHindi: AdminWords = { ...sharedHi, ...copyHi };
