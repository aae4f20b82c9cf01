/** Whether the browser can wake the worker once there is a network (Background Sync). Without that, answers leave only while the portal is open. */
export const isWoken = (): boolean => 'SyncManager' in globalThis;
