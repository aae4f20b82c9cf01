import { copy } from './common';

/** The sentences about what a device has not sent yet; neither a sign-in nor an exam needs them. */
export const outboxCopy = {
  submitFailed: 'Failed to submit the assessment. Please try again.',
  parcelRefused: 'Not accepted',
  parcelUnsettled: 'Being checked',
  parcelElsewhere: 'Already submitted elsewhere',
  parcelSentByItself: 'Your answers are safe on this device and are sent automatically as soon as there is a connection.',
  /** In its place where the browser cannot wake the worker. */
  parcelSentWhileOpen:
    'Your answers are safe on this device. They are sent only while the portal is open: open it again when there is a connection.',
  parcelTriedByItself: 'Your answers are safe on this device. Try again now, or wait: the device keeps trying automatically.',
  parcelTriedWhileOpen:
    'Your answers are safe on this device. Try again now, or keep the portal open: the device keeps trying automatically.',
  parcelTakesTurns:
    'Your answers are safe on this device. When time ends for all learners at once, phones take turns: yours are sent within two minutes.',
  parcelTakesTurnsOpen:
    'Your answers are safe on this device. When time ends for all learners at once, phones take turns. Keep the portal open: yours are sent within two minutes.',
  parcelSoonSent: 'Your answers are safe on this device and are sent within two minutes.',
  parcelSoonSentOpen: 'Your answers are safe on this device. Keep the portal open: they are sent within two minutes.',
  /** Above what becomes of the answers. */
  timeIsUp: 'Time is up: your test has ended.',
  clockNote: (left: string) =>
    `Time ran out while you were away, so the test was submitted with your answers. Only if somebody set this device’s clock ahead meanwhile, up to ${left} were left: then tell the people who run your exams.`,
  /** Why the last try failed. */
  parcelCauses: {
    unreached: 'You’re done. Your answers are safe here and go out as soon as you’re online.',
    silent: 'The exam server did not answer in time.',
    identity: 'The sign-in service could not be reached.',
    redirected: 'The request was redirected, perhaps to the log-in page of this network.',
    stranger: 'Another server answered instead of the exam server, perhaps this network.',
    busy: 'The server is busy.',
    failed: 'The server could not take it just now.',
    unsettled: 'The server already has answers for this assessment, but did not show which. The device asks again.',
    'shut-out':
      'This portal no longer accepts submissions from your account. Save a copy and give it to the people who run your exams: they can submit it for you.',
    erased: copy.accountErased,
    'sign-in': 'Sign in again to send it.',
    elsewhere: 'Answers for this assessment were already submitted from another device.',
  },
  /** In the place of `unreached` where the browser cannot wake the worker. */
  parcelUnreachedWhileOpen:
    'You’re done. Your answers are safe here. They go out only while the portal is open: open it again when you’re online.',
  parcelSafe: 'Your answers are safe on this device.',
  /** Where the browser can wake the worker; it gives up after some tries, and does not say so. */
  parcelSlowWoken:
    'The network does not answer. You may close the portal: the browser sends your answers later. To be sure, open it again.',
  parcelSlow: 'The network does not answer. Your answers leave only while the portal is open: keep it open, or open it again later.',
  parcelSending: 'Sending now',
  parcelNeedsSignIn: 'Sign in to send',
  parcelHeld: (time: string) => `The server is busy and asked to wait until ${time}. You may try earlier.`,
  parcelRefusedHelp:
    'What you can do: try again, or save a copy and give it to the people who run your exams. They can submit it for you. It stays here until the server has it, and the device asks again now and then.',
  sendNow: 'Send now',
  shareCopy: 'Share a copy',
  copySaved: (name: string) =>
    `The copy was given to your device as “${name}”. It holds your answers: show it only to the people who run your exams.`,
  copyNotSaved: 'The copy could not be saved here. Your answers are still on this device.',
  outOf: (some: number, all: number) => `${some} of ${all}`,
  sendingDetails: 'Sending details',
  lastTry: 'Last try',
  notTriedYet: 'Not tried yet',
  nextTry: 'Next try',
  nextTryNow: 'In progress',
  nextTryByItself: 'When there is a network',
  nextTryWhileOpen: 'While the portal is open and online',
  nextTryAfterSignIn: 'When you have signed in',
  nextTryOrSignIn: (time: string) => `${time}, or when you have signed in`,
  nextTryNever: 'No automatic try',
  outboxLead: "Submissions on this device that haven't been sent yet.",
  outboxLeadKept: 'Answers from this device, kept beside those you submitted from another device.',
  nothingWaits: 'Nothing is waiting on this device.',
  thisDeviceOnly:
    'This page covers this device and this browser only. It does not show submissions from other devices. If the data of this site was cleared, unsent submissions are lost.',
  storageSafe: 'The browser has promised to keep what is stored here, even when space runs low.',
  storageAtRisk: 'The browser may clear what is stored here when the device runs out of space. Installing the app makes that less likely.',
  sentFromHere: 'Sent from this device',
  receivedAt: 'Received by the server at',
  parcelKept: 'Your answers are kept on this device.',
  parcelDoesNotCount: 'The answers given on this device are kept here, but they do not count.',
  answeredOutOf: (some: number, all: number) => `${some} of ${all} answered`,
  /** On this device; *Submitted* is when the server has it. */
  handedIn: 'Finished',
  /** In its place where the clock ended the test. */
  ended: 'Ended',
};

export type OutboxCopy = typeof outboxCopy;
