import type { ApiDependencies } from '../../../server/http/dependencies';
import type { TestPortal } from '../kit/portal';

/** Opens a portal on the store that the suite is run on. */
export type Open = (changes?: Partial<ApiDependencies>) => Promise<TestPortal>;
