import type { ProfileCopy } from '../en/profile';

/** The sentences of en/profile.ts in Hindi. */
export const profileCopyHi: ProfileCopy = {
  notAuthenticatedYet: 'आपकी पहचान की पुष्टि अभी नहीं हुई है। कृपया रुकें...',
  profileSaved: '✅ प्रोफ़ाइल पूरी हो गई!',
  profileChanged: 'आपकी प्रोफ़ाइल सेव हो गई।',
  profileNotSaved: (body) => `❌ प्रोफ़ाइल सेव नहीं हो सकी: ${body}`,
  profileFound: 'आपकी प्रोफ़ाइल पहले से सेव की हुई थी और वैसी ही रहेगी। आप उसे “प्रोफ़ाइल बदलें” में बदल सकते हैं।',
  profileFoundInPart: 'इनमें से कुछ जानकारी पहले से सेव की हुई थी। जाँचें, फिर सेव करें।',
  profileUnheard: 'आपकी सेव की हुई जानकारी अभी नहीं आई है। पेज अपने आप फिर पूछ रहा है: दोबारा लिखने से पहले थोड़ा रुकें।',
  savedBefore: (value) => `पहले सेव किया हुआ: ${value}`,
  completeProfile: 'अपनी प्रोफ़ाइल पूरी करें',
  completeProfileLead: 'बस एक बार भरें, ताकि परिणाम आपके नाम से रहें।',
  editProfileLead: 'आपकी जानकारी, डिस्प्ले, सूचनाएँ और आपका डेटा।',
  details: 'आपकी जानकारी',
  signedInBy: 'लॉगिन का तरीका:',
  methods: { email: 'ईमेल लॉगिन', phone: 'फ़ोन लॉगिन', google: 'Google लॉगिन' },
  firstName: 'पहला नाम',
  lastName: 'सरनेम',
  locationHint: 'आपका शहर या ज़िला।',
  fieldRefused: () => 'कृपया इसे जाँचें।',
  required: 'यह भरना ज़रूरी है।',
  emailNotWhole: 'पूरा ईमेल पता लिखें, जैसे name@example.com।',
  saveProfile: 'प्रोफ़ाइल सेव करें',
};
