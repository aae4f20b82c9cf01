import { useLanguage } from '../../copy/language';
import { Accessibility } from './Accessibility';
import { AccessibilityHindi } from './AccessibilityHindi';

/** Both texts are one download: each import of its own would cost every first visit some bytes. */
export const AccessibilityPage = () => (useLanguage() === 'hi' ? <AccessibilityHindi /> : <Accessibility />);
