import type { ReactNode } from 'react';
import { type Language, useLanguage } from '../../copy/language';
import { Accessibility } from './Accessibility';
import { AccessibilityHindi } from './AccessibilityHindi';

/** Both texts are one download: each import of its own would cost every first visit some bytes. */
const texts: Record<Language, () => ReactNode> = { en: Accessibility, hi: AccessibilityHindi };

export function AccessibilityPage() {
  const Text = texts[useLanguage()];
  return <Text />;
}
