import { useScheduleCopy } from '../../copy/use-schedule-copy';
import { device } from '../../runner/device/db';
import { seeTime } from '../../runner/device/seen-times';
import { momentIn } from '../../ui/schedule/moments';
import { useMovedFrom } from '../../ui/schedule/use-moved-from';

interface Props {
  id: number;
  /** ISO 8601. */
  opensAt: string;
  locale: string;
}

/** That the opening of a test was moved since the learner last saw it. */
export function MovedLine({ id, opensAt, locale }: Props) {
  const { movedFrom } = useScheduleCopy();
  const from = useMovedFrom(opensAt, (at) => seeTime(device, `opens ${id}`, at, false));
  return (
    from !== null && (
      <span className="block text-sm">
        {movedFrom} <s>{momentIn(locale, from, 'short')}</s>
      </span>
    )
  );
}
