import type { PeopleFaults } from '../../../../../contract/faults/people';
import { quoted } from '../../../../../contract/faults/quoted';
import type { Sentences } from '../../../../../contract/faults/sentences';

const counted = (count: number, what: string): string[] => (count === 0 ? [] : [`${count} ${what}`]);

export const people: Sentences<PeopleFaults> = {
  'not-a-group': 'कोई समूह नहीं है',
  'too-many-groups': ({ most }) => `पोर्टल पर ज़्यादा से ज़्यादा ${most} समूह हो सकते हैं`,
  'groups-in-one': ({ name }) => `${quoted(name)} में कई समूह हैं; उन्हें “Groups” कॉलम में सेमीकोलन (;) लगाकर लिखें`,
  'groups-of-learner': ({ most }) => `एक परीक्षार्थी ज़्यादा से ज़्यादा ${most} समूहों में हो सकता है`,
  'one-way-to-move': 'एक ही तरीके से बताया जाए',
  'group-in-use': ({ learners, waiting, assessments }) =>
    `अभी उपयोग में है: ${[...counted(learners, 'परीक्षार्थी'), ...counted(waiting, 'नामसूची के व्यक्ति'), ...counted(assessments, 'टेस्ट')].join(', ')}`,
  'not-a-phone': 'फ़ोन नंबर नहीं है: दस अंक लिखें, या + और देश का कोड',
  'address-missing': 'खाली है, और दूसरा पता भी: हर पंक्ति में ईमेल या फ़ोन ज़रूरी है',
  'not-a-role': 'न admin है, न user',
  'last-admin': 'आख़िरी एडमिन है; पहले किसी और को एडमिन बनाएँ',
  'own-role': 'आपकी अपनी भूमिका है; इसे छोड़ने की पुष्टि करें',
  'last-with-everything': 'के बाद सब कुछ करने वाला कोई एडमिन नहीं बचेगा; पहले किसी और एडमिन को यह अधिकार दें',
  'own-rights': 'आपके अपने हैं; इनमें से कोई छोड़ने की पुष्टि करें',
  'not-a-right': 'कोई अधिकार नहीं है',
  'no-right': 'कम से कम एक चुनें',
  'no-group-given': 'कम से कम एक चुनें',
  'own-account': 'आपका अपना खाता है',
  'not-a-push-service': 'इंटरनेट की किसी पुश सेवा का सुरक्षित पता नहीं है',
  'not-a-push-key': 'पुश सदस्यता की कुंजी नहीं है',
  'role-from-settings': 'ADMIN_EMAILS सेटिंग से आती है, जिसमें यह पता है; पहले पता वहाँ से हटाएँ और पोर्टल फिर से चालू करें',
};
