import { expect, it } from 'vitest';
import { rulesOf } from '../../../../server/rules/kinds/rules';

it.each([
  ['2', 'single', { optionIds: [2] }],
  ['1,3', 'single', null],
  ['0', 'single', null],
  ['B', 'single', null],
  ['', 'single', null],
  ['1,3', 'multiple', { optionIds: [1, 3] }],
  ['3', 'multiple', { optionIds: [3] }],
  ['3,3', 'multiple', null],
  ['9.8', 'numeric', { optionIds: [], range: { from: 9.8, to: 9.8 } }],
  ['-1..+1.5', 'numeric', { optionIds: [], range: { from: -1, to: 1.5 } }],
  ['2..1', 'numeric', null],
  ['1..', 'numeric', null],
  ['1..2..3', 'numeric', null],
  ['many', 'numeric', null],
] as const)('%j of a question of the kind %s is %j', (typed, kind, right) => expect(rulesOf[kind].rightFrom(typed)).toEqual(right));
