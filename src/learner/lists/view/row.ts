/**
 * Classes that make a card a row on a phone: what it is about beside the button that unfolds the rest, then two actions. From 640 px on, it is a card with everything in sight.
 * A part names its line, so that an absent part leaves no gap.
 */
export const row = {
  card: 'max-sm:grid max-sm:grid-cols-[minmax(min-content,1fr)_auto_2.75rem] max-sm:items-center max-sm:gap-x-2 max-sm:gap-y-0 max-sm:py-1 max-sm:pr-1 max-sm:pl-3',
  head: 'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-1',
  title: 'text-pretty max-sm:line-clamp-2 max-sm:text-base max-sm:[[data-text=largest]_&]:line-clamp-3',
  unfold: 'sm:hidden col-start-3 row-span-3 row-start-1 self-start',
  /** The one thing that matters; while it is there, the figures are folded. */
  note: 'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-2',
  /** In one line, where the last one's unit says what it is. */
  figures:
    'max-sm:col-span-2 max-sm:col-start-1 max-sm:row-start-3 max-sm:text-sm max-sm:[[data-folded]:has([data-note]>*)_&]:hidden max-sm:[&_dl]:gap-x-3 max-sm:[&_dl]:gap-y-0 max-sm:[&_dl>div]:flex-row-reverse max-sm:[&_dl>div]:items-baseline max-sm:[&_dl>div]:justify-end max-sm:[&_dl>div]:gap-x-1 max-sm:[&_dl>:last-child>dt]:sr-only',
  more: 'max-sm:col-span-3 max-sm:row-start-4 max-sm:pb-2 max-sm:in-data-folded:hidden',
  times: 'max-sm:col-span-3 max-sm:row-start-5 max-sm:pb-2 max-sm:in-data-folded:hidden',
  aim: 'max-sm:col-span-3 max-sm:row-start-5 max-sm:pr-2',
  /** Unfolded, and with the largest text, the two actions are two lines. */
  beside:
    'max-sm:col-start-1 max-sm:row-start-6 max-sm:min-w-0 max-sm:[:not([data-folded])>&]:col-span-3 max-sm:[[data-text=largest]_&]:col-span-3 cramped:col-span-3',
  action:
    'max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-6 max-sm:[:not([data-folded])>&]:row-start-7 max-sm:mt-0.5 max-sm:mr-2 max-sm:mb-1 max-sm:min-h-10 max-sm:px-3 max-sm:py-1 max-sm:text-sm max-sm:[[data-text=largest]_&]:col-span-3 max-sm:[[data-text=largest]_&]:col-start-1 max-sm:[[data-text=largest]_&]:row-start-7 cramped:col-span-3 cramped:col-start-1 cramped:row-start-7',
};

/** Left out of a folded row. */
export const folded = 'max-sm:in-data-folded:hidden';
