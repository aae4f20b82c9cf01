import { numberText as n } from '../wording/figures';

/** The sentences about difficulty mixes. */
export const words = {
  title: 'Difficulty mix (optional)',
  unit: 'Amounts',
  units: { percent: 'Per cent of the questions', questions: 'Numbers of questions' },
  level: (place: number) => `Difficulty ${place}`,
  amounts: { percent: 'Per cent', questions: 'Questions' },
  amountOf: (level: string, unit: 'percent' | 'questions') => `${unit === 'percent' ? 'Per cent' : 'Questions'} of ${level}`,
  addLevel: '+ Add difficulty',
  none: 'Without amounts, questions of every difficulty are drawn.',
  comesTo: (counts: string, rest: number) => `${counts}${rest > 0 ? `, and ${n(rest)} of any difficulty` : ''}.`,
  tooMuch: 'The amounts are more than the whole, or not whole numbers.',
  isEnough: (level: string, needed: number, inBank: number) => `${level}: needs ${n(needed)}, bank has ${n(inBank)}.`,
  isShort: (level: string, needed: number, inBank: number) =>
    `⚠ ${level}: needs ${n(needed)}, bank has ${n(inBank)}, ${n(needed - inBank)} short.`,
  isShared: (level: string, needed: number, inBank: number, drawn: number) =>
    `⚠ ${level}: needs ${n(needed)}, bank has ${n(inBank)}, but shares them: ${n(drawn)} are left for it.`,
};
