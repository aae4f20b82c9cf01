import { guardIdentity } from '../contract/people/identity-guard';

// No person waits for the worker, so its time-out may be as long as a slow network needs.
guardIdentity(globalThis, 20_000);
