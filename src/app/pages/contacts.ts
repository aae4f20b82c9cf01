import type { ContactName, Contacts } from '../../../contract/branding/portal';

/** The server writes them into the page (server/pages/branding/brand.ts), so that the notice has them without an account and offline. */
const inPage = (name: string): string => globalThis.document?.querySelector(`meta[name=institute-${name}]`)?.getAttribute('content') ?? '';

/** The institute's contacts for the privacy notice; empty where it has given none. */
export function institutesContacts(): Contacts {
  return {
    contactEmail: inPage('contact-email'),
    contactPhone: inPage('contact-phone'),
    grievanceOfficer: inPage('grievance-officer'),
    grievanceContact: inPage('grievance-contact'),
  };
}

/** Whether the institute has given any of these contacts; without names, any at all. */
export const hasAny = (contacts: Contacts, ...names: ContactName[]): boolean =>
  (names.length === 0 ? Object.values(contacts) : names.map((name) => contacts[name])).some((contact) => contact !== '');
