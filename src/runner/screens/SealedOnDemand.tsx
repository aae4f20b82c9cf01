import { lazy } from 'react';

/** Most papers are never sealed. */
export const SealedOnDemand = lazy(async () => ({ default: (await import('./sealed/SealedStart')).SealedStart }));
