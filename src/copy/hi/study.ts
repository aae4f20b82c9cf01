import type { StudyCopy } from '../en/study';
import { numberIn } from '../figures/number-in';

const listed = (names: Iterable<string>): string =>
  new Intl.ListFormat('hi-IN', { type: 'conjunction' }).format(names).replace(/, और /u, ' और ');

/** Hindi uses the singular for 0 and 1. */
const chosen = (count: number, one: string, other: string): string => (count < 2 ? one : other);

const ago = (days: number): string => (days === 0 ? 'आज' : days === 1 ? 'कल' : `${days} दिन पहले`);
const inDays = (days: number): string => (days === 1 ? 'कल' : `${numberIn('hi-IN', days)} दिन बाद`);

const practiseThem = (count: number): string => (count === 1 ? 'इसका अभ्यास करें' : `इन ${count} का अभ्यास करें`);

const difficulties: Record<string, string> = { easy: 'आसान', medium: 'मध्यम', hard: 'कठिन' };

/** The sentences of en/study.ts in Hindi. */
export const studyCopyHi: StudyCopy = {
  dropped: 'गिना नहीं जाता',
  noInsight: 'यह परिणाम पोर्टल के पुराने संस्करण से लोड हुआ था। एक बार इंटरनेट से जुड़ें, फिर उसका विश्लेषण यहाँ दिखेगा।',

  lessons: 'यह परिणाम आपको क्या बताता है',
  negative: (marks, wrong) => `${wrong} गलत ${chosen(wrong, 'उत्तर', 'उत्तरों')} से ${marks} अंक कटे।`,
  leftEasy: (count, named) =>
    `${chosen(count, 'आपका', 'आपके')} ${count} ${chosen(count, 'ऐसा प्रश्न अनुत्तरित रहा जिसे', 'ऐसे प्रश्न अनुत्तरित रहे जिन्हें')} अधिकांश परीक्षार्थियों ने सही किया${named.length === 0 ? '' : `: क्रमांक ${listed(named.map(String))}`}।`,
  weakest: (name, correct, attempted, left) => `सबसे कमज़ोर: ${name}, ${attempted} में से ${correct} सही${left > 0 ? `, ${left} अनुत्तरित` : ''}।`,
  practise: {
    negative: practiseThem,
    'left-easy': (count) => (count === 1 ? 'अनुत्तरित आसान प्रश्न का अभ्यास करें' : `${count} अनुत्तरित आसान प्रश्नों का अभ्यास करें`),
    weakest: (count) => `इस विषय के ${count} ${chosen(count, 'प्रश्न', 'प्रश्नों')} का अभ्यास करें`,
    'time-on-wrong': practiseThem,
    hasty: practiseThem,
    left: practiseThem,
    wrong: practiseThem,
  },
  practiseFirst: (first, of) => `${numberIn('hi-IN', of)} में से पहले ${first} का अभ्यास करें`,
  left: (count, of) =>
    count === of && of > 1 ? `सभी ${of} प्रश्न अनुत्तरित रहे।` : `${of} में से ${count} ${chosen(count, 'प्रश्न अनुत्तरित रहा', 'प्रश्न अनुत्तरित रहे')}।`,
  notRightOf: (count, of) => `${of} में से ${count} ${chosen(count, 'प्रश्न गलत या आंशिक सही रहा', 'प्रश्न गलत या आंशिक सही रहे')}।`,
  timeOnWrong: (time, questions) => `जो ${questions} प्रश्न गलत ${chosen(questions, 'हुआ, उस', 'हुए, उन')} पर ${time} लगे।`,
  hasty: (questions, time) => `${questions} गलत उत्तर औसतन ${time} में दिए गए। अगली बार हर प्रश्न पूरा पढ़ें।`,
  flawless: 'सब कुछ सही है। यहाँ दोहराने के लिए कुछ नहीं है।',
  noLessons: 'इस परिणाम में कोई खास बात नहीं है।',

  standing: 'सभी परीक्षार्थियों के बीच',
  rank: 'रैंक',
  rankOf: (rank, participants) => `${rank} / ${participants}`,
  percentile: 'पर्सेंटाइल',
  mean: 'औसत',
  median: 'बीच का स्कोर',
  percentileMeans: (reached, all) => `आपको मिलाकर ${all} में से ${reached} के अंक आपके बराबर या कम हैं। बराबर अंक वालों की रैंक एक ही होती है।`,
  reachedOthers: (reached, others) => `आप बाकी ${others} में से ${reached} के बराबर या उनसे आगे रहे।`,
  inSteps: (group) => `नए परिणाम ${group}-${group} करके जुड़ते हैं, ताकि किसी के अंकों का अनुमान न लगाया जा सके।`,
  tooFew: (participants, needed) =>
    `अब तक ${participants} ${chosen(participants, 'परीक्षार्थी ने', 'परीक्षार्थियों ने')} यह टेस्ट दिया है। ${needed} होने पर अंकों की तुलना की जाती है, ताकि किसी के अंकों का अनुमान न लगाया जा सके।`,
  cohortOffline: 'सभी परीक्षार्थियों से तुलना के लिए एक बार इंटरनेट से जुड़ें; उसके बाद यह ऑफ़लाइन भी पढ़ी जा सकती है।',
  cohortLoading: 'तुलना लोड हो रही है…',
  distribution: 'अंकों का वितरण',
  distributionNote: 'आपके अंक घेरे वाले स्तंभ में हैं।',
  scores: 'अंक',
  learners: 'परीक्षार्थी',
  you: 'आप',
  yourScore: 'आपके अंक',
  range: (from, to) => `${from} से ${to}`,
  marksFromTo: (from, to) => `${from} से ${to} अंक`,
  learnersIn: (count) => `${numberIn('hi-IN', count)} परीक्षार्थी`,

  marks: 'मिले और कटे अंक',
  won: 'मिले अंक',
  lost: 'कटे अंक',

  accuracy: (by) => `${{ subject: 'विषय के अनुसार', category: 'टॉपिक के अनुसार', difficulty: 'कठिनाई के अनुसार' }[by]} सटीकता`,
  accuracyNote: 'जिन प्रश्नों के उत्तर दिए, उनमें से सही।',
  lowest: (name) => `सबसे कम: ${name}।`,
  partlyNote: 'आंशिक रूप से सही उत्तर अलग गिने जाते हैं।',
  rightOf: (correct, attempted) => `${attempted} में से ${correct}`,
  fewIn: (count) => `${numberIn('hi-IN', count)} और, जिनमें एक-दो उत्तर दिए`,
  noneAttempted: (count) => `बाकी ${numberIn('hi-IN', count)} में कोई प्रश्न हल नहीं किया`,
  notAttempted: (names) => `इनमें कोई उत्तर नहीं दिया: ${listed(names)}।`,
  name: 'नाम',
  accuracyColumn: 'सटीकता',

  time: 'हर प्रश्न पर लगा समय',
  timeNote: 'हर खड़ी पट्टी एक प्रश्न पर लगा समय है; उस पर खिंची रेखा परीक्षार्थियों का सामान्य समय है: आधे इससे तेज़ थे।',
  timeNoteAlone: 'हर खड़ी पट्टी एक प्रश्न पर लगा समय है।',
  noTimes: 'इस परिणाम का समय उपलब्ध नहीं है: जिस डिवाइस से यह सबमिट हुआ, उस पर समय दर्ज नहीं हुआ।',
  question: 'प्रश्न',
  questionNo: (number) => `प्रश्न ${number}`,
  outcome: 'नतीजा',
  yourTime: 'आपका समय',
  usualTime: 'सबका सामान्य समय',
  longer: 'चार्ट की ऊँचाई से अधिक',
  usually: (time) => `आम तौर पर ${time}`,
  place: 'उत्तर का क्रम',

  order: 'आपके उत्तर देने का क्रम',
  orderNote: 'बाईं ओर पहले उत्तर से दाईं ओर अंतिम उत्तर तक; जो ऊपर है वह प्रश्नपत्र में बाद में आता है।',
  answerNo: (place) => `उत्तर क्रमांक ${place}`,

  trend: 'समय के साथ आपके अंक',
  trendNote: 'हर बिंदु एक टेस्ट है: कुल अंकों में से कितने मिले।',
  assessment: 'टेस्ट',
  date: 'तारीख',
  share: 'कुल अंकों का हिस्सा',

  plotHint: 'पढ़ने के लिए चार्ट पर टैप करें या उँगली फिराएँ।',
  notDrawn: 'चार्ट लोड नहीं हो सका। उसकी सभी संख्याएँ तालिका में हैं।',
  asTable: 'तालिका के रूप में दिखाएँ',

  revise: 'दोहराएँ',
  reviseHint: 'आपकी गलतियाँ यहाँ लौटती हैं',
  reviseLead: 'जो गलत हुआ, छूटा या आपने सेव किया, वह सही समय पर फिर सामने आता है।',
  reviseEmpty: 'अभी दोहराने के लिए कुछ नहीं है। जो प्रश्न गलत होंगे, अनुत्तरित रहेंगे या जिन्हें आप सेव करेंगे, वे यहाँ दिखेंगे।',
  showAllDue: (count) => `सभी ${numberIn('hi-IN', count)} देखें`,
  due: (count) => (count === 0 ? 'आज कुछ दोहराना बाकी नहीं है' : `आज ${numberIn('hi-IN', count)} प्रश्न दोहराने हैं`),
  activeDays: (days) => `इस हफ़्ते ${days} दिन पढ़ाई हुई।`,
  why: {
    wrong: (days) => `${ago(days)} टेस्ट में गलत हुआ`,
    partly: (days) => `${ago(days)} टेस्ट में आंशिक रूप से सही हुआ`,
    unattempted: (days) => `${ago(days)} टेस्ट में अनुत्तरित रहा`,
    key: () => 'इसका सही उत्तर सुधारा गया',
    saved: () => 'आपने इसे सेव किया है',
    missed: (days) => `${ago(days)} अभ्यास में सही नहीं हुआ`,
    unsure: (days) => `${ago(days)} पूरा पक्का नहीं था`,
    time: (days) => `${ago(days)} सही किया था: देखें, अब भी याद है या नहीं`,
  },
  reviseSome: (count, of) => `${count < of ? 'पहले ' : ''}${numberIn('hi-IN', count)} प्रश्न दोहराएँ`,
  practiseSome: (count) => `फिर भी ${numberIn('hi-IN', count)} ${chosen(count, 'प्रश्न', 'प्रश्नों')} का अभ्यास करें`,
  allAssessments: 'सभी टेस्ट',
  subject: 'विषय',
  allSubjects: 'सभी विषय',
  noSubject: 'कोई विषय नहीं',
  difficulty: 'कठिनाई',
  allDifficulties: 'हर कठिनाई',
  noDifficulty: 'कठिनाई नहीं दी गई',
  difficultyOf: (level) => difficulties[level.toLowerCase()] ?? level,
  testsAway: (count) => `${count} टेस्ट के प्रश्न अभी इस डिवाइस पर नहीं हैं।`,
  comeLater: 'इंटरनेट मिलते ही वे आ जाएँगे।',
  fetchResults: 'लोड करें',
  fetchFailed: (count) => `${count} टेस्ट के प्रश्न लोड नहीं हो सके। इंटरनेट से जुड़कर फिर से कोशिश करें।`,
  practiceNote: 'बिना समय-सीमा और बिना अंकों के। आपका अभ्यास आपके दूसरे डिवाइस पर भी मिलेगा।',
  spareNote: 'सिर्फ़ अभ्यास के लिए: इसमें कुछ गिना नहीं जाता।',
  position: (at, all) => `${at} / ${all}`,
  from: (title) => `टेस्ट: ${title}`,
  notSure: 'मुझे पक्का नहीं पता',
  check: 'जाँचें',
  notKnown: 'नहीं आता',
  right: 'सही।',
  partlyRight: 'कुछ सही, कुछ छूटा।',
  notRight: 'सही नहीं।',
  solutionShown: 'कोई बात नहीं, हल देखिए।',
  comesBack: (days) => `यह ${inDays(days)} फिर आएगा।`,
  told: 'आप हल देख चुके थे, इसलिए यह इस बार नहीं गिना जाएगा।',
  undo: 'गलती से दबा? वापस जाएँ',
  notKept: 'यह इस डिवाइस पर सेव नहीं हो सका। फिर से कोशिश करें।',
  nextMistake: 'अगला प्रश्न',
  finish: 'समाप्त करें',
  solutionsRead: (count) => `${numberIn('hi-IN', count)} हल ${chosen(count, 'देखा', 'देखे')}।`,
  finishedWith: (right, partly, all) => `${all} में से ${right} सही${partly > 0 ? `, ${partly} कुछ सही` : ''}।`,
  allKnown: 'शाबाश!',
  leftToday: (count) => `आज के ${numberIn('hi-IN', count)} प्रश्न अभी बाकी हैं।`,
  allDone: 'आज का सब हो गया।',
  allDoneHere: 'इस डिवाइस पर आज और कुछ बाकी नहीं है।',
  reviseMore: (count) => `${numberIn('hi-IN', count)} और प्रश्न दोहराएँ`,
  comeBack: (count, days) => `${numberIn('hi-IN', count)} प्रश्न ${inDays(days)} फिर ${chosen(count, 'आएगा', 'आएँगे')}।`,
  missedAgain: (count) => (count === 1 ? 'जो सही नहीं हुआ, उसे फिर हल करें' : `जो सही नहीं हुए, वे ${numberIn('hi-IN', count)} प्रश्न फिर हल करें`),
  sitPast: 'पुराना टेस्ट फिर से हल करें',
  sitPastHint: (minutes) => `जाँच इसी डिवाइस पर · ${minutes}`,
};
