/** How a question and its options are drawn, in the exam and wherever else it is shown as learners see it. */
export const questionText = 'mb-2 sm:mb-4 wrap-anywhere w-full whitespace-pre-wrap text-lg';
export const optionBox = 'flex min-h-12 items-start gap-3 rounded-control border border-line-strong bg-surface px-3 py-3';
export const optionLetter = 'font-semibold text-ink-soft';
export const optionText = 'wrap-anywhere min-w-0 flex-1 whitespace-pre-wrap';
