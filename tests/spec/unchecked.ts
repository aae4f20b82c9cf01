/** Words of the specification that state nothing to check: heads of tables, and what it says is not shown. */
export const unchecked = [
  'its content otherwise not shown',
  'details not shown',
  'Route | Who | Purpose',
  'Screen details',
  'Method and path | Payload | Answer',
  'not shown',
];
