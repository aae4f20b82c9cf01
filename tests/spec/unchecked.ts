/** Words of the specification without a checkable statement: heads of tables, and what it does not show. */
export const unchecked = [
  'its content otherwise not shown',
  'details not shown',
  'Route | Who | Purpose',
  'Screen details',
  'Method and path | Payload | Answer',
  'not shown',
];
