/** Media type of a sheet. */
export const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads bytes as a file. */
export function save(bytes: ArrayBuffer, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download starts after this task, and then keeps the bytes itself.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
