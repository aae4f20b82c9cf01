/** Names that stand in Latin letters in every language: of formats, exams, programs and units. */
const names =
  /\b(?:Exam Portal|English|Anki|Excel|GIFT|Moodle(?: XML)?|Aiken|Word|Google|Firebase|GitHub|OpenAPI|Wi-?Fi|OTP|SMS|PDF|CSV|TSV|DOCX|XLSX|XLS|XML|TXT|PNG|JPEG|JPG|WebP|SVG|QR|URL|ID|IST|UTC|GMT|IP|iPhone|iPad|KaTeX|LaTeX|Ctrl|Enter|Esc|Shift|Alt|Tab|Space|SSC|CGL|CHSL|JEE|NEET|GATE|IBPS|RRB|UPSC|NTA|MCQ|MSQ|NAT|WCAG|PostgreSQL|SQLite|MB|GB|kB|TrueType|AND|OR|uid|Hindi|Urdu|Latin|Devanagari|reCAPTCHA|Authentication|Bank PO|Answer from|Easy|Medium|Hard|single|multiple|numeric)\b/gi;
/** Addresses, files and codes. */
const codes = /\S+@\S+|https?:\/\/\S*|\/\w[\w/-]*|\S+\.\w{3,4}\b|\$[^$]*\$|\b\w*\d\w*\b|[A-Z0-9]{4,}(?:-[A-Z0-9]{4,})+/g;

/** A text without names that all languages write alike, addresses and codes. */
const rest = (text: string): string => text.replace(codes, ' ').replace(names, ' ');

/** The English words in a text of another language. */
export const englishIn = (text: string): string[] => rest(text).match(/[A-Za-z]{3,}/g) ?? [];
