import { describe, expect, test } from 'vitest';
import { newTopic } from '../../../../../src/admin/bank/upload/categories/new-topic';
import { bank } from '../../kit';

// Quantitative Aptitude (1) has Arithmetic (2), with Trains (3) and Profit and Loss (4), and Algebra (5); Science (6) has Physics (7).
describe('a new topic belongs', () => {
  test.each([
    ['under the category that its own name says', 'Science > Optics', ['Trains', 'Profit and Loss'], 'Optics', 6],
    ['under it by a stroke too', 'Science/Physics/Optics', [], 'Optics', 7],
    ['where most other topics of the file are', 'Geometry', ['Arithmetic', 'algebra', 'Physics', 'Unknown'], 'Geometry', 1],
    [
      'under a new category that its name says, wherever the others are',
      'Maths > Geometry',
      ['Arithmetic', 'Algebra'],
      'Geometry',
      null,
      ['Maths'],
    ],
    ['below what the bank has of its path', 'Science > Physics > Light > Optics', [], 'Optics', 7, ['Light']],
    ['nowhere, if no parent has most of them', 'Geometry', ['Arithmetic', 'Physics'], 'Geometry', null],
    ['nowhere beside categories at the top', 'History', ['Science', 'Quantitative Aptitude', 'Physics'], 'History', null],
    ['nowhere, if the file names nothing that is known', 'TCP/IP', ['TCP/IP'], 'TCP/IP', null],
  ])('%s', (_, written, topics, name, parent, above: string[] = []) => {
    expect(newTopic(written, topics, bank)).toEqual({ name, parent, above });
  });
});
