import { expect, test } from 'vitest';
import { maxBytes } from '../../../../contract/fields/limits';
import { sheetFault } from '../../../../src/admin/bank/upload/file/sheet-fault';
import { adminEnglish } from '../english';

test('§5: a file is required, .xlsx or .xls only', () => {
  expect(sheetFault(null)?.(adminEnglish).sentence).toBe('Please select a file first.');
  expect(sheetFault({ name: 'bank.xlsx', size: 10 })).toBeNull();
  expect(sheetFault({ name: 'BANK.XLS', size: 10 })).toBeNull();
  expect(sheetFault({ name: 'bank.xlsx.exe', size: 10 })?.(adminEnglish).details).toEqual(['Only .xlsx and .xls files can be uploaded.']);
  expect(sheetFault({ name: 'bank.xlsx', size: maxBytes.sheet + 1 })?.(adminEnglish).details).toEqual(['The file is larger than 10 MB.']);
});
