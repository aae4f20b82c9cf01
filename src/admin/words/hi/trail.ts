import type { TrailAct } from '../../../../contract/trail/trail';
import type { TrailSaid, words } from '../en/trail';
import { numberText as n } from '../wording/figures';
import { titlesHi } from './titles';

const questions = (count: unknown): string => `${n(Number(count))} प्रश्न`;

const states: Record<string, string> = { draft: 'ड्राफ़्ट', published: 'प्रकाशित', hidden: 'छिपा हुआ' };

const moved = (d: TrailSaid, field: string, name: string, none: string): string | false => {
  const [now, before] = [d[field], d[`${field}Before`]];
  if (now === undefined) return false;
  return before === undefined ? `${name}: ${now ?? none}` : `${name}: ${before ?? none} → ${now ?? none}`;
};

const lookOf: Record<string, string> = {
  name: 'नाम',
  shortName: 'छोटा नाम',
  hindiName: 'हिन्दी में नाम',
  colour: 'रंग',
  icons: 'लोगो',
  contactEmail: 'ईमेल पता',
  contactPhone: 'फ़ोन नंबर',
  grievanceOfficer: 'शिकायत अधिकारी',
  grievanceContact: 'शिकायत अधिकारी से संपर्क',
};
const lookSaid = (listed: unknown): string =>
  String(listed)
    .split(', ')
    .map((field) => lookOf[field] ?? field)
    .join(', ');

const test = ({ assessment, assessmentId }: TrailSaid): string =>
  assessment === undefined ? `टेस्ट ${assessmentId}` : `टेस्ट “${assessment}”`;
const question = ({ question: text, questionId }: TrailSaid): string =>
  text === undefined ? `प्रश्न ${questionId}` : `प्रश्न ${questionId} (“${text}”)`;

function timetable(d: TrailSaid): string {
  const parts = [
    d.state !== undefined && (states[String(d.state)] ?? String(d.state)),
    moved(d, 'opensAt', 'खुलने का समय', 'तुरंत'),
    moved(d, 'closesAt', 'शुरू करने का आख़िरी समय', 'कोई नहीं'),
    moved(d, 'resultsAt', 'परिणाम', 'तुरंत'),
    d.groups !== undefined && (d.groups === '' ? 'सबके लिए' : `${d.groups} के लिए`),
    d.endsTogether !== undefined && (d.endsTogether ? 'देर से शुरू करने वाले सबके साथ समाप्त करेंगे' : 'देर से शुरू करने पर पूरा समय'),
    d.examDate !== undefined && (d.examDate === null ? 'असली परीक्षा की तारीख नहीं' : `असली परीक्षा ${d.examDate} को`),
    d.cutOff !== undefined && (d.cutOff === null ? 'अनुमानित कट-ऑफ़ नहीं' : `अनुमानित कट-ऑफ़ ${d.cutOff}`),
  ];
  return parts.filter(Boolean).join(', ');
}

const after = (more: string): string => (more === '' ? '' : `: ${more}`);

const sectioned = ({ sections, isLocked }: TrailSaid): string => {
  if (sections === undefined) return '';
  return isLocked ? `, ${sections} लॉक खंड` : `, ${sections} खंडों का अपना समय, अपने अंक या अपने प्रकार`;
};

const rightsOf: Record<string, string> = {
  'edit-questions': 'प्रश्न बदलना',
  'make-tests': 'टेस्ट बनाना',
  results: 'लोग और परिणाम देखना',
  everything: 'सब कुछ',
};
const rightsSaid = (listed: unknown): string =>
  String(listed)
    .split(', ')
    .map((right) => rightsOf[right] ?? right)
    .join(', ');

const bulk: Record<string, string> = {
  move: 'दूसरी श्रेणी में ले जाए गए',
  tag: 'पर टैग लगाया गया',
  untag: 'से टैग हटाया गया',
  retire: 'उपयोग से हटाए गए',
  restore: 'फिर उपयोग में लाए गए',
  attach: 'गद्यांश के नीचे रखे गए',
  detach: 'अपने गद्यांश से अलग किए गए',
};

