import * as v from 'valibot';
import { carried } from '../faults/issue';
import { required, text } from '../fields/fields';
import { TimeSchema } from '../fields/id';
import { maxBytes, maxLength } from '../fields/limits';
import type { Colour } from './colour';

/** Longest names, in characters: for a header on a phone, and for the text under an icon. */
export const portalLength = { name: 60, shortName: 20 } as const;

/** The defaults: name and colour of an unbranded portal. */
export const ownPortal = { name: 'Exam Portal', shortName: 'Exams', hindiName: '', colour: '#0f5e66' } as const;

export const ColourSchema = v.pipe(
  v.string(),
  v.regex(/^#[\da-f]{6}$/i, carried({ code: 'not-a-colour' })),
  v.transform((colour) => colour.toLowerCase() as Colour),
);

/** A name in one line. Characters that change the writing direction are refused, because they could hide a part of the name. */
const name = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.pipe(schema, v.regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, carried({ code: 'unshowable-character' })));

/** The icons made from a logo, with their side lengths in pixels. */
export const iconSizes = { 'icon-192': 192, 'icon-512': 512, 'maskable-512': 512, 'touch-180': 180 } as const;
export type IconName = keyof typeof iconSizes;

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A logo that is wider than high is kept in its own proportions too, at most so large. */
export const wideLogo = { width: 720, height: 144, leastRatio: 1.25 } as const;

/** Whether a picture of this size may be a wide logo. */
export const isWideLogo = ({ width, height }: Size): boolean =>
  height > 0 && width <= wideLogo.width && height <= wideLogo.height && width >= height * wideLogo.leastRatio;

/** The size in which a wide logo is kept; null for a square or high one, which the icons show as well. */
export function wideLogoSize({ width, height }: Size): Size | null {
  if (width < height * wideLogo.leastRatio) return null;
  const scale = Math.min(wideLogo.width / width, wideLogo.height / height);
  return { width: Math.round(width * scale), height: Math.max(1, Math.floor(height * scale)) };
}

/** A PNG in base64. Type and size are checked by the server. */
const PngSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z\d+/]+={0,2}$/, carried({ code: 'not-base64' })),
  v.maxLength(maxBytes.icon, carried({ code: 'too-many-characters', most: maxBytes.icon })),
);
const IconsSchema = v.strictObject({
  'icon-192': PngSchema,
  'icon-512': PngSchema,
  'maskable-512': PngSchema,
  'touch-180': PngSchema,
  /** Of a wide logo; absent of another one, and of pages of earlier versions. */
  logo: v.optional(PngSchema),
});
export type Icons = v.InferOutput<typeof IconsSchema>;

/** What an institute says of itself in the privacy notice; each may be empty. */
export const contactNames = ['contactEmail', 'contactPhone', 'grievanceOfficer', 'grievanceContact'] as const;
export type ContactName = (typeof contactNames)[number];
export type Contacts = Record<ContactName, string>;
/** Longest texts, in characters. */
const contactLength: Record<ContactName, number> = {
  contactEmail: maxLength.email,
  contactPhone: maxLength.phone,
  grievanceOfficer: maxLength.name,
  grievanceContact: maxLength.email,
};
export const noContacts: Contacts = { contactEmail: '', contactPhone: '', grievanceOfficer: '', grievanceContact: '' };

const contact = (key: ContactName) => v.optional(name(text(contactLength[key])));
const AddressSchema = v.pipe(v.string(), v.email());

/** A number as an office writes it, of a landline or a service too: 5 to 15 digits, a `+` at most before them, and what parts their groups. */
const isCallable = (phone: string): boolean => /^\+?[\d ()./-]+$/.test(phone) && /^\d{5,15}$/.test(phone.replace(/\D/g, ''));

/** Body of `POST /portal`. */
export const BrandDraftSchema = v.strictObject({
  name: name(required(portalLength.name)),
  shortName: name(required(portalLength.shortName)),
  /** Empty: Hindi pages use `name`. */
  hindiName: v.optional(name(text(portalLength.name)), ''),
  colour: ColourSchema,
  /** null: restores the portal's own icons. · Absent: keeps the current ones. */
  icons: v.optional(v.nullable(IconsSchema)),
  /** The contacts: empty: none. · Absent: keeps the current one. */
  contactEmail: v.optional(
    v.pipe(
      name(text(contactLength.contactEmail)),
      v.check((email) => email === '' || v.is(AddressSchema, email), carried({ code: 'not-an-email' })),
    ),
  ),
  contactPhone: v.optional(
    v.pipe(
      name(text(contactLength.contactPhone)),
      v.check((phone) => phone === '' || isCallable(phone), carried({ code: 'not-callable' })),
    ),
  ),
  grievanceOfficer: contact('grievanceOfficer'),
  /** An email address, a phone number, or both. */
  grievanceContact: contact('grievanceContact'),
});
export type BrandDraft = v.InferOutput<typeof BrandDraftSchema>;

/** The portal's branding, and the admin who saved it. */
export const BrandSchema = v.object({
  name: v.string(),
  shortName: v.string(),
  hindiName: v.string(),
  colour: ColourSchema,
  /** Path of the logo's icons (`/brand/…`), or null for the portal's own. */
  iconsAt: v.nullable(v.string()),
  /** Path of the logo in its own proportions; absent if there is none. */
  logoAt: v.optional(v.string()),
  /** Email, or else uid, of the admin who saved last; null if it was never saved. */
  savedBy: v.nullable(v.string()),
  savedAt: v.nullable(TimeSchema),
  contactEmail: v.optional(v.string(), ''),
  contactPhone: v.optional(v.string(), ''),
  grievanceOfficer: v.optional(v.string(), ''),
  grievanceContact: v.optional(v.string(), ''),
});
export type Brand = v.InferOutput<typeof BrandSchema>;
