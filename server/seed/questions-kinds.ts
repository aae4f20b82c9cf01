import type { NumericRange } from '../../contract/question/kind';
import type { SeedCategory, SeedQuestion } from './shape';

/** Categories of their own: no other paper of the seed draws from them. */
export const kindCategories: SeedCategory[] = [
  {
    name: 'Engineering Entrance',
    subcategories: [
      { name: 'Mathematics', subcategories: [{ name: 'Functions and Calculus' }, { name: 'Probability' }] },
      { name: 'Physics for Engineers', subcategories: [{ name: 'Motion' }, { name: 'Circuits' }] },
    ],
  },
];

/** A question that is answered in another way. `correct`: the indexes of every right option. */
export type SeedKindQuestion = Omit<SeedQuestion, 'options' | 'correct' | 'language' | 'picture' | 'hindi'> & {
  hindi?: { description: string; options?: string[]; explanation: string };
} & ({ options: string[]; correct: number[]; isSingle?: true } | { answer: NumericRange });

const calculus = 'Engineering Entrance / Mathematics / Functions and Calculus';
const probability = 'Engineering Entrance / Mathematics / Probability';
const motion = 'Engineering Entrance / Physics for Engineers / Motion';
const circuits = 'Engineering Entrance / Physics for Engineers / Circuits';

const jee = ['JEE Main'];
const advanced = ['JEE Advanced'];
const gate = ['GATE'];

const single: SeedKindQuestion[] = [
  {
    ...{ category: calculus, difficultyLevel: 'Easy', examTags: jee, isSingle: true },
    description: 'What is the derivative of $x^3 - 3x$ at $x = 2$?',
    options: ['$3$', '$6$', '$9$', '$12$'],
    correct: [2],
    explanation: 'The derivative is $3x^2 - 3$. At $x = 2$ it is $12 - 3 = 9$.',
    hindi: {
      description: '$x = 2$ पर $x^3 - 3x$ का अवकलज कितना है?',
      options: ['$3$', '$6$', '$9$', '$12$'],
      explanation: 'अवकलज $3x^2 - 3$ है। $x = 2$ पर इसका मान $12 - 3 = 9$ है।',
    },
  },
  {
    ...{ category: motion, difficultyLevel: 'Medium', examTags: jee, isSingle: true },
    description: 'A ball is thrown straight up at 20 m/s. With $g = 10$ m/s², how high does it rise?',
    options: ['10 m', '20 m', '30 m', '40 m'],
    correct: [1],
    explanation: 'Height = $\\frac{v^2}{2g} = \\frac{400}{20} = 20$ m.',
  },
  {
    ...{ category: probability, difficultyLevel: 'Medium', examTags: jee, isSingle: true },
    description: 'Two fair dice are thrown. What is the probability that their sum is 7?',
    options: ['$\\frac{1}{6}$', '$\\frac{1}{9}$', '$\\frac{1}{12}$', '$\\frac{5}{36}$'],
    correct: [0],
    explanation: 'Six of the 36 outcomes have the sum 7: $\\frac{6}{36} = \\frac{1}{6}$.',
  },
  {
    ...{ category: circuits, difficultyLevel: 'Easy', examTags: gate, isSingle: true },
    description: 'Three resistors of 6 Ω each are joined in parallel. What is their resistance together?',
    options: ['18 Ω', '6 Ω', '3 Ω', '2 Ω'],
    correct: [3],
    explanation: 'Equal resistors in parallel: 6 Ω ÷ 3 = 2 Ω.',
  },
];

