/** The sentences that every start has: its languages, and that a window is private. */
export const startCopy = {
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
