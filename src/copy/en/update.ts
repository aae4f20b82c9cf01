/** The sentences of a page that is too old for an assessment; loaded only then. */
export const updateCopy = {
  title: 'Update the portal first',
  why: 'This assessment needs a newer version of the portal than the one on this device.',
  kept: 'Nothing on this device is lost: answers, submissions and saved assessments stay. After the update this assessment opens again.',
  looking: 'Looking for the new version…',
  ready: 'The new version is ready.',
  sitting: 'Another assessment is in progress on this device. The update waits until it has ended.',
  none: 'The new version is not here yet. Please try again in a few minutes.',
  unreachable: 'There is no connection. Connect to the internet, then try again.',
};
