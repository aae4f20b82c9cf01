import type { ApiDependencies } from '../../../server/http/dependencies';
import type { TestPortal } from '../kit/portal';

/** Opens a portal on the suite's store. */
export type Open = (changes?: Partial<ApiDependencies>) => Promise<TestPortal>;
