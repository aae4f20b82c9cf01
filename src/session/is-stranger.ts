/** Whether this browser has no databases of this origin, so that no person has signed in here before. False if the browser cannot tell. */
export async function isStranger(stores: Pick<IDBFactory, 'databases'> | undefined): Promise<boolean> {
  try {
    return stores !== undefined && (await stores.databases()).length === 0;
  } catch {
    return false;
  }
}
