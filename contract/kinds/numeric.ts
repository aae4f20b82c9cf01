import type { KindRow } from './kind-row';

/** A number is typed, and a range of numbers is right. */
export const numeric: KindRow = {
  hasOptions: false,
  rules: [
    {
      fields: ['kind', 'options'],
      at: 'options',
      isKept: ({ options }) => options.length === 0,
      fault: { code: 'of-another-kind' },
    },
    { fields: ['kind', 'answer'], at: 'answer', isKept: ({ answer }) => answer !== undefined, fault: { code: 'missing' } },
  ],
};
