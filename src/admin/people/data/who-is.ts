import type { PersonEntry } from '../../../../contract/people/person-list';
import type { PeopleWords } from '../../words/use-people-copy';

/** What a person is called on a screen. */
export const calledOf = ({ name, contact, uid }: Pick<PersonEntry, 'name' | 'contact' | 'uid'>): string => name || contact || uid;

/** All groups in sight, the first one first. */
export const groupsOf = ({ group, groups }: Pick<PersonEntry, 'group' | 'groups'>) => groups ?? (group === undefined ? [] : [group]);

/** A person as no other can be meant: name, address and group. Two people may have one name, and anybody may type an address, which is said. */
export function whoIs(person: PersonEntry, { people }: PeopleWords): string {
  const { contact, typedEmail } = person;
  const called = calledOf(person);
  const address = contact === called ? '' : contact;
  return people.who(
    called,
    contact !== '' && contact === typedEmail ? people.typed(contact) : address,
    groupsOf(person)
      .map(({ name }) => name)
      .join('; '),
  );
}

/** That an address is a claim, where that is all that tells who a person is. */
export const doubtOf = ({ contact, typedEmail }: PersonEntry, { people }: PeopleWords): string[] =>
  contact !== '' && contact === typedEmail ? [people.unverified] : [];

/** How many submissions the portal keeps of a person. */
export const handInsOf = ({ handIns }: PersonEntry, { people }: PeopleWords): string => people.handIns(handIns ?? null);
