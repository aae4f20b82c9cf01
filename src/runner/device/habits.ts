/** `plain`: the look of the specification. · `hall`: the look of the computer halls of big entrance examinations. */
export type Look = 'plain' | 'hall';

/** A learner's preferences for the runner, on this device. */
export interface Habits {
  look: Look;
  /** Whether single keys press controls. */
  hasKeys: boolean;
}

export const firstHabits: Habits = { look: 'plain', hasKeys: true };
