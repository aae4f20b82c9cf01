/** How a language says a number of minutes, and of seconds. */
interface TimeWords {
  minutes: (count: number) => string;
  seconds: (count: number) => string;
}

/** Formats whole seconds as `30 min`, `6 min 40 s` or `40 s`; never as hours, like exam papers. */
export function durationText(all: number, { minutes, seconds }: TimeWords): string {
  const [whole, rest] = [Math.floor(all / 60), all % 60];
  if (whole === 0) return seconds(rest);
  return rest === 0 ? minutes(whole) : `${minutes(whole)} ${seconds(rest)}`;
}
