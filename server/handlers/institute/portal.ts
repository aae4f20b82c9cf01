import type { Colour } from '../../../contract/branding/colour';
import {
  type Brand,
  type IconName,
  type Icons,
  iconSizes,
  isWideLogo,
  noContacts,
  ownPortal,
  wideLogo,
} from '../../../contract/branding/portal';
import { seenOf } from '../../../contract/calls/edited-version';
import type { Fault } from '../../../contract/faults/fault';
import { isoOf } from '../../../contract/fields/times';
import { iconsAt, logoAt } from '../../pages/branding/brand';
import { invalid } from '../../replies/refusal';
import { isPngOf, pngSize } from '../../rules/png';
import type { Db } from '../../store/engine/store';
import { brandLogo, contactsOf, holdBrand, latestBrand, saveBrand } from '../../store/institute/brands';
import { nameOfAdmin } from '../../store/shared/admin-name';
import { demandUnchanged, lastChange } from '../../store/shared/edited-version';
import type { Handlers, Tools } from '../shared/handlers';

const isWide = (logo: string): boolean => {
  const size = pngSize(Buffer.from(logo, 'base64'));
  return size !== null && isWideLogo(size);
};

function demandPictures(icons: Icons): void {
  const faults: [string, Fault][] = (Object.keys(iconSizes) as IconName[])
    .filter((name) => !isPngOf(Buffer.from(icons[name], 'base64'), iconSizes[name]))
    .map((name) => [`icons.${name}`, { code: 'not-a-png', side: iconSizes[name] }]);
  const { width, height } = wideLogo;
  if (icons.logo !== undefined && !isWide(icons.logo)) faults.push(['icons.logo', { code: 'not-a-wide-logo', width, height }]);
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
}

async function portalNow(db: Db): Promise<Brand> {
  const brand = await latestBrand(db);
  if (brand === null) return { ...ownPortal, ...noContacts, iconsAt: null, savedBy: null, savedAt: null };
  const logo = await brandLogo(db, brand.icons_hash);
  return {
    name: brand.name,
    shortName: brand.short_name,
    hindiName: brand.hindi_name,
    colour: brand.colour as Colour,
    iconsAt: brand.icons_hash === null ? null : iconsAt(brand.icons_hash),
    ...(brand.icons_hash !== null && logo !== null && { logoAt: logoAt(brand.icons_hash) }),
    savedBy: await nameOfAdmin(db, brand.saved_by),
    savedAt: isoOf(brand.saved_at),
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
        await demandUnchanged(tx, version, seenOf.portal(await portalNow(tx)), lastChange(tx, { kind: 'portal', id: '' }, ['look-saved']));
        await saveBrand(tx, body, caller.uid, now());
      });
      return portalNow(store.db);
    },
  };
}
