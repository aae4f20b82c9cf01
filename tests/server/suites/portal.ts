import { afterAll, beforeAll, expect, it } from 'vitest';
import { iconsOf, pngOf } from '../kit/png';
import type { TestPortal } from '../kit/portal';
import type { Open } from './open';

const draft = { name: 'Asha Coaching', shortName: 'Asha', hindiName: 'आशा कोचिंग', colour: '#7B1FA2' };

/** An institute's branding of its portal. */
export function portalSuite(open: Open): void {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal.close());

  it("is the specification's until an admin saves another", async () => {
    expect(await portal.admin.call('getPortal', {})).toEqual({
      ...{ name: 'Exam Portal', shortName: 'Exams', hindiName: '', colour: '#0f5e66' },
      ...{ iconsAt: null, savedBy: null, savedAt: null },
      ...{ contactEmail: '', contactPhone: '', grievanceOfficer: '', grievanceContact: '' },
    });
  });

  it('is stored with admin and time; pictures stay until new ones or the default ones are chosen', async () => {
    const saved = await portal.admin.call('savePortal', { body: { ...draft, icons: iconsOf() } });
    expect(saved).toMatchObject({ ...draft, colour: '#7b1fa2', savedAt: new Date(portal.clock.now).toISOString() });
    expect(saved.savedBy).not.toBe('');
    expect(saved.iconsAt).toMatch(/^\/brand\/[\da-f]{16}$/);
    expect((await portal.admin.call('savePortal', { body: { ...draft, name: 'Asha' } })).iconsAt).toBe(saved.iconsAt);
    const other = await portal.admin.call('savePortal', { body: { ...draft, icons: iconsOf(1) } });
    expect(other.iconsAt).not.toBe(saved.iconsAt);
    expect((await portal.admin.call('savePortal', { body: { ...draft, icons: null } })).iconsAt).toBeNull();
    expect(await portal.admin.call('getPortal', {})).toMatchObject({ name: 'Asha Coaching', iconsAt: null });
    expect(await portal.store.db.selectFrom('brands').select('id').execute()).toHaveLength(4);
  });

  it('keeps a wide logo in its own proportions beside the icons', async () => {
    const logo = pngOf(432, 0x80, 144).toString('base64');
    const saved = await portal.admin.call('savePortal', { body: { ...draft, icons: { ...iconsOf(), logo } } });
    expect(saved.logoAt).toBe(`${saved.iconsAt}/logo.png`);
    expect((await portal.admin.call('savePortal', { body: { ...draft, icons: iconsOf() } })).logoAt).toBeUndefined();
  });

  it('has contacts for the privacy notice; a page of an earlier version, which knows none, changes none', async () => {
    const contacts = {
      contactEmail: 'help@asha.test',
      contactPhone: '+91 20 1234',
      grievanceOfficer: 'R. Rao',
      grievanceContact: 'rao@asha.test',
    };
    expect(await portal.admin.call('savePortal', { body: { ...draft, ...contacts } })).toMatchObject(contacts);
    expect(await portal.admin.call('savePortal', { body: draft })).toMatchObject(contacts);
    expect(await portal.admin.call('savePortal', { body: { ...draft, contactPhone: '' } })).toMatchObject({
      ...contacts,
      contactPhone: '',
    });
  });

  it.each([
    ['an address that is none', { contactEmail: 'help at asha' }, 'contactEmail'],
    ['a contact that turns the writing round', { grievanceOfficer: 'A\u202eB' }, 'grievanceOfficer'],
    ['an empty name', { name: '  ' }, 'name'],
    ['a name of two lines', { name: 'A\nB' }, 'name'],
    ['a name that turns the writing round', { shortName: 'A\u202eB' }, 'shortName'],
    ['a name that fits no header', { name: 'x'.repeat(61) }, 'name'],
    ['a colour that is a style', { colour: 'red;}' }, 'colour'],
    ['a picture of another size', { icons: { ...iconsOf(), 'icon-512': pngOf(64).toString('base64') } }, 'icons.icon-512'],
    [
      'a picture that is none',
      { icons: { ...iconsOf(), 'touch-180': Buffer.from('<svg onload="x()"/>'.padEnd(60)).toString('base64') } },
      'icons.touch-180',
    ],
    ['a square as a wide logo', { icons: { ...iconsOf(), logo: pngOf(144).toString('base64') } }, 'icons.logo'],
    ['a wide logo that is too large', { icons: { ...iconsOf(), logo: pngOf(900, 1, 200).toString('base64') } }, 'icons.logo'],
    ['a picture beyond those', { icons: { ...iconsOf(), evil: 'AAAA' } }, 'icons.evil'],
  ])('refuses %s', async (_, wrong, field) => {
    const { status, problem } = await portal.admin.tries('savePortal', { body: { ...draft, ...wrong } as never });
    expect([status, Object.keys(problem?.fields ?? {})]).toEqual([400, [field]]);
  });
}
