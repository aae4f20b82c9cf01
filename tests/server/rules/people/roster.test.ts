import { describe, expect, it } from 'vitest';
import type { RosterReading } from '../../../../contract/sheet/roster';
import type { KnownEntry, KnownRoster, RosterPerson } from '../../../../server/rules/people/known-roster';
import { groupsNamed, planRoster, rosterSummary } from '../../../../server/rules/people/roster';

const row = (at: number, email: string, phone: string, group = 'Kota'): RosterReading => ({ row: at, name: `N${at}`, email, phone, group });
const entry = (id: number, email: string | null, phone: string | null, uid: string | null = null, group_id = 1): KnownEntry => ({
  ...{ id, name: '', email, phone, uid, group_id },
});
const person = (uid: string, verified_email: string, verified_phone = '', group_id: number | null = null): RosterPerson => ({
  ...{ uid, name: '', verified_email, verified_phone, group_id },
});
const groups = [
  { id: 1, name: 'Kota' },
  { id: 2, name: 'Sikar' },
];
const planned = (rows: RosterReading[], known: Partial<KnownRoster> = {}) =>
  planRoster(rows, { groups, entries: [], people: [], ...known });
const fates = (rows: RosterReading[], known: Partial<KnownRoster> = {}) =>
  planned(rows, known).planned.map(({ fate, from }) => (from === undefined ? fate : `${fate} from ${from}`));