const multiple: SeedKindQuestion[] = [
  {
    ...{ category: calculus, difficultyLevel: 'Easy', examTags: advanced },
    description: 'Which of these functions have the same value at $x$ and at $-x$?',
    options: ['$x^2$', '$x^3$', '$\\cos x$', '$|x|$'],
    correct: [0, 2, 3],
    explanation: '$x^2$, $\\cos x$ and $|x|$ are even. $x^3$ changes its sign.',
    hindi: {
      description: 'इनमें से किन फलनों का मान $x$ और $-x$ पर समान होता है?',
      options: ['$x^2$', '$x^3$', '$\\cos x$', '$|x|$'],
      explanation: '$x^2$, $\\cos x$ और $|x|$ सम फलन हैं। $x^3$ का चिह्न बदल जाता है।',
    },
  },
  {
    ...{ category: motion, difficultyLevel: 'Medium', examTags: advanced },
    description: 'A body moves in a circle at constant speed. Which of these stay the same?',
    options: ['Its velocity', 'Its kinetic energy', 'Its acceleration', 'The size of its momentum'],
    correct: [1, 3],
    explanation:
      'Velocity and acceleration keep their size, but turn with the body. Kinetic energy and the size of the momentum depend on the speed alone.',
    hindi: {
      description: 'एक पिंड स्थिर चाल से वृत्त में घूमता है। इनमें से क्या-क्या नहीं बदलता?',
      options: ['उसका वेग', 'उसकी गतिज ऊर्जा', 'उसका त्वरण', 'उसके संवेग का परिमाण'],
      explanation: 'वेग और त्वरण का परिमाण वही रहता है, पर दिशा बदलती रहती है। गतिज ऊर्जा और संवेग का परिमाण केवल चाल पर निर्भर हैं।',
    },
  },
  {
    ...{ category: circuits, difficultyLevel: 'Hard', examTags: advanced },
    description: 'A capacitor stays joined to a battery while a slab of glass is pushed between its plates. Which of these increase?',
    options: ['Its capacitance', 'The voltage across it', 'Its charge', 'The energy stored in it'],
    correct: [0, 2, 3],
    explanation: 'The battery keeps the voltage. The capacitance $C$ grows, and with it the charge $CV$ and the energy $\\frac{1}{2}CV^2$.',
  },
  {
    ...{ category: probability, difficultyLevel: 'Medium', examTags: gate },
    description: '$A$ and $B$ are independent events with $P(A) = 0.5$ and $P(B) = 0.4$. Which of these are true?',
    options: ['$P(A \\cap B) = 0.2$', '$P(A \\cup B) = 0.7$', '$P(A \\mid B) = 0.4$', '$A$ and $B$ exclude each other'],
    correct: [0, 1],
    explanation:
      'Independent: $P(A \\cap B) = 0.5 \\cdot 0.4 = 0.2$, $P(A \\cup B) = 0.5 + 0.4 - 0.2 = 0.7$, and $P(A \\mid B) = P(A) = 0.5$.',
  },
];

const numeric: SeedKindQuestion[] = [
  {
    ...{ category: calculus, difficultyLevel: 'Medium', examTags: jee },
    description: 'What is the smallest value of $x^2 - 6x + 4$?',
    answer: { from: -5, to: -5 },
    explanation: '$x^2 - 6x + 4 = (x - 3)^2 - 5$, which is smallest at $x = 3$: −5.',
    hindi: {
      description: '$x^2 - 6x + 4$ का न्यूनतम मान कितना है?',
      explanation: '$x^2 - 6x + 4 = (x - 3)^2 - 5$, जो $x = 3$ पर सबसे कम है: −5।',
    },
  },
  {
    ...{ category: motion, difficultyLevel: 'Medium', examTags: jee },
    description: 'A stone falls from rest for 1.5 s. With $g = 9.8$ m/s², how many metres does it fall?',
    answer: { from: 11, to: 11.05 },
    explanation: '$\\frac{1}{2} g t^2 = \\frac{1}{2} \\cdot 9.8 \\cdot 2.25 = 11.025$ m. From 11 to 11.05 is right.',
    hindi: {
      description: 'एक पत्थर विरामावस्था से 1.5 सेकंड तक गिरता है। $g = 9.8$ मी/से² हो, तो वह कितने मीटर गिरता है?',
      explanation: '$\\frac{1}{2} g t^2 = \\frac{1}{2} \\cdot 9.8 \\cdot 2.25 = 11.025$ मीटर। 11 से 11.05 तक सही है।',
    },
  },
  {
    ...{ category: circuits, difficultyLevel: 'Easy', examTags: gate },
    description: 'A battery of 12 V and 0.5 Ω drives a lamp of 5.5 Ω. How many amperes flow?',
    answer: { from: 2, to: 2 },
    explanation: '12 V ÷ (0.5 Ω + 5.5 Ω) = 2 A.',
  },
  {
    ...{ category: probability, difficultyLevel: 'Hard', examTags: gate },
    description:
      'A box has 5 red and 3 blue balls. Two are drawn at random, the first is not put back. What is the probability that both are red, to two decimal places?',
    answer: { from: 0.35, to: 0.36 },
    explanation: '$\\frac{5}{8} \\cdot \\frac{4}{7} = \\frac{5}{14} \\approx 0.357$. From 0.35 to 0.36 is right.',
  },
];

export const kindQuestions: SeedKindQuestion[] = [...single, ...multiple, ...numeric];
