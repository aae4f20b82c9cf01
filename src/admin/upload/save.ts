/** Hands bytes to the browser as a download. */
export function save(bytes: ArrayBuffer, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download has its own hold on the bytes once it has begun, which is after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
