import { type ResultTime, secondsOfResult } from '../../../contract/assessment/granted';
import { useCopy } from '../../copy/use-copy';

/** The extended and the usual time; renders nothing for the usual time. */
export function ExtraTimeNote({ result }: { result: ResultTime }) {
  const copy = useCopy();
  const { usual, given } = secondsOfResult(result);
  if (given === usual) return null;
  return <p className="text-ink-soft text-sm">{copy.extraTime(Math.round(given / 60), Math.round(usual / 60))}</p>;
}
