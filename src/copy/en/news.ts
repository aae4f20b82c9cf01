/** The sentences of news: notifications of this device. */
export const newsCopy = {
  title: 'Notifications on this device',
  lead: 'When a result is out, an hour before a test opens, when a report is answered. Never marks, and never during an exam.',
  here: 'Show notifications on this device',
  due: 'Tell me here what is due in Revise',
  dueNote: 'At most once a day, at 5 in the afternoon. The portal learns the hour and the number, and no question.',
  unsupported: 'This browser cannot show notifications. On an iPhone or iPad, add the portal to the home screen and open it from there.',
  refused: 'This browser blocks the portal’s notifications. Allow them in the site’s settings, beside the address, and reload.',
  needsConnection: 'You are offline. To switch them on, connect to the internet first.',
  busy: 'Switching …',
  failed: 'That did not work. Check the connection and try again.',
  offerTests: 'Get a notification an hour before a test opens?',
  offer: 'Get a notification when your result is out?',
  tellMe: 'Yes, tell me',
  notNow: 'Not now',
  isOn: 'This device will tell you. You can switch this off in your profile.',
};
export type NewsCopy = typeof newsCopy;
