import { numberIn } from '../figures/number-in';

/** The sentences of StartNotes.tsx: exam day and expected cut-off, which rows of lists and results have too, private window, languages. */
export const startNotesCopy = {
  cutOff: (cutOff: string, score: string) => `Your institute expects a cut-off of ${cutOff} marks. You have ${score}.`,
  exam: (date: string, days: number) =>
    days === 0 ? 'The exam is today' : `Exam on ${date}: ${numberIn('en-IN', days)} ${days === 1 ? 'day' : 'days'} left`,
  expected: (cutOff: string) => `Expected cut-off: ${cutOff} marks`,
  privateWindow:
    'This looks like a private window: it forgets everything when it is closed, your answers too. Use a normal window, or keep this one open until your answers are sent.',
  languages: (names: readonly string[]) => `Questions in ${names.join(', ')}`,
  /** Without names: questions whose language is not known, or those without words. Each question counts once. */
  shares: (shares: readonly { names: readonly string[]; isWordless: boolean; count: number }[]) =>
    shares
      .map(({ names, isWordless, count }, at) => {
        const many = at === 0 ? `${count} ${count === 1 ? 'question' : 'questions'}` : String(count);
        if (isWordless) return `${many} with numbers or formulas only`;
        return `${many} in ${names.length === 0 ? 'another language' : names.join(' and ')}`;
      })
      .join(', '),
};
