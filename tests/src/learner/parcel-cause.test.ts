import { describe, expect, it } from 'vitest';
import { causeOf, causes } from '../../../src/learner/outbox/parcel/older-causes';

/** The cause of a parcel as another version wrote it. */
const written = (parcel: object) => causeOf(parcel as Parameters<typeof causeOf>[0]);

describe('why a parcel is still here', () => {
  it.each(causes)('is given by its cause: %s', (cause) => expect(causeOf({ cause, reason: null })).toBe(cause));

  it('is unknown where a later version wrote a cause that this version does not have, whatever reason stands beside it', () => {
    expect(written({ cause: 'asteroid', reason: 'The server is busy.' })).toBeNull();
  });

  it('is derived from the sentences of versions up to 0.5.0', () => {
    const told = ['The server could not be reached.', 'The server is busy.', 'Sign in again to send it.'].map((reason) =>
      written({ reason }),
    );
    expect(told).toEqual(['unreached', 'busy', 'sign-in']);
    expect(written({ cause: null, reason: 'Something other than the exam server answered.' })).toBe('stranger');
  });

  it('is the server’s own sentence in all other cases', () => expect(written({ reason: 'Your exam is over.' })).toBeNull());

  it('is missing where no try was made', () => expect(written({ reason: null })).toBeNull());
});
