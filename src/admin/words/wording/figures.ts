// Both languages of the portal use Indian grouping (1,00,000) and the same digits.
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Formats a number for admin screens: grouped, with a real minus sign; a dash for null. */
export const numberText = (value: number | null): string => (value === null ? '–' : grouped.format(value).replace('-', '−'));

/** A share from 0 to 1 as a percentage. */
export const shareText = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)}%`);

/** A coefficient, which has two decimals and a sign. */
export const signedText = (value: number | null): string => (value === null ? '–' : value.toFixed(2).replace('-', '−'));

/** A count with what it counts, in the singular or the plural: "1 section", "2 sections". */
export const counted = (count: number, one: string, many: string): string => `${numberText(count)} ${count === 1 ? one : many}`;
