/** A clock that is wrong by less changes no plan of a learner. */
const leastMinutes = 5;

/** How far a clock is wrong, in its largest unit, rounded: `2 days`; null if it is right. `minutes`: ahead, or behind if negative. */
export function wrongByText(locale: string, minutes: number): string | null {
  const off = Math.abs(minutes);
  if (off < leastMinutes) return null;
  const [unit, size] = off < 60 ? (['minute', 1] as const) : off < 1440 ? (['hour', 60] as const) : (['day', 1440] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(off / size);
}
