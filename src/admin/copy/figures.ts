// Both languages of the portal group figures as India does (1,00,000) and write them in the same digits.
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A figure as every admin screen writes it: grouped, with a real minus; a dash where there is none. */
export const numberText = (value: number | null): string => (value === null ? '–' : grouped.format(value).replace('-', '−'));
