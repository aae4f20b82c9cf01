/** Whether this browser keeps nothing of ours: then nobody has ever been here. One that cannot tell, or has no store, is asked the long way. */
export async function isStranger(stores: Pick<IDBFactory, 'databases'> | undefined): Promise<boolean> {
  try {
    return stores !== undefined && (await stores.databases()).length === 0;
  } catch {
    return false;
  }
}
