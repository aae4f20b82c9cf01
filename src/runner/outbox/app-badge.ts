/** The part of `navigator` that shows a number on the installed app's icon; absent on many platforms. */
interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Shows the number of unsent submissions on the app's icon; 0 clears it. */
export async function showAppBadge(place: Badged, count: number): Promise<void> {
  const shown = count > 0 ? place.setAppBadge?.(count) : place.clearAppBadge?.();
  await shown?.catch(() => undefined /* The app is not installed, or badges are off: the header shows the number too. */);
}