/** The sentences of en/trail.ts in Hindi. */
export const wordsHi: typeof words = {
  title: titlesHi.changes,
  lead: 'किसने, क्या और कब बदला; नए बदलाव पहले। इस सूची से कुछ मिटाया नहीं जा सकता।',
  failed: 'बदलाव लोड नहीं हो सके।',
  filters: 'फ़िल्टर',
  group: 'पोर्टल का भाग',
  everything: 'सब कुछ',
  by: 'किसने बदला (नाम या पता)',
  from: 'इस दिन से',
  to: 'इस दिन तक',
  onlyBy: (who) => `केवल ${who} के किए बदलाव`,
  onlyAbout: (what) => `केवल इसके बदलाव: ${what}`,
  clear: 'सभी बदलाव दिखाएँ',
  save: 'CSV फ़ाइल में सेव करें',
  saving: 'फ़ाइल बन रही है …',
  savesLatest: (most, all) => `फ़ाइल में इन ${n(all)} बदलावों में से सबसे नए ${n(most)} आएँगे: बाकी के लिए दिन चुनें।`,
  saveFailed: 'फ़ाइल नहीं बन सकी।',
  columns: { time: (zone) => `समय (${zone})`, by: 'किसने बदला', change: 'बदलाव', about: 'क्या बदला गया' },
  none: 'अभी कोई बदलाव नहीं है।',
  turned: 'पहला दिन आख़िरी दिन के बाद का है।',
  noMatch: 'इन फ़िल्टरों से कोई बदलाव मेल नहीं खाता।',
  now: (name) => `अब: ${name}`,
  command: 'सर्वर पर दिया गया आदेश',
  erased: (mark: string) => `वह व्यक्ति जिसका डेटा मिटाया गया (${mark})`,
  kinds: {
    question: (id) => `प्रश्न ${id}`,
    passage: (id) => `गद्यांश ${id}`,
    category: (id) => `श्रेणी ${id}`,
    exam: (id) => `परीक्षा ${id}`,
    assessment: (id) => `टेस्ट ${id}`,
    person: () => 'व्यक्ति',
    group: (id) => `समूह ${id}`,
    portal: () => 'पोर्टल',
    notice: (id) => `सूचना ${id}`,
  },
  acts: {
    'question-created': () => 'प्रश्न जोड़ा गया',
    'question-edited': (d) => `प्रश्न बदला गया, संस्करण ${d.version}`,
    'report-answered': (d) => `शिकायत का जवाब दिया: ${d.outcome === 'mended' ? 'प्रश्न सुधारा गया' : 'प्रश्न वैसा ही रहेगा'}`,
    'question-retired': () => 'प्रश्न उपयोग से हटाया गया',
    'question-restored': () => 'प्रश्न फिर उपयोग में लाया गया',
    'questions-imported': (d) => `फ़ाइल से ${questions(d.count)} जोड़े गए, संख्या ${d.first} से ${d.last}`,
    'upload-taken-back': (d) => `संख्या ${d.upload} से शुरू हुए अपलोड के ${questions(d.count)} वापस लिए गए`,
    'questions-changed': (d) => `${questions(d.questions)} ${bulk[String(d.change)] ?? 'बदले गए'}`,
    'questions-undone': (d) => `${questions(d.questions)} का पिछला बदलाव वापस लिया गया`,
    'passage-created': () => 'गद्यांश जोड़ा गया',
    'passage-deleted': (d) => `गद्यांश मिटाया गया${d.name ? `: ${d.name}` : ''}`,
    'passage-edited': (d) => `गद्यांश बदला गया, संस्करण ${d.version}`,
    'category-created': (d) => (d.path === undefined ? 'श्रेणी जोड़ी गई' : `श्रेणी यहाँ जोड़ी गई: ${d.path}`),
    'category-renamed': (d) => `श्रेणी का नाम बदला गया, पहले: ${d.before}`,
    'category-moved': () => 'श्रेणी दूसरी जगह ले जाई गई',
    'category-merged': (d) => `श्रेणी ${d.from ?? d.name} को ${d.path ?? `श्रेणी ${d.into}`} में मिलाया गया`,
    'category-deleted': (d) => `श्रेणी ${d.name} मिटाई गई`,
    'exam-created': (d) => `परीक्षा बनाई गई${sectioned(d)}`,
    'assessment-created': (d) => `टेस्ट बनाया गया, ${questions(d.questions)}${after(timetable(d))}`,
    'assessment-scheduled': (d) => `समय-सारणी बदली गई${after(timetable(d))}`,
    'more-time-given': (d) => `सबको और समय: कुल ${d.minutes} मिनट${d.resultsAt === undefined ? '' : `, परिणाम ${d.resultsAt} आएगा`}`,
    'more-time-taken-back': (d) => `सबको मिला और समय वापस लिया गया: ${d.before} की जगह ${d.minutes} मिनट`,
    'key-corrected': (d) => `${question(d)} की उत्तर कुंजी सुधारी गई, ${d.from} से ${d.to}`,
    'question-dropped': (d) => `${question(d)} हटाया गया; ${d.changed} अंक बदले`,
    'question-marks-given': (d) => `${question(d)} के अंक सबको दिए गए; ${d.changed} अंक बदले`,
    'paper-changed': () => 'प्रकाशन से पहले प्रश्नपत्र बदला गया',
    'assessment-archived': (d) => `टेस्ट आर्काइव किया गया; उस समय ${n(Number(d.sitting))} प्रयास चल रहे थे`,
    'assessment-restored': (d) => `टेस्ट आर्काइव से वापस लाया गया: ${states[String(d.state)] ?? String(d.state)}`,
    'assessment-deleted': (d) => `टेस्ट “${d.name}” मिटाया गया`,
    'submission-imported': (d) => `${test(d)} के लिए फ़ाइल से ${d.finished ? 'सबमिट किए गए उत्तर' : 'अधूरे प्रयास की कॉपी'} आयात की गई`,
    'submission-settled': (d) => `${test(d)} के लिए अधूरे प्रयास की कॉपी सबमिट मान ली गई`,
    'role-granted': (d) => (d.byAddress ? 'सत्यापित पते से एडमिन बनाया गया' : 'एडमिन बनाया गया'),
    'role-revoked': () => 'अब एडमिन नहीं',
    'rights-set': (d) => `अधिकार तय किए गए: ${rightsSaid(d.rights)}${d.groups === undefined ? '' : `, केवल इन समूहों के लिए: ${d.groups}`}`,
    'admin-address-granted': () => 'एक पते को एडमिन की भूमिका दी गई',
    'admin-address-revoked': () => 'एक पते से एडमिन की भूमिका वापस ली गई',
    'own-time-given': (d) => `${test(d)} में और समय: कुल ${d.minutes} मिनट${d.resultsAt === undefined ? '' : `, परिणाम ${d.resultsAt} आएगा`}`,
    'own-time-taken-back': (d) => `${test(d)} में मिला और समय वापस लिया गया: ${d.before} की जगह ${d.minutes} मिनट`,
    'chance-given': (d) => `${test(d)} फिर देने का मौक़ा (${d.number}वीं बार), ${d.until} तक${after(String(d.reason ?? ''))}`,
    'chance-taken-back': (d) => `${test(d)} फिर देने का मौक़ा (${d.number}वीं बार) वापस लिया गया`,
    'extra-time-set': (d) => `समय सामान्य का ${Number(d.timePercent) / 100}× किया गया`,
    'person-shut-out': () => 'प्रवेश बंद किया गया',
    'person-let-in': () => 'प्रवेश फिर खोला गया',
    'person-data-read': () => 'एडमिन ने डेटा डाउनलोड किया',
    'person-erased': () => 'व्यक्ति और उसका सारा डेटा मिटाया गया',
    'person-moved': (d) => `समूह: ${d.from ?? 'कोई समूह नहीं'} → ${d.to ?? 'कोई समूह नहीं'}`,
    'group-created': () => 'समूह जोड़ा गया',
    'group-renamed': (d) => `समूह का नाम बदला गया, पहले: ${d.before}`,
    'group-deleted': (d) => `समूह ${d.name} मिटाया गया`,
    'roster-uploaded': (d) =>
      `नामसूची अपलोड हुई: ${n(Number(d.waiting))} अभी आने हैं, ${n(Number(d.joined))} जुड़े, ${n(Number(d.moved))} का समूह बदला${d.newGroups ? `, ${Number(d.newGroups) === 1 ? '1 नया समूह' : `${d.newGroups} नए समूह`}` : ''}`,
    'roster-entry-removed': () => 'व्यक्ति नामसूची से हटाया गया',
    'look-saved': (d) => `नाम और रूप सेव किए गए${d.changed === undefined || d.changed === '' ? '' : `: ${lookSaid(d.changed)}`}`,
    'notice-added': (d) => `सूचना जोड़ी गई, ${d.endsAt} तक दिखेगी${d.groups === undefined ? '' : `, केवल इन समूहों के लिए: ${d.groups}`}`,
    'notice-ended': () => 'सूचना हटाई गई',
    'webhook-set': (d) =>
      `वेबहुक तय किया गया, ${d.keepsSecret === true ? 'वही' : 'नई'} गुप्त कुंजी के साथ${d.host === undefined ? '' : ` (${d.host})`}`,
    'webhook-removed': () => 'वेबहुक हटाया गया',
  } satisfies Record<TrailAct, (d: TrailSaid) => string>,
  otherAct: (code) => `अन्य बदलाव (${code})`,
};
