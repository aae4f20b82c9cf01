import { catalogue } from './catalogue';
import { privacyNoticeCopy } from './en/privacy-notice';

/** The sentences about the acceptance of the privacy notice. */
export const { use: usePrivacyNoticeCopy } = catalogue(privacyNoticeCopy, {
  hi: async () => (await import('./hi/privacy-notice')).privacyNoticeCopyHi,
});
