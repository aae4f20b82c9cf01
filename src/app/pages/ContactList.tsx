import type { Contacts } from '../../../contract/branding/portal';
import { hasAny } from './contacts';

const address = /^[^@\s]+@[^@\s]+$/;
const number = /^\+?[\d\s()-]{6,}$/;

/** A contact as a link where it is one email address or one phone number, else as text. */
function ContactLink({ contact }: { contact: string }) {
  const href = address.test(contact) ? `mailto:${contact}` : number.test(contact) ? `tel:${contact.replace(/[^\d+]/g, '')}` : null;
  if (href === null) return contact;
  return (
    <a className="text-brand-ink underline" href={href}>
      {contact}
    </a>
  );
}

/** The institute's contact and its grievance officer, those that are given; `contact` and `officer` are their names in the reader's language. */
export function ContactList({ of, contact, officer }: { of: Contacts; contact: string; officer: string }) {
  const { contactEmail, contactPhone, grievanceOfficer, grievanceContact } = of;
  return (
    <dl className="wrap-anywhere grid gap-3 sm:grid-cols-2">
      {hasAny(of, 'contactEmail', 'contactPhone') && (
        <div>
          <dt className="text-ink-soft text-sm">{contact}</dt>
          {[contactEmail, contactPhone].filter(Boolean).map((each) => (
            <dd key={each}>
              <ContactLink contact={each} />
            </dd>
          ))}
        </div>
      )}
      {hasAny(of, 'grievanceOfficer', 'grievanceContact') && (
        <div>
          <dt className="text-ink-soft text-sm">{officer}</dt>
          {grievanceOfficer !== '' && <dd>{grievanceOfficer}</dd>}
          {grievanceContact !== '' && (
            <dd>
              <ContactLink contact={grievanceContact} />
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}
