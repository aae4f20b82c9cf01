import type { Person } from '../runner/device/db';

/**
 * Who is here (spec §4). A signed-in person is known from the device at once; `isConfirmed` becomes true when the identity
 * service has vouched for them in this page's life, and stays false offline or when it has lost them: then the person may go
 * on working, and is asked to sign in when something must be sent.
 */
export type Session = { phase: 'loading' } | { phase: 'signed-out' } | { phase: 'signed-in'; person: Person; isConfirmed: boolean };
