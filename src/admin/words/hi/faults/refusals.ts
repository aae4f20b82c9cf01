import { faultWorded } from '../../../../../contract/faults/fault';
import type { RefusalParams } from '../../../../../contract/faults/refusals';
import type { Sentences } from '../../../../../contract/faults/sentences';
import { hindiFaults } from './faults';

const rightWords: Record<string, string> = {
  'edit-questions': 'प्रश्न बदलना',
  'make-tests': 'टेस्ट बनाना',
  results: 'लोग और परिणाम',
  everything: 'सब कुछ',
};

export const refusals: Sentences<RefusalParams> = {
  'sign-in-first': 'कृपया पहले साइन इन करें।',
  'token-not-valid': 'आपका साइन-इन इस पोर्टल पर मान्य नहीं है। कृपया फिर से साइन इन करें।',
  'token-expired': 'आपके साइन-इन की अवधि समाप्त हो गई है। कृपया फिर से साइन इन करें।',
  'token-without-person': 'साइन-इन में किसी व्यक्ति की पहचान नहीं है। कृपया फिर से साइन इन करें।',
  'token-from-future': 'साइन-इन का समय अभी आया ही नहीं है। कृपया फिर से साइन इन करें।',
  'clock-off': 'सर्वर की घड़ी गलत है। घड़ी ठीक होने पर अनुरोध फिर भेजा जा सकेगा।',
  'sign-ins-not-checked': 'साइन-इन की जाँच अभी नहीं हो पा रही है। कृपया कुछ देर बाद फिर से कोशिश करें।',
  'not-permitted': 'आपको इसकी अनुमति नहीं है।',
  'right-missing': ({ rights }) =>
    `इसके लिए यह अधिकार चाहिए, जो आपके पास नहीं है: ${rights.map((right) => rightWords[right] ?? right).join(' या ')}।`,
  'scope-missing': 'यह काम पूरे संस्थान के एडमिन ही कर सकते हैं। आप कुछ समूहों के एडमिन हैं।',
  'account-shut-out': 'इस पोर्टल पर आपका खाता बंद है। अपनी परीक्षा के आयोजक से पूछें।',
  'account-erased': 'यह खाता और पोर्टल पर रखा उसका सारा डेटा हटा दिया गया है। पोर्टल अब इस खाते से कुछ नहीं लेता।',
  'account-not-deleted': 'साइन-इन सेवा ने खाता नहीं हटाया, इसलिए कुछ भी नहीं हटाया गया। कृपया बाद में फिर से कोशिश करें।',
  'last-admin-not-erased': 'यह आख़िरी एडमिन है। पहले किसी और व्यक्ति को एडमिन बनाएँ।',
  'settings-admin-not-erased': 'सेटिंग ADMIN_EMAILS में इस व्यक्ति का पता है। पहले उसे वहाँ से हटाएँ और पोर्टल फिर से चालू करें।',
  'emulator-is-local':
    'यह पोर्टल Auth emulator के साथ चल रहा है, जिसके टोकन कोई भी बना सकता है। यह केवल अपनी ही मशीन के अनुरोध लेता है: localhost से, और बिना किसी प्रॉक्सी के। दूसरों के लिए FIREBASE_PROJECT_ID और FIREBASE_API_KEY सेट करें।',

  'no-such-call': 'सर्वर पर ऐसी कोई सेवा नहीं है।',
  'no-such-exam': 'ऐसी कोई परीक्षा नहीं है।',
  'no-such-question': 'ऐसा कोई प्रश्न नहीं है।',
  'no-such-passage': 'ऐसा कोई गद्यांश नहीं है।',
  'no-such-picture': 'ऐसा कोई चित्र नहीं है।',
  'no-such-assessment': 'ऐसा कोई टेस्ट नहीं है।',
  'no-such-person': 'इस पोर्टल पर ऐसा कोई व्यक्ति नहीं है।',
  'no-such-group': 'ऐसा कोई समूह नहीं है।',
  'no-such-entry': 'यह नाम अब नामसूची में नहीं है।',
  'no-such-learner': 'इस पोर्टल पर ऐसा कोई परीक्षार्थी नहीं है।',
  'no-such-parent-category': 'ऐसी कोई मूल श्रेणी नहीं है।',
  'no-such-category': 'ऐसी कोई श्रेणी नहीं है।',
  'no-profile-yet': 'अभी कोई प्रोफ़ाइल नहीं है।',
  'no-own-result': 'इस टेस्ट में आपका कोई परिणाम नहीं है।',
  'no-such-result': 'इस टेस्ट में इस परीक्षार्थी का कोई परिणाम नहीं है।',
  'no-assessment-of-id': ({ assessment }) => `टेस्ट ${assessment} नहीं है।`,
  'no-question-of-id': ({ assessment, question }) => `टेस्ट ${assessment} में प्रश्न ${question} नहीं है।`,
  'no-option-of-id': ({ question, option }) => `प्रश्न ${question} में विकल्प ${option} नहीं है।`,

  'opens-later': ({ at }) => `यह टेस्ट ${at} खुलेगा।`,
  'opening-not-set': 'इस टेस्ट के खुलने का समय तय नहीं है।',
  'closed-since': ({ at }) => `यह टेस्ट ${at} तक ही शुरू किया जा सकता था।`,
  'results-later': ({ at }) => `इस टेस्ट के परिणाम ${at} जारी होंगे।`,

  'name-taken': ({ name }) => `"${name}" पहले से मौजूद है।`,
  'category-in-use': ({ questions, retired, subcategories, exams }) =>
    `केवल खाली श्रेणी मिटाई जा सकती है। इसमें ${questions} प्रश्न, ${retired} हटाए गए प्रश्न और ${subcategories} उप-श्रेणियाँ हैं, और ${exams} परीक्षाएँ इससे प्रश्न लेती हैं।`,
  'assessment-sat': ({ handIns, sitting }) =>
    `केवल वह टेस्ट मिटाया जा सकता है जो किसी ने न दिया हो। इसे ${handIns} परीक्षार्थी सबमिट कर चुके हैं, और ${sitting} ने शुरू किया है पर सबमिट नहीं किया। इसे आर्काइव किया जा सकता है: यह सूचियों से हट जाता है, और परिणाम बने रहते हैं।`,
  'assessment-archived': 'यह टेस्ट आर्काइव में है। पहले इसे वापस लाएँ।',
  'other-submission-filed': 'इस टेस्ट के दूसरे उत्तर पहले ही सबमिट हो चुके हैं।',
  'key-corrected-meanwhile': 'इसी समय किसी और ने यह उत्तर कुंजी बदल दी। कृपया फिर से कोशिश करें।',
  'bank-too-small': ({ subject, needed, found }) => `${subject}: ${needed} प्रश्न ज़रूरी हैं, ${found} मिले।`,
  'sets-not-whole': ({ subject, needed, found }) =>
    `${subject}: ${needed} प्रश्न नहीं चुने जा सकते, क्योंकि एक गद्यांश के प्रश्न साथ चुने जाते हैं। इससे कम की अगली संख्या ${found} है।`,
  'no-other-set': ({ subject, questions }) => `${subject}: बैंक में ${questions} प्रश्नों वाला कोई और गद्यांश नहीं है जो इस विषय के नियमों के अनुसार हो।`,
  'no-other-question': ({ subject }) => `${subject}: बैंक में इस विषय के नियमों के अनुसार कोई और प्रश्न नहीं है।`,
  'paper-frozen':
    'यह प्रश्नपत्र परीक्षार्थियों तक पहुँच चुका हो सकता है, इसलिए यह ऐसा ही रहता है। केवल वह ड्राफ़्ट बदला जा सकता है जो कभी प्रकाशित न हुआ हो।',
  'changed-meanwhile': () => 'इस बीच किसी दूसरे एडमिन ने इसे बदल दिया है, इसलिए कुछ सेव नहीं हुआ। अब क्या सेव है, यह देख लें।',
  'paper-changed-meanwhile': 'इसी समय किसी और ने यह प्रश्नपत्र बदल दिया। कृपया इसे फिर से देखें।',
  'kinds-too-small': ({ subject, kinds, needed, found }) =>
    `${subject}: ${kinds.join(' या ')} प्रकार के ${needed} प्रश्न ज़रूरी हैं, ${found} मिले।`,
  'level-too-small': ({ subject, level, needed, found }) => `${subject}, ${level}: ${needed} प्रश्न ज़रूरी हैं, ${found} मिले।`,

  // The screens list the fields below, by their names in Hindi; these are the names in the request.
  'fields-not-valid': () => 'भेजी गई जानकारी सही नहीं है।',
  'body-too-large': ({ bytes }) => `भेजी गई जानकारी बहुत बड़ी है: ज़्यादा से ज़्यादा ${bytes} बाइट भेजे जा सकते हैं।`,
  'body-too-slow': 'जानकारी समय पर नहीं पहुँची। कृपया फिर से कोशिश करें।',
  'body-of-other-type': ({ type }) => `भेजी गई जानकारी ${type} के रूप में होनी चाहिए।`,
  'file-not-taken': ({ why }) => `यह फ़ाइल नहीं ली जा सकती: ${faultWorded(why, hindiFaults)}।`,
  'only-sheets': 'केवल .xlsx और .xls शीट ली जाती हैं।',

  'practice-day-full': ({ most }) => `पोर्टल एक दिन में हर व्यक्ति की ${most} अभ्यास-प्रविष्टियाँ लेता है; बाकी कल ली जाएँगी।`,
  'practice-log-full': ({ most }) => `पोर्टल हर व्यक्ति की ${most} अभ्यास-प्रविष्टियाँ रखता है।`,
  'reports-day-full': ({ most }) => `पोर्टल एक दिन में हर व्यक्ति की ${most} शिकायतें लेता है; बाकी कल ली जाएँगी।`,
  'reports-full': ({ most }) => `पोर्टल हर व्यक्ति की ज़्यादा से ज़्यादा ${most} शिकायतें लेता है।`,
  'no-such-report': 'ऐसी कोई शिकायत नहीं है।',

  'sign-in-wrong': 'ईमेल या पासवर्ड सही नहीं है।',
  'sign-in-ended': 'यह साइन-इन अब मान्य नहीं है। कृपया फिर से साइन इन करें।',
  'link-not-valid': 'यह लिंक या तो इस्तेमाल हो चुका है या पुराना हो गया है। कृपया नया लिंक मँगाएँ।',
  'tries-too-many': ({ seconds }) => `बहुत बार कोशिश की गई है। कृपया ${seconds} सेकंड बाद फिर से कोशिश करें।`,
  'mails-too-many': ({ seconds }) => `बहुत सारे ईमेल मँगाए जा चुके हैं। कृपया ${seconds} सेकंड बाद फिर से कोशिश करें।`,
  'passwords-being-checked': 'इस समय बहुत लोग साइन इन कर रहे हैं। कृपया कुछ सेकंड बाद फिर से कोशिश करें।',

  'bodies-under-way': 'आपके बहुत से अनुरोध अभी पूरे नहीं हुए हैं। कृपया कुछ देर बाद फिर से कोशिश करें।',
  'requests-too-many': ({ seconds }) => `बहुत अधिक अनुरोध हुए हैं। कृपया ${seconds} सेकंड बाद फिर से कोशिश करें।`,
  'portal-starting': 'पोर्टल शुरू हो रहा है। कृपया कुछ क्षण बाद फिर से कोशिश करें।',
  'portal-stopping': 'पोर्टल बंद हो रहा है। कृपया कुछ क्षण बाद फिर से कोशिश करें।',
  'portal-overloaded': 'पोर्टल पर इस समय बहुत लोग हैं। कृपया फिर से कोशिश करें।',
  'hand-ins-too-many': 'इस समय बहुत से परीक्षार्थी उत्तर सबमिट कर रहे हैं। कृपया फिर से कोशिश करें।',
  'starts-too-many': 'इस समय बहुत से परीक्षार्थी परीक्षा शुरू कर रहे हैं। कृपया फिर से कोशिश करें।',
  'files-being-read': 'दूसरी फ़ाइलें अभी पढ़ी जा रही हैं। कृपया कुछ देर बाद फिर से कोशिश करें।',
  'bank-being-read': 'प्रश्न बैंक को इस समय दूसरे लोग पढ़ रहे हैं। कृपया कुछ देर बाद फिर से कोशिश करें, या उसका एक पेज माँगें।',
  'results-being-written': 'इस समय दूसरे लोग परिणाम निर्यात कर रहे हैं। कृपया कुछ देर बाद फिर से कोशिश करें।',
  'nothing-saved': 'पोर्टल अभी कुछ भी सेव नहीं कर पा रहा है। कृपया कुछ देर बाद फिर से कोशिश करें।',
  'database-away': 'डेटाबेस से अभी संपर्क नहीं हो पा रहा है। कृपया कुछ देर बाद फिर से कोशिश करें।',
  'own-fault': 'सर्वर में कोई गड़बड़ी हुई है। कृपया फिर से कोशिश करें।',
};
