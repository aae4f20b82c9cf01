/** `plain`: as the specification has it · `hall`: as the computer halls of the big entrance examinations have it. */
export type Look = 'plain' | 'hall';

/** How a learner likes to sit, on this device. */
export interface Habits {
  look: Look;
  /** Whether single keys press controls. */
  hasKeys: boolean;
}

export const firstHabits: Habits = { look: 'plain', hasKeys: true };
