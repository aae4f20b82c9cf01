// Removes the worker and the app's files, which an earlier worker may have stored wrong, and opens the portal from the server. IndexedDB, which has the
// answers, and the cache of the storage log stay.
(async () => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => /^(workbox-precache|formulas)/.test(name)).map((name) => caches.delete(name)));
})()
  .catch(() => undefined)
  .then(() => location.replace('/'));
