import { describe, expect, it } from 'vitest';
import { groupsOf, movedBy, namedIn, saysOneWay } from '../../../../server/rules/people/group-moves';

describe('the groups of a learner', () => {
  it.each([
    [null, [], []],
    [3, [], [3]],
    [3, [7, 1], [3, 1, 7]],
    [3, [3, 1, 1], [3, 1]],
    [null, [7, 1], [1, 7]],
  ])('with %s first and %j further are %j', (first, further, all) => expect(groupsOf(first, further)).toEqual(all));
});

describe('a request that moves a learner', () => {
  it('says it in one way', () => {
    expect(
      [{ groupId: null }, { groupId: 1 }, { groupIds: [] }, { addTo: [1] }, { takeFrom: [1] }, { addTo: [1], takeFrom: [2] }].map(
        saysOneWay,
      ),
    ).toEqual(Array.from({ length: 6 }, () => true));
    expect([{}, { groupId: 1, groupIds: [1] }, { groupId: null, addTo: [1] }, { groupIds: [1], takeFrom: [1] }].map(saysOneWay)).toEqual(
      Array.from({ length: 4 }, () => false),
    );
  });

  it('names each group once, also one that there is not', () => {
    expect([{ groupId: null }, { groupId: 0 }, { groupIds: [2, 2] }, { addTo: [1], takeFrom: [2, 1] }].map(namedIn)).toEqual([
      [],
      [0],
      [2],
      [1, 2],
    ]);
  });

  it.each([
    [{ groupId: 2 }, null, [2]],
    [{ groupId: null }, null, []],
    [{ groupIds: [5, 3] }, null, [3, 5]],
    [{ addTo: [5, 1] }, null, [1, 3, 5]],
    [{ takeFrom: [1] }, null, [3]],
    [{ addTo: [5], takeFrom: [1, 3] }, null, [5]],
    // Of an admin of 3 and 5: group 1 stays.
    [{ groupId: 5 }, [3, 5], [1, 5]],
    [{ groupIds: [3, 5] }, [3, 5], [1, 3, 5]],
    [{ takeFrom: [3] }, [3, 5], [1]],
    [{ takeFrom: [1, 3] }, [3, 5], [1]],
    [{ addTo: [5] }, [3, 5], [1, 3, 5]],
  ])('%j of an admin of %j makes 1 and 3 to %j', (move, scope, after) => expect(movedBy(move, [1, 3], scope)).toEqual(after));
});
