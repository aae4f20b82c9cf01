import { hash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { BrandDraft, Contacts, Icons, Size } from '../../../contract/branding/portal';
import { pngSize } from '../../rules/png';
import { hold } from '../engine/hold';
import { preparedQuery } from '../engine/prepared-statements';
import type { Tables } from '../engine/schema';
import type { Db, Tx } from '../engine/store';
import { addToTrail } from '../shared/trail';

export type BrandRow = Selectable<Tables['brands']>;

const latest = preparedQuery((db) => db.selectFrom('brands').selectAll().orderBy('id', 'desc').limit(sql.lit(1)));

/** The current branding, or null if none was saved. */
export const latestBrand = async (db: Db): Promise<BrandRow | null> => (await latest(db))[0] ?? null;

/** The contacts of a saved branding. */
export const contactsOf = (brand: BrandRow): Contacts => ({
  contactEmail: brand.contact_email,
  contactPhone: brand.contact_phone,
  grievanceOfficer: brand.grievance_officer,
  grievanceContact: brand.grievance_contact,
});

/** The pictures of this hash as JSON, or null. */
export async function brandIcons(db: Db, iconsHash: string): Promise<Icons | null> {
  const row = await db.selectFrom('brand_icons').select('icons_json').where('icons_hash', '=', iconsHash).executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.icons_json) as Icons);
}

/** The size of the wide logo among the pictures of this hash; null if there is none. */
export async function brandLogo(db: Db, iconsHash: string | null): Promise<Size | null> {
  const logo = iconsHash === null ? undefined : (await brandIcons(db, iconsHash))?.logo;
  return logo === undefined ? null : pngSize(Buffer.from(logo, 'base64'));
}

/**
 * Locks the branding until the end of the transaction, so that two admins do not replace the same one. Before the first save there is no row of it: the row of
 * the first migration, which every database has, stands for it.
 */
export async function holdBrand(tx: Tx): Promise<void> {
  const first = tx.selectFrom('migrations').select((row) => row.fn.min('id').as('id'));
  await hold(tx.updateTable('migrations'), 'name').where('id', '=', first).execute();
}

/** The fields of a branding that are texts, by their columns. */
const columnOf = {
  ...({ name: 'name', shortName: 'short_name', hindiName: 'hindi_name', colour: 'colour' } as const),
  ...({ contactEmail: 'contact_email', contactPhone: 'contact_phone' } as const),
  ...({ grievanceOfficer: 'grievance_officer', grievanceContact: 'grievance_contact' } as const),
};
const texts = Object.keys(columnOf) as (keyof typeof columnOf)[];

/** Saves a new branding. Earlier ones remain as the trail. */
export async function saveBrand(tx: Tx, { icons, ...draft }: BrandDraft, savedBy: string, now: number): Promise<void> {
  const before = await latestBrand(tx);
  const json = icons ? JSON.stringify(icons) : null;
  const iconsHash = json === null ? null : hash('sha256', json, 'hex').slice(0, 16);
  if (json !== null && iconsHash !== null)
    await tx
      .insertInto('brand_icons')
      .values({ icons_hash: iconsHash, icons_json: json })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await tx
    .insertInto('brands')
    .values({
      name: draft.name,
      short_name: draft.shortName,
      hindi_name: draft.hindiName,
      colour: draft.colour,
      icons_hash: icons === undefined ? (before?.icons_hash ?? null) : iconsHash,
      contact_email: draft.contactEmail ?? before?.contact_email ?? '',
      contact_phone: draft.contactPhone ?? before?.contact_phone ?? '',
      grievance_officer: draft.grievanceOfficer ?? before?.grievance_officer ?? '',
      grievance_contact: draft.grievanceContact ?? before?.grievance_contact ?? '',
      saved_by: savedBy,
      saved_at: now,
    })
    .execute();
  const changed = [
    ...texts.filter((field) => draft[field] !== undefined && draft[field] !== (before?.[columnOf[field]] ?? '')),
    ...(icons === undefined ? [] : ['icons']),
  ];
  await addToTrail(tx, { at: now, by: savedBy, act: 'look-saved', about: { kind: 'portal', id: '' }, details: { changed } });
}
