import { describe, expect, it } from 'vitest';
import { draftOf, numbered, said } from './kit';

describe('the categories of a row', () => {
  const idsOf = (Category: string, otherwise: number | null = null) => draftOf({ Category }, otherwise).categoryIds;

  it('are separated by semicolons, with any spaces and empty entries between them', () => {
    expect(idsOf(' Physics ;  ; Biology;')).toEqual([1, 2]);
  });

  it('may have a semicolon in their name', () => expect(idsOf('Rise; Fall')).toEqual([3]));

  it('are each looked up in the tree, and quoted without the spaces around them', () => {
    expect(said({ Category: 'Physics; Fishing ; Sailing; Basics' })).toEqual([
      'Category: "Fishing" is not a category',
      'Category: "Sailing" is not a category',
      'Category: "Basics" is the name of 2; write the whole path',
    ]);
  });

  it('are at most a hundred', () => {
    const names = numbered.map(({ name }) => name);
    expect(idsOf(names.slice(0, 100).join(';'))).toHaveLength(100);
    expect(said({ Category: names.join(';') })).toEqual(['Category: names more than 100 categories']);
  });
});

describe('the category for questions without a known category', () => {
  it.each(['', ' ; ', 'Fishing', 'Fishing; Sailing'])('is used for a row whose category is "%s"', (Category) => {
    expect(draftOf({ Category }, 2).categoryIds).toEqual([2]);
  });

  it('is not used where one category of the row is known', () => {
    expect(draftOf({}, 2).categoryIds).toEqual([1]);
    expect(said({ Category: 'Physics; Fishing' }, 2)).toEqual(['Category: "Fishing" is not a category']);
  });

  it('is not used where a name may mean several', () => {
    expect(said({ Category: 'Basics' }, 2)).toEqual(['Category: "Basics" is the name of 2; write the whole path']);
  });

  it('may be missing: then a row without a category has a fault', () => {
    expect(said({ Category: '' })).toEqual(['Category: is empty']);
    expect(said({ Category: 'Fishing' })).toEqual(['Category: "Fishing" is not a category']);
  });
});
