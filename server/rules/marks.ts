/** Marks to two decimals, halves away from zero. Twelve digits first, so that 1.005 is a half and not a hair below it. */
export function rounded(marks: number): number {
  const hundredths = Number((Math.abs(marks) * 100).toPrecision(12));
  const size = Math.round(hundredths) / 100;
  return marks < 0 && size !== 0 ? -size : size;
}
