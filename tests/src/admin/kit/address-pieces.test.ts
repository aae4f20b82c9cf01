import { expect, it } from 'vitest';
import { addressPieces } from '../../../../src/admin/kit/table/Address';

it.each([
  ['asha@x.in', ['asha', '@x.in']],
  ['jaspreet.mishra.mwu98tro76@institute.example', ['jaspreet', '.mishra', '.mwu98tro76', '@institute.example']],
  ['a.b.c@x.in', ['a.b.c', '@x.in']],
  ['asha@x.in (typed, not verified)', ['asha', '@x', '.in (typed, not verified)']],
  ['+919876543210', ['+919876543210']],
  ['', ['']],
])('%s may break between %j', (address, pieces) => expect(addressPieces(address)).toEqual(pieces));
