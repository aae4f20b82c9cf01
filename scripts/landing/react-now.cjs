// React for a page that is drawn once: a store is read as it is now, not as it was at its start, as a server would read it.
module.exports = { ...require('react'), useSyncExternalStore: (_subscribe, now) => now() };
