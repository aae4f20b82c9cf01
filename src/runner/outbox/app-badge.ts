/** The part of a page's or worker's navigator that puts a number on the installed app's icon; absent on many platforms. */
interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Puts the number unsent on the app's icon, and takes it off at 0. */
export async function showAppBadge(place: Badged, count: number): Promise<void> {
  const shown = count > 0 ? place.setAppBadge?.(count) : place.clearAppBadge?.();
  await shown?.catch(() => undefined /* The app is not installed, or its owner wants no badges: the number is in the header too. */);
}
