import { guardIdentity } from '../contract/people/identity-guard';

// Nobody waits for the worker: it may be as patient as a slow network needs.
guardIdentity(globalThis, 20_000);
