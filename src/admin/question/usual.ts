/** What difficulty and language are called as a rule (spec §3); both are free text. */
export const difficulties = ['Easy', 'Medium', 'Hard'] as const;
export const languages = ['English', 'Hindi'] as const;
