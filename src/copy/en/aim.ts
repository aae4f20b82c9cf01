/** The sentence of an expected cut-off, for results that have one. */
export const aimCopy = {
  cutOff: (cutOff: string, score: string) => `Your institute expects a cut-off of ${cutOff} marks. You have ${score}.`,
};

export type AimCopy = typeof aimCopy;
