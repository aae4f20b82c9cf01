import { describe, expect, test } from 'vitest';
import { newTopic } from '../../../../../src/admin/bank/upload/categories/new-topic';
import { bank } from '../../kit';

// Quantitative Aptitude (1) has Arithmetic (2), with Trains (3) and Profit and Loss (4), and Algebra (5); Science (6) has Physics (7).
describe('a new topic belongs', () => {
  test.each([
    ['under the category that its own name says', 'Science > Optics', ['Trains', 'Profit and Loss'], 'Optics', 6],
    ['under it by a stroke too', 'Science/Physics/Optics', [], 'Optics', 7],
    [
      'under a new category that its name says, wherever the others are',
      'Maths > Geometry',
      ['Arithmetic', 'Algebra'],
      'Geometry',
      null,
      ['Maths'],
    ],
    ['below what the bank has of its path', 'Science > Physics > Light > Optics', [], 'Optics', 7, ['Light']],
  ])('%s', (_, written, topics, name, parent, above: string[] = []) => {
    expect(newTopic(written, topics, bank)).toEqual({ name, parent, above });
  });

  test('at the top of a bank without categories', () => {
    expect(newTopic('Geometry', ['Geometry'], [])).toEqual({ name: 'Geometry', parent: null, above: [] });
  });
});

describe('a new topic whose name says no parent belongs nowhere yet', () => {
  test.each([
    ['the parent that most others share is likely', ['Arithmetic', 'algebra', 'Physics', 'Unknown'], 1],
    ['none is likely if no parent has most of them', ['Arithmetic', 'Physics'], undefined],
    ['none is likely beside categories at the top', ['Science', 'Quantitative Aptitude', 'Physics'], undefined],
    ['none is likely if the file names nothing that is known', ['TCP/IP'], undefined],
  ])('%s', (_, topics, likely) => {
    expect(newTopic('TCP/IP', topics, bank)).toStrictEqual({ name: 'TCP/IP', above: [], ...(likely !== undefined && { likely }) });
  });
});
