import { useCopy } from '../../copy/use-copy';
import { useScheduleCopy } from '../../copy/use-schedule-copy';
import { Banner } from '../../ui/controls/Banner';
import { useMinutesAhead } from './minutes-ahead';
import { wrongByText } from './wrong-by';

/** Says that the date of this device is wrong, and by how much; not while an attempt is in progress. */
export function WrongDate() {
  const { locale } = useCopy();
  const words = useScheduleCopy();
  const minutes = useMinutesAhead();
  const by = wrongByText(locale, minutes);
  return (
    by !== null && (
      <div data-unprinted className="mx-auto w-full max-w-4xl px-4 pt-4 [body:has(header_[role=timer])_&]:hidden">
        <Banner tone="warning">{words.wrongDate(by, minutes > 0)}</Banner>
      </div>
    )
  );
}
