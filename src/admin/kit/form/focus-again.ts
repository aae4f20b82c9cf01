/** Gives a field of a form that was sent the focus, unless the person went on to something outside the form while the server answered. */
export function focusAgain(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || field?.form?.contains(activeElement)) field?.focus();
}
