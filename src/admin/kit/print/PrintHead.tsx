import { useCopy } from '../../../copy/use-copy';
import { timesIn } from '../../../ui/display/times';
import { InstituteHead } from './InstituteHead';

/** Stands above a screen on paper alone: the institute, where to ask it, and the day of the print. */
export function PrintHead() {
  const { locale } = useCopy();
  return (
    <div className="hidden pb-4 print:block">
      <InstituteHead hasContacts />
      <p className="pt-1 text-sm">{timesIn(locale, { dateStyle: 'long' }).format(Date.now())}</p>
    </div>
  );
}
