/** Rounds marks to two decimals, halves away from zero. Rounds to twelve digits first, because 1.005 is stored as slightly less. */
export function rounded(marks: number): number {
  const hundredths = Number((Math.abs(marks) * 100).toPrecision(12));
  const size = Math.round(hundredths) / 100;
  return marks < 0 && size !== 0 ? -size : size;
}
