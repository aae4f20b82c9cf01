import { healthLimits } from '../../../../contract/institute/health';
import type { words } from '../en/health';
import { numberText as n } from '../wording/figures';
import { onMachine } from '../wording/machine-commands';
import { titlesHi } from './titles';

const away = (seconds: number): string => `${n(Math.abs(seconds))} सेकंड ${seconds > 0 ? 'आगे' : 'पीछे'}`;

/** The sentences of en/health.ts in Hindi. */
export const wordsHi: typeof words = {
  title: titlesHi.health,
  lead: 'पोर्टल और उसकी मशीन में सब ठीक है या नहीं।',
  failed: 'पोर्टल का हाल लोड नहीं हो सका।',
  allWell: 'किसी बात पर ध्यान देने की ज़रूरत नहीं है।',
  troubles: (count) => `${n(count)} ${count === 1 ? 'बात' : 'बातों'} पर ध्यान देना है।`,
  noMachine: 'कोई मशीन इस पोर्टल को अपना हाल नहीं बताती। जो केवल मशीन को पता होता है, वहाँ डैश है।',
  asOf: (time) => `यह हाल ${time} का है।`,
  states: { well: 'ठीक', look: 'ध्यान दें', unknown: '–' },
  subjects: {
    machine: 'मशीन',
    services: 'मशीन के प्रोग्राम',
    certificate: 'सर्टिफ़िकेट',
    backup: 'बैकअप',
    place: 'बैकअप की जगह',
    restore: 'जाँच के लिए बैकअप की वापसी',
    disk: 'डिस्क',
    version: 'संस्करण',
    clock: 'घड़ी',
    mail: 'ईमेल',
    webhook: 'वेबहुक',
    jobs: 'समय पर होने वाले काम',
    processes: 'प्रोसेस',
  },
  says: {
    unknown: () => 'यहाँ पता नहीं चलता।',
    'machine-told': ({ at }) => `अपना हाल ${at} बताया।`,
    'machine-silent': ({ at }) => `${at} के बाद से कुछ नहीं बताया। मशीन पर चलाएँ: ${onMachine.status}`,
    'machine-unreadable': () => `मशीन ने अपने बारे में जो लिखा, वह पढ़ा नहीं जा सकता। मशीन पर चलाएँ: ${onMachine.status}`,
    'services-run': () => 'सभी चल रहे हैं।',
    'services-stopped': ({ names }) => `बंद हैं: ${names}। मशीन पर चलाएँ: ${onMachine.status}`,
    'restart-due': () => 'सिस्टम के अपडेट के लिए मशीन को दोबारा चालू करना है, ऐसे समय जब कोई परीक्षा न हो।',
    'certificate-until': ({ at }) => `${at} तक मान्य; अपने आप नया हो जाता है।`,
    'certificate-ends': ({ at }) => `${at} समाप्त हो रहा है और नया नहीं हुआ। मशीन पर चलाएँ: ${onMachine.status}`,
    'certificate-none': () => `कोई सर्टिफ़िकेट नहीं है। क्या पोर्टल का नाम इसी मशीन पर ले जाता है? मशीन पर चलाएँ: ${onMachine.status}`,
    'backup-made': ({ at }) => `पिछला बैकअप ${at} हुआ।`,
    'backup-late': ({ at }) => `पिछला बैकअप ${at} हुआ, उसे बहुत समय हो गया। मशीन पर चलाएँ: ${onMachine.backup}`,
    'backup-never': () => `अभी तक कोई बैकअप नहीं हुआ। मशीन पर चलाएँ: ${onMachine.backup}`,
    'backup-elsewhere': () => 'इस मशीन से बाहर।',
    'backup-here': () => `केवल इसी मशीन पर; मशीन खो गई तो बैकअप भी। मशीन पर चलाएँ: ${onMachine.backupTo}`,
    'restore-tested': ({ at }) => `पिछली जाँच ${at} हुई।`,
    'restore-late': ({ at }) => `पिछली जाँच ${at} हुई, उसे बहुत समय हो गया। मशीन पर चलाएँ: ${onMachine.restoreTest}`,
    'restore-never': () => `अभी तक नहीं हुई। मशीन पर चलाएँ: ${onMachine.restoreTest}`,
    'disk-used': ({ percent }) => `${n(percent)} % भरी है।`,
    'disk-full': ({ percent }) => `${n(percent)} % भरी है। इसे बड़ा करें या खाली करें।`,
    'version-runs': ({ version }) => `${version} चल रहा है। इससे नया है या नहीं, यहाँ पता नहीं चलता।`,
    'version-newer': ({ version, newer }) => `${version} चल रहा है, जबकि मशीन पर ${newer} भी है। नए संस्करण में कमियाँ ठीक की जाती हैं।`,
    'clock-right': () => 'सही है।',
    'clock-beside-database': ({ seconds }) =>
      `डेटाबेस की घड़ी से ${away(seconds)}। ${healthLimits.offSeconds} सेकंड से ज़्यादा अंतर पर साइन-इन नहीं हो पाता।`,
    'clock-beside-identity': ({ seconds }) =>
      `साइन-इन सेवा की घड़ी से ${away(seconds)}। ${healthLimits.offSeconds} सेकंड से ज़्यादा अंतर पर साइन-इन नहीं हो पाता।`,
    'clock-unset': () => `कोई टाइम सर्वर इसे ठीक नहीं रखता। मशीन पर चलाएँ: ${onMachine.clock}`,
    'mail-unused': () => 'पोर्टल कोई ईमेल नहीं भेजता।',
    'mail-sent': ({ at }) => `पिछला ईमेल ${at} गया।`,
    'mail-failed': ({ at }) => `एक ईमेल ${at} नहीं जा सका। मेल सर्वर और सेटिंग में SMTP_URL जाँचें।`,
    'mail-untried': () => 'सर्वर चालू होने के बाद से कोई ईमेल नहीं भेजा गया।',
    'webhook-heard': () => 'पिछले एक दिन का कोई संदेश ठुकराया नहीं गया।',
    'webhook-refused': ({ count }) => `पिछले एक दिन के ${n(count)} ${count === 1 ? 'संदेश को' : 'संदेशों को'} मशीन ने ठुकराया। कारण “वेबहुक” पेज पर है।`,
    'jobs-done': () => 'कोई काम देर से नहीं रुका है।',
    'jobs-late': ({ count }) => `${n(count)} ${count === 1 ? 'काम' : 'कामों'} में देर हो रही है। कारण सर्वर के लॉग में है।`,
    'processes-run': ({ count }) => `${n(count)} प्रोसेस पोर्टल चला ${count === 1 ? 'रहा है' : 'रहे हैं'}।`,
  },
};
