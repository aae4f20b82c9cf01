import { describe, expect, it } from 'vitest';
import { causeOf, causes } from '../../../../src/runner/outbox/cause';

/** A parcel as a version of another time wrote it. */
const written = (parcel: object) => causeOf(parcel as Parameters<typeof causeOf>[0]);

describe('why a parcel is still here', () => {
  it.each(causes)('is said by its cause: %s', (cause) => expect(causeOf({ cause, reason: null })).toBe(cause));

  it('is not known where a later version wrote a cause that this one has not got, whatever reason stands beside it', () => {
    expect(written({ cause: 'asteroid', reason: 'The server is busy.' })).toBeNull();
  });

  it('is told from the sentence of the first versions', () => {
    const told = ['The server could not be reached.', 'The server is busy.', 'Sign in again to send it.'].map((reason) =>
      written({ reason }),
    );
    expect(told).toEqual(['unreached', 'busy', 'sign-in']);
    expect(written({ cause: null, reason: 'Something other than the exam server answered.' })).toBe('stranger');
  });

  it('is the server’s own word where the sentence is no other', () => expect(written({ reason: 'Your exam is over.' })).toBeNull());

  it('is nothing where nothing was tried', () => expect(written({ reason: null })).toBeNull());
});
