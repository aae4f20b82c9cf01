import { type RefObject, useRef, useState } from 'react';
import { otpFault, phoneFault } from '../../contract/people';
import { copy } from '../ui/copy';
import { notify } from '../ui/notice';
import { sendOtp, type VerifyOtp } from './sign-in';
import type { Entrance } from './use-entrance';

interface PhoneLogin {
  /** Where the invisible bot check lives. */
  box: RefObject<HTMLDivElement | null>;
  step: 'number' | 'code';
  fault: string | null;
  send: (digits: string) => void;
  verify: (code: string) => void;
  startOver: () => void;
}

/** Number, code, in (spec §4). */
export function usePhoneLogin({ attempt, arrive, refuse }: Entrance): PhoneLogin {
  const box = useRef<HTMLDivElement>(null);
  const [confirm, setConfirm] = useState<{ code: VerifyOtp } | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const send = (digits: string) => {
    const wrong = phoneFault(digits);
    setFault(wrong);
    if (wrong !== null) return;
    void attempt(async () => {
      const code = await sendOtp(digits, box.current as HTMLDivElement, () => refuse(copy.recaptchaExpired));
      setConfirm({ code });
      notify('success', copy.otpSent(digits));
    }, copy.otpNotSent);
  };
  const verify = (code: string) => {
    const wrong = otpFault(code);
    setFault(wrong);
    if (wrong !== null || confirm === null) return;
    void attempt(async () => arrive(await confirm.code(code)), copy.otpWrong);
  };
  const startOver = () => {
    setConfirm(null);
    setFault(null);
    refuse(null);
  };
  return { box, step: confirm === null ? 'number' : 'code', fault, send, verify, startOver };
}
