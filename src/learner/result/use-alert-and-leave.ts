import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** An alert stops the page where it stands; this lets the sentence be seen on the page first. */
const paintMs = 80;

/** Says the sentence in an alert, then leads elsewhere, as spec §8 wants it for a result that cannot be loaded. null: stay. */
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
