import type { Colour } from '../../contract/branding/colour';
import { type Brand, type IconName, type Icons, iconSizes, noContacts, ownPortal } from '../../contract/branding/portal';
import { seenOf } from '../../contract/calls/edits/seen';
import { iconsAt } from '../pages/branding/look';
import { invalid } from '../replies/refusal';
import { demandSeen } from '../replies/seen';
import { isPngOf } from '../rules/png';
import { contactsOf, holdBrand, latestBrand, saveBrand } from '../store/brands';
import { nameOfAdmin } from '../store/people/names';
import type { Db } from '../store/store';
import type { Handlers, Tools } from './handlers';

function demandPictures(icons: Icons): void {
  const faults = (Object.keys(iconSizes) as IconName[])
    .filter((name) => !isPngOf(Buffer.from(icons[name], 'base64'), iconSizes[name]))
    .map((name) => [`icons.${name}`, { code: 'not-a-png', side: iconSizes[name] }] as const);
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
}

async function portalNow(db: Db): Promise<Brand> {
  const brand = await latestBrand(db);
  if (brand === null) return { ...ownPortal, ...noContacts, iconsAt: null, savedBy: null, savedAt: null };
  return {
    name: brand.name,
    shortName: brand.short_name,
    hindiName: brand.hindi_name,
    colour: brand.colour as Colour,
    iconsAt: brand.icons_hash === null ? null : iconsAt(brand.icons_hash),
    savedBy: await nameOfAdmin(db, brand.saved_by),
    savedAt: new Date(brand.saved_at).toISOString(),
    ...contactsOf(brand),
  };
}

/** Name and branding of the portal. */
export function portalHandlers({ store, now }: Tools): Pick<Handlers, 'getPortal' | 'savePortal'> {
  return {
    getPortal: () => portalNow(store.db),

    async savePortal({ query: { version }, body }, caller) {
      if (body.icons) demandPictures(body.icons);
      await store.atomically(async (tx) => {
        await holdBrand(tx);
        demandSeen(version, seenOf.portal(await portalNow(tx)));
        await saveBrand(tx, body, caller.uid, now());
      });
      return portalNow(store.db);
    },
  };
}