describe('a row of a roster', () => {
  it('waits for a person whom nothing is known of', () => {
    const { planned: rows, replaced, newGroups } = planned([row(2, 'a@b.in', '')]);
    expect(rows).toMatchObject([{ fate: 'waits', uids: [], entry: { email: 'a@b.in', phone: null, uid: null } }]);
    expect([replaced, newGroups]).toEqual([[], []]);
  });

  it.each([
    [null, 'joins'],
    [1, 'stays'],
    [2, 'moves from Sikar'],
  ])('of a person in group %s %s', (group, fate) => {
    expect(fates([row(2, 'a@b.in', '')], { people: [person('a', 'a@b.in', '', group)] })).toEqual([fate]);
    expect(fates([row(2, '', '+919876543210')], { people: [person('a', '', '+919876543210', group)] })).toEqual([fate]);
  });

  it.each([
    [1, 'stays'],
    [2, 'moves from Sikar'],
  ])('of someone expected in group %s %s', (group, fate) => {
    expect(fates([row(2, 'a@b.in', '')], { entries: [entry(7, 'a@b.in', null, null, group)] })).toEqual([fate]);
  });

  it('of several groups says all of them; of one group, which is the first', () => {
    const both: RosterReading = { ...row(2, 'a@b.in', ''), groups: ['Kota', 'Sikar'] };
    const of = (group_id: number | null, ...further: number[]) => ({ people: [{ ...person('a', 'a@b.in', '', group_id), further }] });
    const more = [...groups, { id: 3, name: 'Jaipur' }];
    const fate = (reading: RosterReading, known: Partial<KnownRoster>) => fates([reading], { groups: more, ...known });
    expect([fate(both, of(null)), fate(both, of(1)), fate(both, of(1, 2)), fate(both, of(2, 1))].flat()).toEqual([
      'joins',
      'joins',
      'stays',
      'stays',
    ]);
    expect([fate(both, of(3)), fate(both, of(1, 3))].flat()).toEqual(['moves from Jaipur', 'moves from Jaipur']);
    expect([fate(row(2, 'a@b.in', ''), of(1, 3)), fate(row(2, 'a@b.in', ''), of(2, 3))].flat()).toEqual(['stays', 'moves from Sikar']);
    expect(fate(both, {})).toEqual(['waits']);
    expect(planned([{ ...both, groups: ['Kota', 'New', 'new'] }]).newGroups).toEqual(['New']);
    const entries = [{ ...entry(7, 'a@b.in', null), further: [2, 3] }];
    const kept = (reading: RosterReading) => planned([reading], { groups: more, entries }).planned.map((one) => one.kept);
    expect([kept(row(2, 'a@b.in', '')), kept(row(2, 'a@b.in', '', 'Sikar')), kept(both)]).toEqual([[[2, 3]], [[3]], [[]]]);
  });

  it('moves every account of its person, if one of them is elsewhere', () => {
    const people = [person('a', 'a@b.in', '', 1), person('b', '', '+919876543210', 2)];
    const plan = planned([row(2, 'a@b.in', '+919876543210')], { people });
    expect(plan.planned).toMatchObject([{ fate: 'moves', from: 'Sikar', uids: ['a', 'b'], entry: { uid: 'a' } }]);
    // Who is there already is not moved.
    expect(plan.planned[0]?.changed).toEqual([{ uid: 'b', from: 'Sikar' }]);
    const joins = planned([row(2, 'a@b.in', '+919876543210')], {
      people: [person('a', 'a@b.in', '', 1), person('b', '', '+919876543210', null)],
    });
    expect(joins.planned).toMatchObject([{ fate: 'joins', changed: [{ uid: 'b' }] }]);
  });

  it('takes the place of each entry with one of its addresses, and keeps an address that it does not name', () => {
    const entries = [entry(7, 'a@b.in', '+911111111111'), entry(8, null, '+912222222222')];
    const plan = planned([row(2, 'a@b.in', '')], { entries });
    expect([plan.replaced, plan.planned[0]?.entry]).toEqual([[7], { name: 'N2', email: 'a@b.in', phone: '+911111111111', uid: null }]);
    const both = planned([row(2, 'a@b.in', '+912222222222')], { entries });
    expect([both.replaced, both.planned[0]?.entry.phone]).toEqual([[7, 8], '+912222222222']);
    const split = planned([row(2, 'a@b.in', ''), row(3, '', '+911111111111')], { entries });
    expect([split.replaced, split.planned.map((one) => one.entry.phone)]).toEqual([[7], [null, '+911111111111']]);
  });

  it('follows the account that came by the entry, but not one that verified the address of another row', () => {
    const entries = [entry(7, 'a@b.in', '+911111111111', 'a', 2)];
    const people = [person('a', 'a@b.in', '', 2)];
    expect(planned([row(2, '', '+911111111111')], { entries, people }).planned).toMatchObject([{ fate: 'moves', uids: ['a'] }]);
    const split = planned([row(2, 'a@b.in', '', 'Sikar'), row(3, '', '+911111111111')], { entries, people });
    expect(split.planned).toMatchObject([
      { fate: 'stays', uids: ['a'] },
      { fate: 'moves', uids: [], entry: { uid: null } },
    ]);
  });

  it('moves to or joins with an account that is elsewhere, whatever the other account’s group is', () => {
    const accounts = (of: number | null, other: number | null) => [person('a', 'a@b.in', '', of), person('b', '', '+919876543210', other)];
    const fateWith = (of: number | null, other: number | null) =>
      fates([row(2, 'a@b.in', '+919876543210')], { people: accounts(of, other) });
    expect([fateWith(null, 2), fateWith(null, 1), fateWith(1, 1)]).toEqual([['moves from Sikar'], ['joins'], ['stays']]);
  });

  it('matches nobody by an address that is not there', () => {
    const people = [person('a', '', '+911111111111', 2), person('b', 'b@b.in', '', 2)];
    const entries = [entry(7, null, '+911111111111', null, 2), entry(8, 'b@b.in', null, null, 2)];
    const plan = planned([row(2, 'a@b.in', ''), row(3, '', '+912222222222')], { people, entries });
    expect([plan.replaced, plan.planned.map(({ fate, uids }) => [fate, uids])]).toEqual([
      [],
      [
        ['waits', []],
        ['waits', []],
      ],
    ]);
  });

  it('of an entry whose account is gone is as one of nobody', () => {
    const plan = planned([row(2, 'a@b.in', '')], { entries: [entry(7, 'a@b.in', null, 'gone', 1)] });
    expect(plan.planned).toMatchObject([{ fate: 'stays', uids: [], entry: { uid: null } }]);
  });

  it('adds a group once, by the first spelling', () => {
    expect(planned([row(2, 'a@b.in', '', 'New  One'), row(3, 'b@b.in', '', 'NEW ONE'), row(4, 'c@b.in', '', 'kota')]).newGroups).toEqual([
      'New  One',
    ]);
  });

  it('whose one group is a list of groups that there are says all of them, each once', () => {
    const refused = { ...row(5, '', '', 'Pune'), faults: [{ column: 'Email', why: { code: 'not-an-email' } as const }] };
    const rows = [
      row(2, 'a@b.in', '', 'Kota, sikar'),
      row(3, 'b@b.in', '', 'Sikar;Pune | SIKAR,'),
      row(4, 'c@b.in', '', 'Kota,kota'),
      refused,
    ];
    const plan = planned(rows);
    expect(plan.planned.map(({ expected: { group, groups } }) => [group, groups])).toEqual([
      ['Kota', ['Kota', 'sikar']],
      ['Sikar', ['Sikar', 'Pune']],
      ['Kota', undefined],
    ]);
    expect([plan.newGroups, plan.refused]).toEqual([['Pune'], [refused]]);
    expect(groupsNamed(row(2, 'a@b.in', '', 'Kota, sikar'))).toEqual(['Kota, sikar', 'Kota', 'sikar']);
    const many = Array.from({ length: 11 }, (_, at) => ({ id: at + 1, name: `Batch ${at + 1}` }));
    const all = many.map(({ name }) => name).join(', ');
    expect(planRoster([row(2, 'a@b.in', '', all)], { groups: many, entries: [], people: [] }).refused).toHaveLength(1);
  });

  it('whose one group names several in another way, or some that there are not, is refused; a group of that very name is one', () => {
    const rows = [
      row(2, 'a@b.in', '', 'Kota, sikr'),
      row(3, 'b@b.in', '', 'Kota and New'),
      row(4, 'c@b.in', '', 'New'),
      row(5, 'd@b.in', '', 'A, B'),
    ];
    const plan = planned(rows);
    const why = (name: string) => [{ column: 'Group', why: { code: 'groups-in-one', name } }];
    expect(plan.refused.map(({ row: at, faults }) => [at, faults])).toEqual([
      [2, why('Kota, sikr')],
      [3, why('Kota and New')],
    ]);
    expect(plan.newGroups).toEqual(['New', 'A, B']);
    const there = { groups: [...['Kota', 'Sikar', 'Kota, Sikr'].map((name, at) => ({ id: at + 1, name }))], entries: [], people: [] };
    expect(planRoster(rows.slice(0, 1), there).refused).toEqual([]);
  });

  it('of a person who has verified an address of a row above is refused where it says other groups, and where it says the same is none too many', () => {
    const people = [person('a', 'a@b.in', '+911111111111', 2), person('b', 'b@b.in', '+912222222222', 2)];
    const rows = [
      row(2, 'a@b.in', '', 'Sikar'),
      row(3, '', '+911111111111'),
      row(4, '', '+911111111111', 'SIKAR'),
      row(5, '', '+912222222222'),
      { ...row(6, 'b@b.in', ''), groups: ['Kota', 'Sikar'] },
      row(7, 'c@b.in', ''),
      // Found by the phone number: no account has the email.
      row(8, 'd@b.in', '+911111111111'),
    ];
    const plan = planned(rows, { people });
    expect(plan.planned.map(({ expected }) => expected.row)).toEqual([2, 4, 5, 7]);
    expect(plan.refused).toEqual([
      { ...row(3, '', '+911111111111'), faults: [{ column: 'Phone', why: { code: 'same-person-as-row', row: 2 } }] },
      { ...rows[4], faults: [{ column: 'Email', why: { code: 'same-person-as-row', row: 5 } }] },
      { ...rows[6], faults: [{ column: 'Phone', why: { code: 'same-person-as-row', row: 2 } }] },
    ]);
    // What a refused row says adds no group, and takes no entry.
    const more = planned([row(2, 'a@b.in', ''), row(3, '', '+911111111111', 'New')], {
      people,
      entries: [entry(9, null, '+911111111111', 'a')],
    });
    expect([more.newGroups, more.replaced, more.refused.length]).toEqual([[], [], 1]);
  });

  it('names who has its address by another name: always where no word agrees, else where it moves somebody', () => {
    const named = (name: string, people: RosterPerson[], entries: KnownEntry[] = []) =>
      planned([{ ...row(2, 'a@b.in', '+919876543210'), name }], { people, entries }).planned.map(({ known }) => known);
    const arjun = (group_id: number | null) => ({ ...person('a', '', '+919876543210', group_id), name: 'Arjun Mehta', further: [2] });
    const groupsOfArjun = ['Kota', 'Sikar'];
    const other = { name: 'Arjun Mehta', groups: groupsOfArjun, isOther: true };
    expect(named('Roll 17 Kumar', [arjun(1)])).toEqual([[other]]);
    expect(named('Roll 17 Kumar', [arjun(2)])).toEqual([[{ ...other, groups: ['Sikar'] }]]);
    expect([named('Mehta', [arjun(1)]), named('ARJUN MEHTA', [arjun(2)])]).toEqual([[[]], [[]]]);
    expect(named('Mehta', [arjun(2)])).toEqual([[{ name: 'Arjun Mehta', groups: ['Sikar'] }]]);
    // A roster has called this account so before: somebody has decided.
    const stored = { ...entry(7, null, '+919876543210', 'a'), name: 'Roll 17 Kumar' };
    expect(named('Roll 17 Kumar', [arjun(1)], [stored])).toEqual([[]]);
    expect(named('Mehta', [arjun(2)], [{ ...stored, name: 'Mehta' }])).toEqual([[]]);
    expect(named('Arjun Mehta', [arjun(1)], [{ ...stored, name: 'Somebody Else' }])).toEqual([[]]);
    // Each person is compared for itself: the one address may be right and the other one not.
    const ravi = { ...entry(8, 'a@b.in', null), name: 'Ravi Rao' };
    expect(named('Ravi Rao', [arjun(1)], [ravi])).toEqual([[other]]);
    expect(named('Asha', [{ ...arjun(1), name: '' }], [ravi])).toEqual([[{ name: 'Ravi Rao', groups: ['Kota'], isOther: true }]]);
    const plan = planned([{ ...row(2, '', '+919876543210'), name: 'Asha' }], { people: [arjun(1)] });
    expect(rosterSummary(plan, { sheet: 'S', row: 1, unread: [] }, true).rows).toStrictEqual([
      { ...row(2, '', '+919876543210'), name: 'Asha', fate: 'stays', known: [other], uids: ['a'] },
    ]);
  });

  it('that is refused does nothing, and stands in the summary with its faults', () => {
    const bad: RosterReading = { ...row(3, 'a@b.in', ''), faults: [{ column: 'Email', why: { code: 'same-as-row', row: 2 } }] };
    const plan = planned([row(2, 'a@b.in', ''), bad, row(4, 'c@b.in', '')], { people: [person('c', 'c@b.in', '', 2)] });
    expect([plan.planned.length, plan.refused.length]).toEqual([2, 1]);
    const located = { sheet: 'S', row: 1, unread: [] };
    const shown = rosterSummary(plan, located, true);
    expect(shown).toMatchObject({ total: 3, success: 2, failed: 1, waiting: 1, joined: 0, moved: 1, unchanged: 0, located });
    expect(shown.rows).toStrictEqual([
      { ...row(2, 'a@b.in', ''), fate: 'waits' },
      { ...row(3, 'a@b.in', ''), fate: 'refused', problems: [{ column: 'Email', why: { code: 'same-as-row', row: 2 } }] },
      { ...row(4, 'c@b.in', ''), fate: 'moves', from: 'Sikar', uids: ['c'] },
    ]);
    expect(shown.errors).toEqual(['Row 3, Email: is the same as in row 2.']);
    expect(rosterSummary(plan, located, false)).not.toHaveProperty('rows');
  });

  it('is named with its faults up to the 500th', () => {
    const bad = Array.from(
      { length: 600 },
      (_, at): RosterReading => ({ ...row(at, '', ''), faults: [{ column: 'Email', why: { code: 'required' } }] }),
    );
    const { errors, reasons, furtherErrors, failed } = rosterSummary(planned(bad), { sheet: 'S', row: 1, unread: [] }, false);
    expect([errors.length, reasons.length, furtherErrors, failed]).toEqual([500, 500, 100, 600]);
    const all = rosterSummary(planned(bad.slice(0, 500)), { sheet: 'S', row: 1, unread: [] }, false);
    expect(all.errors).toHaveLength(500);
    expect(all).not.toHaveProperty('furtherErrors');
  });
});
