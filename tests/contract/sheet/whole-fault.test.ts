import { expect, it } from 'vitest';
import { FileRefused, wholeFault } from '../../../contract/sheet/whole-fault';

it('a refused file says why; any other error goes on, as a fault of the program', () => {
  expect(wholeFault(new FileRefused({ code: 'empty' }, 'invalid'))).toEqual({ is: 'invalid', why: { code: 'empty' } });
  const error = new TypeError('of the program');
  expect(() => wholeFault(error)).toThrow(error);
});
