// @vitest-environment jsdom
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { Accessibility } from '../../../src/app/pages/Accessibility';
import { AccessibilityHindi } from '../../../src/app/pages/AccessibilityHindi';
import { unmetIn } from '../../kit/criteria';

/** The text of the page, where the institute has given these contacts. */
function textOf(Page: ComponentType, contacts: Record<string, string> = {}): HTMLElement {
  document.head.innerHTML = Object.entries(contacts)
    .map(([name, value]) => `<meta name="institute-${name}" content="${value}">`)
    .join('');
  const host = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(host).render(<Page />));
  return host;
}

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe.each([
  ['English', Accessibility, 'your teacher'],
  ['Hindi', AccessibilityHindi, 'अपने शिक्षक'],
] as const)('the statement of accessibility in %s', (_language, Page, nobody) => {
  it('names each criterion that the table does not call met, and no other', () => {
    const named = textOf(Page).textContent?.match(/\b\d\.\d\.\d+\b/g) ?? [];
    expect(named.toSorted()).toEqual(unmetIn('docs/accessibility.md').toSorted());
  });

  it('names the institute’s own contacts, or else says who to ask', () => {
    const host = textOf(Page, { 'contact-email': 'help@asha.example', 'grievance-officer': 'R. Rao' });
    expect(host.querySelector('a')?.getAttribute('href')).toBe('mailto:help@asha.example');
    expect(host.textContent).toContain('R. Rao');
    expect(host.textContent).not.toContain(nobody);
    expect(textOf(Page).textContent).toContain(nobody);
  });
});
