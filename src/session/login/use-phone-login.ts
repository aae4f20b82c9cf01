import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PersonRule } from '../../../contract/faults/form-rules';
import { otpFault, phoneDigits, phoneFault } from '../../../contract/people/people';
import { useCopy } from '../../copy/use-copy';
import { useIdentityCopy } from '../../copy/use-identity-copy';
import { keepOtp, keptOtp, type SentOtp } from './kept-otp';
import { BotCheckExpired, sendOtp, verifyOtp } from './sign-in';
import type { Entrance, Saying } from './use-entrance';

/** Returns the seconds that are left since a time of the wall clock, and what starts them anew. */
function useCountdown(seconds: number, since = 0): [left: number, start: () => void] {
  const [{ end, now }, setTimes] = useState(() => {
    const present = performance.now();
    return { end: present + seconds * 1_000 + Math.min(since - Date.now(), 0), now: present };
  });
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
  /** The number to which a code was sent, with dots for all but its end where the page was loaded since: another person may have loaded it. Null before. */
  sentTo: string | null;
  /** Whether a code before went to this number, too. */
  isResent: boolean;
  /** Of the field of a code: another one is a new, empty field. */
  codeField: number;
  /** What is wrong with the number, or with the code. */
  fault: string | null;
  /** `typed`: as people write a number. */
  send: (typed: string) => void;
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
  const [sent, setSent] = useState<(SentOtp & { isResent?: boolean }) | null>(keptOtp);
  const [codeField, setCodeField] = useState(0);
  const [copy, identity] = [useCopy(), useIdentityCopy()];
  const [secondsLeft, wait] = useCountdown(resendSeconds, sent?.at);
  const [fault, setFault] = useState<PersonRule | null>(null);
  const [refused, setRefused] = useState<{ said: Saying } | null>(null);
  const emptyField = () => setCodeField((before) => before + 1);

  const send = (typed: string) => {
    const digits = phoneDigits(typed);
    const wrong = phoneFault(digits);
    setFault(wrong);
    if (wrong !== null) return;
    void attempt(
      async () => {
        try {
          const now = { to: digits, id: await sendOtp(digits, box.current as HTMLDivElement) };
          keepOtp(now);
          setSent((before) => ({ ...now, isResent: before !== null, isKept: before?.isKept }));
          setRefused(null);
          emptyField();
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
    setRefused(null);
    if (wrong !== null || sent === null) return;
    void attempt(
      async () => {
        const who = await verifyOtp(sent.id, code);
        // A code is good once: nothing waits for it in the history.
        keepOtp(null);
        await arrive(who);
      },
      (words, why) => words.otpWrong(why),
      false,
      (said) => {
        setRefused({ said });
        emptyField();
      },
    );
  };
  const resend = () => sent !== null && send(sent.to);
  const startOver = () => {
    keepOtp(null);
    setSent(null);
    setFault(null);
    setRefused(null);
    refuse(null);
  };
  return {
    box,
    sentTo: sent && (sent.isKept ? sent.to.replace(/.(?=...)/g, '•') : sent.to),
    isResent: sent?.isResent === true,
    codeField,
    fault: fault === null ? (refused?.said(identity, copy) ?? null) : copy.personRule(fault),
    ...{ send, resend, secondsLeft, verify, startOver },
  };
}
