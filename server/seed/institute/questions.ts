import type { QuestionDraft } from '../../../contract/question/question';

/** A question that is worked out, in both languages. */
interface Worked {
  topic: Topic;
  english: { text: string; why: string };
  hindi: { text: string; why: string };
  answer: number;
  /** Plausible wrong answers; three that differ are taken. */
  wrong: number[];
  unit: (value: number) => string;
}

/** Where the questions stand in the bank, from its root. */
export const topics = {
  percent: ['Quantitative Aptitude', 'Arithmetic', 'Percentages and Profit'],
  speed: ['Quantitative Aptitude', 'Arithmetic', 'Speed and Work'],
  interest: ['Quantitative Aptitude', 'Arithmetic', 'Interest and Ratio'],
  series: ['Reasoning', 'Analytical Reasoning', 'Series'],
} as const;
type Topic = keyof typeof topics;

const plain = (value: number): string => String(value);
const rupees = (value: number): string => `₹${value}`;
const shares = [5, 10, 12, 15, 20, 25, 30, 35, 40, 45, 60, 75];

/** What kinds of questions there are; `k` is another number for each question of a kind. */
const kinds: readonly ((k: number) => Worked)[] = [
  (k) => {
    const share = shares[k % shares.length] ?? 10;
    const whole = 20 * (5 + Math.floor(k / shares.length));
    const answer = (share * whole) / 100;
    return {
      topic: 'percent',
      english: { text: `What is ${share}% of ${whole}?`, why: `${whole} × ${share} ÷ 100 = ${answer}.` },
      hindi: { text: `${whole} का ${share}% कितना है?`, why: `${whole} × ${share} ÷ 100 = ${answer}।` },
      ...{ answer, wrong: [answer + share, whole - answer, answer * 2, answer + whole / 20], unit: plain },
    };
  },
  (k) => {
    const cost = 100 * (2 + (k % 40));
    const gain = 5 * (1 + (Math.floor(k / 40) % 30));
    const sold = cost + (cost * gain) / 100;
    return {
      topic: 'percent',
      english: {
        text: `Lot ${k + 1}: an article is bought for ₹${cost} and sold for ₹${sold}. What is the gain per cent?`,
        why: `The gain is ₹${sold - cost} on ₹${cost}, that is ${gain}%.`,
      },
      hindi: {
        text: `लॉट ${k + 1}: एक वस्तु ₹${cost} में खरीदकर ₹${sold} में बेची गई। लाभ कितने प्रतिशत है?`,
        why: `₹${cost} पर लाभ ₹${sold - cost} है, यानी ${gain}%।`,
      },
      ...{ answer: gain, wrong: [gain + 5, gain + 2, gain * 2, gain + 10], unit: (value) => `${value}%` },
    };
  },
  (k) => {
    const metres = 5 * (2 + (k % 6));
    const kilometres = (metres * 18) / 5;
    const answer = 6 + Math.floor(k / 6);
    const length = metres * answer;
    return {
      topic: 'speed',
      english: {
        text: `A train ${length} m long runs at ${kilometres} km/h. In how many seconds does it pass a pole?`,
        why: `${kilometres} km/h are ${metres} m/s, and ${length} ÷ ${metres} = ${answer}.`,
      },
      hindi: {
        text: `${length} मीटर लम्बी एक रेलगाड़ी ${kilometres} किमी/घंटा की चाल से चलती है। वह एक खम्भे को कितने सेकंड में पार करेगी?`,
        why: `${kilometres} किमी/घंटा = ${metres} मीटर/सेकंड, और ${length} ÷ ${metres} = ${answer}।`,
      },
      ...{ answer, wrong: [answer + 2, answer * 2, answer + 5, answer + 9], unit: plain },
    };
  },
  (k) => {
    const sum = 500 * (2 + (k % 30));
    const rate = 4 + (Math.floor(k / 30) % 9);
    const years = 2 + Math.floor(k / 270);
    const answer = (sum * rate * years) / 100;
    return {
      topic: 'interest',
      english: {
        text: `What is the simple interest on ₹${sum} at ${rate}% a year for ${years} years?`,
        why: `₹${sum} × ${rate} × ${years} ÷ 100 = ₹${answer}.`,
      },
      hindi: {
        text: `₹${sum} पर ${rate}% वार्षिक दर से ${years} वर्ष का साधारण ब्याज कितना होगा?`,
        why: `₹${sum} × ${rate} × ${years} ÷ 100 = ₹${answer}।`,
      },
      ...{ answer, wrong: [answer + sum / 100, (sum * rate) / 100, answer + sum, answer * 2], unit: rupees },
    };
  },
  (k) => {
    const first = 3 + (k % 50);
    const step = 2 + Math.floor(k / 50);
    const row = [0, 1, 3, 6, 10].map((steps) => first + steps * step);
    const answer = first + 15 * step;
    return {
      topic: 'series',
      english: {
        text: `Which number comes next: ${row.join(', ')}, …?`,
        why: `The differences grow by ${step}; the next one is ${5 * step}.`,
      },
      hindi: { text: `अगली संख्या कौन-सी है: ${row.join(', ')}, …?`, why: `अन्तर हर बार ${step} बढ़ता है; अगला अन्तर ${5 * step} है।` },
      ...{ answer, wrong: [answer + 1, answer + step, answer - step, answer + 2 * step], unit: plain },
    };
  },
];

const levels = ['Easy', 'Medium', 'Medium', 'Hard'] as const;
const tags = [['SSC CGL'], ['RRB NTPC', 'SSC CGL'], ['IBPS PO']] as const;

/** The question of a number: the same one for the same number, no two alike. `categories`: the id of each topic. */
export function workedQuestion(at: number, categories: Readonly<Record<Topic, number>>): QuestionDraft {
  const kind = kinds[at % kinds.length] ?? kinds[0];
  const { topic, english, hindi, answer, wrong, unit } = (kind as (k: number) => Worked)(Math.floor(at / kinds.length));
  const others = [...new Set([...wrong, answer + 1, answer + 3, answer + 7])].filter((value) => value !== answer).slice(0, 3);
  const place = (at * 7) % 4;
  const options = [...others.slice(0, place), answer, ...others.slice(place)].map(unit);
  return {
    description: english.text,
    categoryIds: [categories[topic]],
    difficultyLevel: levels[at % levels.length] ?? 'Easy',
    language: 'English',
    examTags: [...(tags[at % tags.length] ?? [])],
    options: options.map((text, n) => ({ id: n + 1, text, correct: n === place, explanation: n === place ? english.why : '' })),
    // Half of a bank is in both languages.
    ...(at % 2 === 0 && { translation: { language: 'hi', description: hindi.text, options, explanation: hindi.why } }),
  };
}
