import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** An alert stops rendering; the delay lets the sentence appear on the page first. Milliseconds. */
const paintMs = 80;

/** Shows the sentence in an alert, then navigates (spec §8, for a result that cannot be loaded). null: stays. */
export function useAlertAndLeave(sentence: string | null, to: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (sentence === null) return;
    const timer = setTimeout(() => {
      window.alert(sentence);
      navigate(to, { replace: true });
    }, paintMs);
    return () => clearTimeout(timer);
  }, [sentence, to, navigate]);
}
