import { describe, expect, test } from 'vitest';
import type { RosterRow, RosterSummary } from '../../../../contract/people/roster';
import { decide, judged, noProgress, withRefused, withStored } from '../../../../src/admin/people/roster/roster-progress';

const row = (at: number, more: Partial<RosterRow> = {}): RosterRow => ({
  ...{ row: at, name: `N${at}`, email: `n${at}@x.in`, phone: '', group: 'Kota', fate: 'waits' },
  ...more,
});
const preview = (...rows: RosterRow[]): RosterSummary => ({
  ...{ total: rows.length, success: 0, failed: 0, waiting: 0, joined: 0, moved: 0, unchanged: 0, newGroups: ['Sikar', 'Pune'] },
  ...{ errors: [], reasons: [], located: { sheet: 'S', row: 1, unread: [] }, rows },
});
const other = { known: [{ name: 'Arjun', groups: [], isOther: true }] };
const rowsIn = (rows: readonly { row: number }[]) => rows.map((each) => each.row);

describe('a preview beside what is stored of its file', () => {
  test('counts what the next press stores, and names the groups of it alone', () => {
    const rows = [
      row(2, { group: 'sikar' }),
      row(3, { fate: 'joins' }),
      row(4, { fate: 'moves', group: 'Kota', groups: ['Kota', 'Goa'] }),
      row(5, { fate: 'stays' }),
      row(6, { fate: 'refused', problems: [] }),
      row(7, { ...other, group: 'Pune' }),
    ];
    const { summary, sent, undecided, held } = judged(preview(...rows), noProgress);
    const counts = { success: 4, failed: 1, waiting: 1, joined: 1, moved: 1, unchanged: 1, newGroups: ['Sikar'] };
    expect(summary).toMatchObject(counts);
    expect([rowsIn(sent), rowsIn(undecided), [...held]]).toEqual([[2, 3, 4, 5], [7], [6, 7]]);
    expect(judged({ ...preview(), rows: undefined }, noProgress).sent).toEqual([]);
  });

  test('refuses an address of a stored row, and an account of one that says other groups', () => {
    const stored = withStored(noProgress, [row(2, { phone: '+911', uids: ['a'] }), row(3, { groups: ['Kota', 'Sikar'], uids: ['b'] })]);
    const reasons = (...rows: RosterRow[]) =>
      judged(preview(...rows), stored).summary.rows.map(({ fate, problems = [] }) => [
        fate,
        ...problems.map(({ column, why }) => `${column} ${why.code} ${'row' in why ? why.row : ''}`),
      ]);
    expect(
      reasons(
        row(4, { email: 'n2@x.in', phone: '+911', uids: ['a'] }),
        row(5, { email: '', phone: '+911' }),
        row(6, { uids: ['a'] }),
        row(7, { uids: ['a'], group: 'Sikar' }),
        row(8, { email: '', phone: '+912', uids: ['b'], groups: ['sikar', 'kota'] }),
        row(9, { email: '', phone: '+913', uids: ['b'] }),
        row(10, { fate: 'refused', email: 'n2@x.in', problems: [] }),
        row(11, { email: '', phone: '+914' }),
      ),
    ).toEqual([
      ['refused', 'Email same-as-row 2', 'Phone same-as-row 2'],
      ['refused', 'Phone same-as-row 2'],
      ['waits'],
      ['refused', 'Email same-person-as-row 2'],
      ['waits'],
      ['refused', 'Phone same-person-as-row 3'],
      ['refused'],
      ['waits'],
    ]);
  });

  test('has no row that was stored a moment ago, also before the sheet is read anew', () => {
    const rows = [row(2), row(3), row(4, { email: 'n2@x.in' })];
    const { summary, sent, held } = judged(preview(...rows), withStored(noProgress, [row(2)]));
    expect([rowsIn(summary.rows), rowsIn(sent), [...held], summary.failed]).toEqual([[3, 4], [3], [4], 1]);
  });

  test('takes a word about a row as long as it is the same row about the same person', () => {
    const asked = row(2, other);
    const decisions = (progress: typeof noProgress, ...rows: RosterRow[]) =>
      judged(preview(...rows), progress).summary.rows.map(({ decision }) => decision);
    const same = decide(noProgress, [asked], 'same');
    const elsewhere = { known: [{ name: 'Bina', groups: [], isOther: true }] };
    const changed = [
      { ...asked, name: 'M' },
      { ...asked, email: 'm@x.in' },
      { ...asked, group: 'Goa' },
      { ...asked, ...elsewhere },
      { ...asked, row: 3 },
    ];
    expect(decisions(same, asked, ...changed)).toEqual(['same', 'none', 'none', 'none', 'none', 'none']);
    expect(decisions(same, row(2, { known: [{ name: 'N', groups: [] }] }))).toEqual([undefined]);
    const { sent, leftOut, undecided, held } = judged(preview(asked, row(3)), decide(same, [asked], 'left-out'));
    expect([rowsIn(sent), rowsIn(leftOut), rowsIn(undecided), [...held]]).toEqual([[3], [2], [], [2]]);
  });

  test('sends no refused row without the row beside which it was refused', () => {
    const address = 'kavita@x.in';
    const twice = row(3, { email: address, fate: 'refused', problems: [{ column: 'Email', why: { code: 'same-as-row', row: 2 } }] });
    const asked = row(2, { ...other, email: address });
    const heldBy = (progress: typeof noProgress) => [...judged(preview(asked, twice, row(4)), progress).held];
    expect(heldBy(noProgress)).toEqual([2, 3]);
    expect(heldBy(decide(noProgress, [asked], 'left-out'))).toEqual([2, 3]);
    expect(heldBy(decide(noProgress, [asked], 'same'))).toEqual([]);
  });

  test('names in the outcome every refused row, sent or not, and nothing twice', () => {
    const bad = row(4, { fate: 'refused', problems: [{ column: 'Email', why: { code: 'not-an-email' } }] });
    const reason = { row: 4, column: 'Email', why: { code: 'not-an-email' } as const };
    const held = judged(preview(row(3, { email: 'n2@x.in' }), bad, row(5, other)), withStored(noProgress, [row(2)]));
    const reasons = [{ row: 3, column: 'Email', why: { code: 'same-as-row', row: 2 } }, reason];
    const outcome = withRefused(preview(), held);
    expect(outcome).toMatchObject({ total: 2, failed: 2, reasons });
    expect(outcome.errors).toEqual(['Row 3, Email: same-as-row.', 'Row 4, Email: not-an-email.']);
    const told = { ...preview(), total: 1, failed: 1, errors: ['Row 4, Email: no.'], reasons: [reason] };
    expect(withRefused(told, judged(preview(bad), noProgress))).toEqual(told);
  });
});
