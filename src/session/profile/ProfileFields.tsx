import { useEffect, useRef } from 'react';
import { maxLength } from '../../../contract/fields/limits';
import type { ProfileDraft } from '../../../contract/people/people';
import { useProfileCopy } from '../../copy/use-profile-copy';
import { TextField } from '../../ui/controls/Field';

interface Props {
  start: ProfileDraft;
  faults: Partial<Record<keyof ProfileDraft, string>>;
}

/** Fills fields that are still empty when more of the profile becomes known. */
function useFilled(start: ProfileDraft) {
  const fields = useRef<HTMLDivElement>(null);
  const known = JSON.stringify(start);
  useEffect(() => {
    const latest: Record<string, string> = JSON.parse(known);
    for (const input of fields.current?.querySelectorAll('input') ?? []) if (input.value === '') input.value = latest[input.name] ?? '';
  }, [known]);
  return fields;
}

/** Side by side where the text size leaves room: on a phone the button below comes into sight. */
const pair = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] items-start gap-4';

/** A longer address is cut on a phone at the usual size of a field. */
const longestShown = 27;

export function ProfileFields({ start, faults }: Props) {
  const copy = useProfileCopy();
  const fields = useFilled(start);
  const field = (name: keyof ProfileDraft) => ({ name, defaultValue: start[name], fault: faults[name] });
  return (
    <div ref={fields} className="flex flex-col gap-3 sm:gap-4">
      <div className={pair}>
        <TextField {...field('firstName')} label={copy.firstName} autoComplete="given-name" maxLength={maxLength.name} aria-required />
        <TextField {...field('lastName')} label={copy.lastName} autoComplete="family-name" maxLength={maxLength.name} aria-required />
      </div>
      <TextField
        {...field('email')}
        className={start.email.length > longestShown ? 'max-sm:text-sm' : ''}
        label={copy.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={maxLength.email}
        aria-required
      />
      <TextField
        {...field('phone')}
        label={copy.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={copy.optional}
        maxLength={maxLength.phone}
      />
      <TextField
        {...field('location')}
        label={copy.location}
        autoComplete="address-level2"
        hint={copy.locationHint}
        maxLength={maxLength.location}
        aria-required
      />
    </div>
  );
}
