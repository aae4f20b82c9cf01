import { createStore } from 'zustand/vanilla';
import type { Offer } from './create-updates';

/** How this page began: the address of its first script, which names its version, and the worker that served it. */
export const begun: { entry: string; controller: ServiceWorker | null } = { entry: '', controller: null };

/** What this page offers; what decides it comes later. */
export const offer: Offer = createStore(() => ({ isOffered: false }));
