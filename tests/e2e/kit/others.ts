import type { Portal } from './portal';

/** Hides what other files left on the portal: tests with times, and all but five others. Returns what shows it again, for the files that follow. */
export async function hidesOthers(portal: Portal): Promise<() => Promise<void>> {
  const admin = await portal.admin();
  const all = await portal.call(admin, 'getAssessments', {});
  const hidden = all.filter(({ state, opensAt, closesAt, resultsAt }, place) => {
    const isInTheWay = place > 5 || (opensAt ?? closesAt ?? resultsAt) !== undefined;
    return isInTheWay && (state ?? 'published') === 'published';
  });
  const put = async (state: 'hidden' | 'published') => {
    for (const { id } of hidden) await portal.call(admin, 'setSchedule', { params: { id }, body: { state } });
  };
  await put('hidden');
  return () => put('published');
}
