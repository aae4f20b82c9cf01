import { expect, it } from 'vitest';
import { requestInHand } from '../request-in-hand';
import { abortedOnceEach } from './statements';

it('aborts a transaction of a request fewer times in a row than the server tries, also while another request ends the same work', () => {
  const { wire } = abortedOnceEach();
  const statements = ['select held', ...Array.from({ length: 20 }, (_, at) => `update place_${String.fromCharCode(97 + at)}`)];
  const [one, other] = [{}, {}];
  /** One try of the work; whether it was aborted. */
  const isAborted = (request: object, work: string[]) =>
    requestInHand.run(request, () => {
      const connection = {};
      wire('begin', connection);
      for (const statement of work) if (wire(statement, connection) !== null) return true;
      return wire('commit', connection) !== null;
    });
  const refused = () =>
    requestInHand.run(other, () => {
      const connection = {};
      wire('begin', connection);
      wire('select held', connection);
      wire('rollback', connection);
    });
  let aborts = 0;
  while (isAborted(one, statements)) {
    aborts += 1;
    refused();
  }
  expect(aborts).toBe(7);
});
