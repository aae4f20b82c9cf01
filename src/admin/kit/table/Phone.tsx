/** A phone number that a press calls, as high as a finger. */
export const Phone = ({ number, className = '' }: { number: string; className?: string }) => (
  <a
    href={`tel:${number.replace(/[^\d+]/g, '')}`}
    className={`flex min-h-11 items-center whitespace-nowrap text-brand-ink tabular-nums underline-offset-4 hover:underline ${className}`}
  >
    {number}
  </a>
);
