import { titles } from './titles';

/** The sentences of the webhook. */
export const words = {
  title: titles.webhook,
  lead: 'One machine of the institute hears when results are released and, an hour before, when a test opens, so that it can send SMS or mail. It gets counts and the name of the test, and no person.',
  failed: 'Failed to load the webhook.',
  address: 'Address',
  addressHint: 'An address with https:// of a host on the internet.',
  set: 'Set the webhook',
  save: 'Save the address',
  saved: 'The address is saved. Messages are signed with the same secret as before.',
  renew: 'New secret',
  renewNow: 'Replace the secret',
  renewAsk: 'Replace the secret of the webhook?',
  renewWhom: 'For the machine of the institute: it can check no message until it has the new secret.',
  renewWhen: 'At once. Nothing brings the present secret back.',
  firstEffect: 'From now on messages go to this address, signed with a secret.',
  setEffect: 'A save sends messages to this address from then on, signed with the same secret as before.',
  goesTo: (address: string) => `From then on messages go to ${address}.`,
  setDone: 'The webhook is set. Copy the secret now: it is not shown again.',
  secret: 'Secret',
  copySecret: 'Copy the secret',
  secretCopied: 'The secret is copied.',
  secretNotCopied: 'The secret could not be copied: select it and copy it by hand.',
  notSet: 'The webhook was not set.',
  fixed: 'The settings of the server name the webhook. It is changed there.',
  off: 'The receiver answered 410, so nothing is sent any more. A test message that is taken switches it on again.',
  test: 'Send a test',
  testing: 'Sending the test …',
  notTested: 'The test was not sent.',
  taken: 'The test was taken.',
  notTaken: (answer: string) => `The test was not taken: ${answer}.`,
  remove: 'Remove',
  removeAsk: 'Remove the webhook?',
  removeWhom: 'For the machine of the institute: nothing is sent to it any more. Learners notice nothing of it by themselves.',
  removeWhen: 'At once. What waits is not sent. A webhook that is set later gets a new secret.',
  removeNow: 'Remove the webhook',
  notRemoved: 'The webhook was not removed.',
  messages: 'The last messages',
  none: 'Nothing was sent yet.',
  types: { 'results-released': 'Results released', 'test-opens': 'Test opens', test: 'Test message' } as Record<string, string>,
  states: { waiting: 'Waits', done: 'Taken', failed: 'Given up' } as Record<string, string>,
  /** What the receiver answered; null: nothing. */
  answer: (status: number | null): string => {
    if (status === null) return 'no answer';
    if (status < 300) return 'it was taken';
    if (status < 400) return `the receiver has moved elsewhere (${status})`;
    if (status === 404) return 'the receiver has no such address (404)';
    if (status === 410) return 'the receiver wants no more messages (410)';
    return status < 500 ? `the receiver refused it (${status})` : `the receiver has an error (${status})`;
  },
  nextTry: (time: string) => `next try ${time}`,
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
};
