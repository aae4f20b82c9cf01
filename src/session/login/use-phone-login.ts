import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PersonRule } from '../../../contract/faults/form-rules';
import { otpFault, phoneFault } from '../../../contract/people/people';
import { useCopy } from '../../copy/use-copy';
import { BotCheckExpired, sendOtp, type VerifyOtp } from './sign-in';
import type { Entrance } from './use-entrance';

/** Returns the seconds that are left, 0 at first, and what starts them anew. */
function useCountdown(seconds: number): [left: number, start: () => void] {
  const [{ end, now }, setTimes] = useState({ end: 0, now: 0 });
  const isRunning = end > now;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTimes((times) => ({ ...times, now: performance.now() })), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = () => {
    const present = performance.now();
    setTimes({ end: present + seconds * 1_000, now: present });
  };
  return [isRunning ? Math.ceil((end - now) / 1_000) : 0, start];
}

interface PhoneLogin {
  /** The element for the invisible bot check. */
  box: RefObject<HTMLDivElement | null>;
  /** The number to which a code was sent; null before. */
  sentTo: string | null;
  fault: string | null;
  send: (digits: string) => void;
  /** Sends another code to the same number; not before `secondsLeft` are over. */
  resend: () => void;
  secondsLeft: number;
  verify: (code: string) => void;
  startOver: () => void;
}

/** A second code soon after the first is mostly an SMS that is still on its way. */
const resendSeconds = 30;

/** Login by phone: number, then code (spec §4). */
export function usePhoneLogin({ attempt, arrive, refuse }: Entrance): PhoneLogin {
  const box = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<{ to: string; verify: VerifyOtp } | null>(null);
  const copy = useCopy();
  const [secondsLeft, wait] = useCountdown(resendSeconds);
  const [fault, setFault] = useState<PersonRule | null>(null);

  const send = (digits: string) => {
    const wrong = phoneFault(digits);
    setFault(wrong);
    if (wrong !== null) return;
    void attempt(
      async () => {
        try {
          const verify = await sendOtp(digits, box.current as HTMLDivElement);
          setSent({ to: digits, verify });
          wait();
        } catch (error) {
          if (!(error instanceof BotCheckExpired)) throw error;
          refuse((words) => words.recaptchaExpired);
        }
      },
      (words, why) => words.otpNotSent(why),
    );
  };
  const verify = (code: string) => {
    const wrong = otpFault(code);
    setFault(wrong);
    if (wrong !== null || sent === null) return;
    void attempt(
      async () => arrive(await sent.verify(code)),
      (words, why) => words.otpWrong(why),
    );
  };
  const resend = () => sent !== null && send(sent.to);
  const startOver = () => {
    setSent(null);
    setFault(null);
    refuse(null);
  };
  return { box, sentTo: sent?.to ?? null, fault: fault && copy.personRule(fault), send, resend, secondsLeft, verify, startOver };
}
