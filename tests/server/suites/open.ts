import type { Parts } from '../../../server/http/router';
import type { TestPortal } from '../kit/portal';

/** Opens a portal on the store that the suite is run on. */
export type Open = (changes?: Partial<Parts>) => Promise<TestPortal>;
