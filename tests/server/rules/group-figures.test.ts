import { describe, expect, it } from 'vitest';
import { learnersOver } from '../../../server/rules/group-figures';
import { place } from '../../../server/rules/group-fold';

const test = (categories: string[], numbers: number[], touched: number[], strangers: [number, string][] = []) => ({
  plan: { sections: [], categories, questions: [] },
  fold: { groups: new Map(), touched: Uint8Array.from(touched) },
  learners: { numbers: Int32Array.from(numbers), strangers: new Map(strangers) },
});

describe('learners by category over several tests', () => {
  it('count once, in their group; who is known by hand-ins alone is of no group', () => {
    const one = test(['Sums', 'Motion'], [0, 2, -1], [1, 0, 1, 1, 0, 1], [[2, 'ghost']]);
    const other = test(['Motion'], [-1, 0, 1], [1, 1, 0], [[0, 'ghost']]);
    const places = Int32Array.from([7, 7, 8, place.nobody]);
    const over = learnersOver([one, other], ['Motion', 'Sums'], places);
    expect(over.get(7)).toEqual([1, 1]);
    expect(over.get(8)).toEqual([1, 1]);
    expect(over.get(place.noGroup)).toEqual([1, 0]);
  });
});
