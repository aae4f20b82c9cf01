import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accessibility } from '../../../src/app/pages/Accessibility';
import { AccessibilityHindi } from '../../../src/app/pages/AccessibilityHindi';
import { LegalText } from '../../../src/app/pages/LegalText';
import { PrivacyPolicy } from '../../../src/app/pages/PrivacyPolicy';
import { PrivacyPolicyHindi } from '../../../src/app/pages/PrivacyPolicyHindi';
import { TermsAndConditions } from '../../../src/app/pages/TermsAndConditions';
import { TermsAndConditionsHindi } from '../../../src/app/pages/TermsAndConditionsHindi';
import { mostUnasked } from '../../../src/learner/offline/bring-results';

/** The tags of a page in their order: what stands where, in any language. */
const tagsOf = (Page: ComponentType): string[] => renderToStaticMarkup(<Page />).match(/<\/?\w+/g) ?? [];

describe('the legal texts', () => {
  it.each([
    ['privacy notice', PrivacyPolicy, PrivacyPolicyHindi],
    ['terms', TermsAndConditions, TermsAndConditionsHindi],
    ['statement of accessibility', Accessibility, AccessibilityHindi],
  ] as const)('have the same sections, paragraphs and lists in both languages: %s', (_name, English, Hindi) => {
    const tags = tagsOf(English);
    expect(tags.filter((tag) => tag === '<h2').length).toBeGreaterThan(3);
    // Hindi puts names in quotation marks, which its letters need more than a slant.
    const plain = (tag: string) => tag !== '<em' && tag !== '</em';
    expect(tagsOf(Hindi).filter(plain)).toEqual(tags.filter(plain));
  });

  it.each([
    ['English', PrivacyPolicy, `up to ${mostUnasked} at a time`],
    ['Hindi', PrivacyPolicyHindi, `एक बार में ${mostUnasked} तक`],
  ] as const)('say how many results a device fetches unasked: %s', (_language, Page, many) => {
    expect(renderToStaticMarkup(<Page />)).toContain(many);
  });

  it('draw strong words, names, lists and contacts', () => {
    const text = (
      <LegalText title="T" lead="L" sections={[['A', 'one **two** _three_', ['four', '**five**'], { contact: 'C', officer: 'O' }]]} />
    );
    expect(renderToStaticMarkup(text)).toBe(
      '<article class="prose"><h1>T</h1><p>L</p><h2>A</h2><p>one <strong>two</strong> <em>three</em></p><ul><li>four</li><li><strong>five</strong></li></ul><dl class="wrap-anywhere grid gap-3 sm:grid-cols-2"></dl></article>',
    );
  });
});
