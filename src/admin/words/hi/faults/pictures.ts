import type { PictureFaults } from '../../../../../contract/faults/pictures';
import { quoted } from '../../../../../contract/faults/quoted';
import type { Sentences } from '../../../../../contract/faults/sentences';

export const pictures: Sentences<PictureFaults> = {
  'not-a-picture': 'JPEG, PNG, WebP, GIF या AVIF चित्र नहीं है',
  'picture-too-large': ({ megabytes }) => `${megabytes} MB से बड़ी है`,
  'picture-of-too-many-pixels': ({ millions }) => `इसमें ${millions} मिलियन से अधिक पिक्सेल हैं`,
  'picture-too-long': ({ pixels }) => `इसकी एक भुजा ${pixels} पिक्सेल से लंबी है`,
  'picture-moves': 'एनिमेशन है; स्थिर चित्र चाहिए',
  'picture-damaged': 'खराब या अधूरी है',
  'picture-takes-too-much': 'खुलने में बहुत समय या मेमोरी लेती है',
  'not-a-picture-name': 'किसी चित्र का नाम नहीं है',
  'not-an-own-picture': 'इस पोर्टल का चित्र नहीं है',
  'picture-in-gift': 'इसमें चित्र है, जो GIFT में नहीं जा सकता; Moodle XML के रूप में निर्यात करें',
  'picture-alone': 'इसमें केवल चित्र है, शब्द नहीं',
  'picture-without-end': 'इसमें ऐसा चित्र है जो पढ़ा नहीं जा सकता',
  'picture-not-in-base64': 'इसके चित्र की फ़ाइल base64 में नहीं है',
  'picture-not-read': 'इसका चित्र पढ़ा नहीं गया',
  'picture-elsewhere': ({ address }) => `इसमें दूसरी साइट का चित्र ${quoted(address)} है, जो वहाँ से नहीं लाया जाता`,
  'picture-absent': ({ name }) => `इसमें चित्र ${quoted(name)} का नाम है, जो फ़ाइल में नहीं है`,
  'several-pictures': ({ found }) => `इसमें ${found} चित्र हैं; केवल एक लिया जाता है`,
  'other-pictures-in-second': 'इसमें दूसरी भाषा में दूसरे चित्र हैं',
  'description-too-long': ({ most }) => `इसके चित्र का वर्णन ${most} से अधिक अक्षरों का है`,
  'too-many-pictures': ({ most }) => `इसमें ${most} से अधिक चित्र हैं; इसे कई फ़ाइलों में बाँटें`,
  'pictures-take-too-long': ({ seconds }) => `इसके चित्र खुलने में ${seconds} सेकंड से अधिक लेते हैं; इसे कई फ़ाइलों में बाँटें`,
  'holds-media': 'इसमें ध्वनि, वीडियो या रेखाचित्र (SVG) है, जो नहीं लिया जा सकता',
  'holds-a-file': 'इसमें फ़ाइल है, जो नहीं ली जा सकती',
};
