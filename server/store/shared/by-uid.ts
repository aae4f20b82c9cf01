/** Rows by uid, those of each in the order in which they came. */
export function rowsByUid<T extends { uid: string }>(rows: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const own = found.get(row.uid);
    if (own === undefined) found.set(row.uid, [row]);
    else own.push(row);
  }
  return found;
}
