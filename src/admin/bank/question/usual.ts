/** Usual names of difficulty and language (spec §3); both are free text. */
export const difficulties = ['Easy', 'Medium', 'Hard'] as const;
export const languages = ['English', 'Hindi'] as const;
