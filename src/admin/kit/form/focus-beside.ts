/**
 * Moves the focus from a part of a form that is about to disappear to the same field in the next part, or the previous one; otherwise a
 * keyboard user would start again at the top of the page.
 */
export function focusBeside(part: Element | null, field: string): void {
  const fields = [part?.nextElementSibling, part?.previousElementSibling].map((beside) =>
    beside?.matches(field) ? beside : beside?.querySelector(field),
  );
  const next = fields.find((found) => found instanceof HTMLElement);
  if (next instanceof HTMLElement) next.focus();
}
