/** Returns a day with its weekday and its time, in this device's zone: `Sunday 29 November, 10:00 am`. */
export function momentIn(locale: string, time: string | number): string {
  const at = new Date(time);
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  return `${day.format(at)}, ${clock.format(at)}`;
}

/** Returns the name of this device's time zone at a time: `India Standard Time`. */
export function zoneIn(locale: string, time: string | number): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' }).formatToParts(new Date(time));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
