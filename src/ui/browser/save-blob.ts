/** Hands a file to the browser, which saves it under this name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL after this task; a minute is long enough on the slowest phone.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
