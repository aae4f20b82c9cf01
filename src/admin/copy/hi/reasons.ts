/** Rules of the contract by their English sentences. */
export const rules: Readonly<Record<string, string>> = {
  'Category name cannot be empty!': 'श्रेणी का नाम खाली नहीं हो सकता!',
  '❌ Please enter a question and select at least one category.': '❌ कृपया प्रश्न लिखें और कम से कम एक श्रेणी चुनें।',
  '❌ Please provide at least 2 options.': '❌ कृपया कम से कम 2 विकल्प दें।',
  '❌ Please mark at least one option as correct.': '❌ कृपया कम से कम एक विकल्प को सही चिह्नित करें।',
  'Please wait until the picture is uploaded.': 'कृपया चित्र अपलोड होने तक प्रतीक्षा करें।',
  'Please enter an assessment name.': 'कृपया टेस्ट का नाम लिखें।',
  'Please select at least one category.': 'कृपया कम से कम एक श्रेणी चुनें।',
  'Please fill in exam name and at least one subject.': 'कृपया परीक्षा का नाम और कम से कम एक विषय भरें।',
  '⚠️ Please select an exam and enter an assessment name.': '⚠️ कृपया परीक्षा चुनें और टेस्ट का नाम लिखें।',
};

const fields: Readonly<Record<string, string>> = {
  name: 'नाम',
  shortName: 'संक्षिप्त नाम',
  hindiName: 'हिन्दी में नाम',
  colour: 'रंग',
  icons: 'लोगो',
  description: 'प्रश्न',
  options: 'विकल्प',
  text: 'टेक्स्ट',
  correct: 'सही विकल्प',
  explanation: 'व्याख्या',
  picture: 'चित्र',
  explanationPicture: 'व्याख्या का चित्र',
  alt: 'चित्र में क्या दिखता है',
  difficultyLevel: 'कठिनाई स्तर',
  language: 'भाषा',
  examTags: 'परीक्षा टैग',
  categoryIds: 'श्रेणी',
  categories: 'श्रेणी',
  categoryId: 'श्रेणी',
  translation: 'दूसरी भाषा',
  examId: 'परीक्षा',
  parentCategoryId: 'मूल श्रेणी',
  questionCount: 'प्रश्नों की संख्या',
  numberOfQuestions: 'प्रश्नों की संख्या',
  durationInMinutes: 'अवधि',
  totalMarks: 'कुल अंक',
  timerDuration: 'समय',
  marksPerCorrect: 'हर सही उत्तर के अंक',
  negativeMarksPerWrong: 'हर गलत उत्तर के ऋणात्मक अंक',
  instructions: 'निर्देश',
  subjects: 'विषय',
  file: 'फ़ाइल',
  timePercent: 'समय',
};

/** `subjects.0.numberOfQuestions` → "विषय 1, प्रश्नों की संख्या". */
export function fieldName(path: string): string {
  const said: string[] = [];
  for (const part of path.split('.')) {
    const last = /^\d+$/.test(part) ? said.pop() : undefined;
    said.push(last === undefined ? (fields[part] ?? part) : `${last} ${Number(part) + 1}`);
  }
  return said.join(', ');
}

/** Reasons as the contract words them, and what stands in them. What is not among them stays as it came. */
const reasons: readonly [RegExp, string][] = [
  [/^is required$/, 'आवश्यक है'],
  [/^is empty$/, 'खाली है'],
  [/^is missing$/, 'नहीं है'],
  [/^is missing in the first language$/, 'पहली भाषा में नहीं है'],
  [/^is missing above this line$/, 'इस लाइन के ऊपर नहीं है'],
  [/^is missing: no line says ANSWER$/, 'नहीं है: ANSWER वाली कोई लाइन नहीं'],
  [/^is the language of the question itself$/, 'प्रश्न की अपनी ही भाषा है'],
  [/^must be English or Hindi where there is a second version$/, 'दूसरी भाषा हो तो English या Hindi ही हो सकती है'],
  [/^is there already$/, 'पहले से मौजूद है'],
  [/^is there twice$/, 'दो बार है'],
  [/^is too long$/, 'बहुत लंबा है'],
  [/^is less than (.+)$/, '$1 से कम है'],
  [/^is more than (.+)$/, '$1 से अधिक है'],
  [/^is not a whole number(?: from 1)?$/, 'पूर्ण संख्या नहीं है'],
  [/^is not a number$/, 'संख्या नहीं है'],
  [/^is not a text$/, 'टेक्स्ट नहीं है'],
  [/^is not a list$/, 'सूची नहीं है'],
  [/^is not an object$/, 'फ़ील्ड का समूह नहीं है'],
  [/^is not a known field$/, 'कोई ज्ञात फ़ील्ड नहीं है'],
  [/^is not right$/, 'सही नहीं है'],
  [/^is not a category$/, 'कोई श्रेणी नहीं है'],
  [/^is not an exam$/, 'कोई परीक्षा नहीं है'],
  [/^is not an email address$/, 'ईमेल पता नहीं है'],
  [/^is not a colour like (.+)$/, '$1 जैसा रंग नहीं है'],
  [/^has more than (\d+) characters$/, '$1 से अधिक अक्षर हैं'],
  [/^has more than (\d+) entries$/, '$1 से अधिक प्रविष्टियाँ हैं'],
  [/^has more than (\d+) tags$/, '$1 से अधिक टैग हैं'],
  [/^has more than (\d+) rows$/, '$1 से अधिक पंक्तियाँ हैं'],
  [/^has more than (\d+) questions(.*)$/, '$1 से अधिक प्रश्न हैं$2'],
  [/^has more than (\d+) options$/, '$1 से अधिक विकल्प हैं'],
  [/^has fewer than (\d+) options$/, '$1 से कम विकल्प हैं'],
  [/^reaches below row (\d+)$/, 'पंक्ति $1 से आगे तक जाती है'],
  [/^names no category$/, 'कोई श्रेणी नहीं चुनी गई'],
  [/^names more than (\d+) categories$/, '$1 से अधिक श्रेणियाँ हैं'],
  [/^names no subject$/, 'कोई विषय नहीं है'],
  [/^needs exactly one correct option$/, 'ठीक एक सही विकल्प आवश्यक है'],
  [/^needs (\d+), found (\d+)$/, '$1 आवश्यक, $2 मिले'],
  [/^("[\s\S]*") is not an option$/, '$1 कोई विकल्प नहीं है'],
  [/^option (\d) is empty$/, 'विकल्प $1 खाली है'],
  [/^("[\s\S]*") is not a category$/, '$1 नाम की कोई श्रेणी नहीं है'],
  [/^("[\s\S]*") is the name of (\d+); write the whole path$/, '$1 नाम की $2 श्रेणियाँ हैं; पूरा पथ लिखें'],
  [/^Please provide at least 2 options$/, 'कृपया कम से कम 2 विकल्प दें'],
  [/^Please mark at least one option as correct$/, 'कृपया एक विकल्प को सही चिह्नित करें'],
  [/^is the same as in row (\d+)$/, 'पंक्ति $1 जैसा ही है'],
  [/^is the same as in line (\d+)$/, 'लाइन $1 जैसा ही है'],
  [/^is in the bank already, as question (\d+)$/, 'प्रश्न बैंक में पहले से है, प्रश्न $1 के रूप में'],
  [/^holds a formula without its value; open the sheet in Excel and save it$/, 'में बिना मान का फ़ॉर्मूला है; शीट को एक्सेल में खोलकर सहेजें'],
  [/^holds the error (.+)$/, 'में त्रुटि $1 है'],
  [/^holds a sound, a video or a drawing, which cannot be taken over$/, 'में ध्वनि, वीडियो या रेखाचित्र (SVG) है, जो नहीं लिया जा सकता'],
  [/^holds a file, which cannot be taken over$/, 'में फ़ाइल है, जो नहीं ली जा सकती'],
  [/^holds a picture, which GIFT cannot carry; export it as Moodle XML$/, 'में चित्र है, जो GIFT में नहीं जा सकता; Moodle XML के रूप में निर्यात करें'],
  [/^holds a picture alone, without words$/, 'में केवल चित्र है, शब्द नहीं'],
  [/^holds a picture that cannot be read$/, 'में ऐसा चित्र है जो पढ़ा नहीं जा सकता'],
  [/^holds a picture that is not in base64$/, 'के चित्र की फ़ाइल base64 में नहीं है'],
  [/^holds a picture that was not read$/, 'का चित्र पढ़ा नहीं गया'],
  [/^shows a picture of another site, ("[\s\S]*"), which is not fetched$/, 'में दूसरी साइट का चित्र $1 है, जो वहाँ से नहीं लाया जाता'],
  [/^names the picture ("[\s\S]*"), which the file does not hold$/, 'में चित्र $1 का नाम है, जो फ़ाइल में नहीं है'],
  [/^shows (\d+) pictures; one is taken$/, 'में $1 चित्र हैं; केवल एक लिया जाता है'],
  [/^shows other pictures in its second language$/, 'में दूसरी भाषा में दूसरे चित्र हैं'],
  [/^describes its picture in more than (\d+) characters$/, 'के चित्र का वर्णन $1 से अधिक अक्षरों का है'],
  [/^holds more than (\d+) pictures; divide it into several files$/, 'में $1 से अधिक चित्र हैं; इसे कई फ़ाइलों में बाँटें'],
  [
    /^holds pictures that take more than (\d+) seconds to open; divide it into several files$/,
    'के चित्र खुलने में $1 सेकंड से अधिक लेते हैं; इसे कई फ़ाइलों में बाँटें',
  ],
  [/^hold an empty one, number (\d)$/, 'में विकल्प $1 खाली है'],
  [/^hold (\d) correct ones; one is taken$/, 'में $1 सही हैं; केवल एक लिया जाता है'],
  [/^are (\d+); (\d) are the most$/, '$1 हैं; अधिक से अधिक $2 हो सकते हैं'],
  [/^has no column (.+) in row (\d+) of the sheet ("[\s\S]*")$/, 'में, शीट $3 की पंक्ति $2 में, ये कॉलम नहीं हैं: $1'],
  [/^has no column (.+)$/, 'में ये कॉलम नहीं हैं: $1'],
  [/^has the column (.+) twice$/, 'में कॉलम $1 दो बार है'],
  [/^is not an \.xlsx or \.xls sheet$/, '.xlsx या .xls शीट नहीं है'],
  [/^is not a \.gift, \.txt or \.xml file$/, '.gift, .txt या .xml फ़ाइल नहीं है'],
  [/^is a sheet of another kind; save it as \.xlsx$/, 'दूसरे प्रकार की शीट है; इसे .xlsx में सहेजें'],
  [
    /^has too many cells: (\d+) in all, and (\d+) in one row, are the most, blank ones included$/,
    'में बहुत अधिक सेल हैं: ख़ाली सेल मिलाकर अधिक से अधिक कुल $1, और एक पंक्ति में $2',
  ],
  [/^takes too much time or memory to read$/, 'पढ़ने में बहुत समय या मेमोरी लेती है'],
  [/^holds more text than (\d+) million characters$/, 'में $1 मिलियन से अधिक अक्षर हैं'],
  [/^cannot be read as a sheet$/, 'शीट के रूप में नहीं पढ़ी जा सकती'],
  [/^is locked with a password$/, 'पासवर्ड से बंद है'],
  [/^is too large: (\d+) MB, and (\d+) MB unpacked, is the most$/, 'बहुत बड़ी है: अधिक से अधिक $1 MB, और खुलने पर $2 MB'],
  [/^is not a JPEG, PNG, WebP, GIF or AVIF picture$/, 'JPEG, PNG, WebP, GIF या AVIF चित्र नहीं है'],
  [/^has more than (\d+) million pixels$/, 'में $1 मिलियन से अधिक पिक्सेल हैं'],
  [/^has a side of more than (\d+) pixels$/, 'की एक भुजा $1 पिक्सेल से लंबी है'],
  [/^is an animation; a still picture is needed$/, 'एनिमेशन है; स्थिर चित्र चाहिए'],
  [/^is damaged or incomplete$/, 'ख़राब या अधूरी है'],
  [/^takes too much time or memory to open$/, 'खुलने में बहुत समय या मेमोरी लेती है'],
  [/^is not the name of a picture$/, 'किसी चित्र का नाम नहीं है'],
  [/^is larger than (\d+) MB$/, '$1 MB से बड़ी है'],
  [/^is not text in UTF-8; save it as UTF-8$/, 'UTF-8 टेक्स्ट नहीं है; UTF-8 में सहेजें'],
  [/^is neither GIFT nor Aiken nor Moodle XML$/, 'न GIFT है, न Aiken, न Moodle XML'],
  [
    /^lets several options be chosen; only multiple choice with one correct option is taken$/,
    'में कई विकल्प चुने जा सकते हैं; केवल एक सही विकल्प वाले प्रश्न लिए जाते हैं',
  ],
  [
    /^is (.+); only multiple choice with one correct option is taken$/,
    'दूसरे प्रकार का है ($1); केवल एक सही विकल्प वाले बहुविकल्पीय प्रश्न लिए जाते हैं',
  ],
];

const ofPicture = 'holds a picture that ';

/** Why something is refused, to be read after its name. What speaks against a picture itself is said of its file. */
export function reason(why: string): string {
  const known = reasons.find(([english]) => english.test(why));
  if (known !== undefined) return why.replace(...known);
  return why.startsWith(ofPicture) ? `के चित्र की फ़ाइल ${reason(why.slice(ofPicture.length))}` : why;
}

export const fault = (name: string, why: string): string => `${name}: ${reason(why)}।`;

/** `Row 12, Correct option: is empty.` as the server says it; columns keep the names that they have in the sheet. */
export function rowFault(sentence: string): string {
  const [, place, row, column = '', why = ''] = /^(Row|Line) (\d+), ([^:]+): ([\s\S]*)\.$/.exec(sentence) ?? [];
  return place === undefined ? sentence : `${place === 'Row' ? 'पंक्ति' : 'लाइन'} ${row}, ${fault(column, why)}`;
}
