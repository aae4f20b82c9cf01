import type { FormEvent } from 'react';
import { otpLength, phone } from '../../../contract/fields/limits';
import { useCopy } from '../../copy/use-copy';
import { useIdentityCopy } from '../../copy/use-identity-copy';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import type { Entrance } from './use-entrance';
import { usePhoneLogin } from './use-phone-login';

const typedIn = (event: FormEvent<HTMLFormElement>, name: string): string => {
  event.preventDefault();
  return String(new FormData(event.currentTarget).get(name)).trim();
};

export function PhoneTab({ entrance }: { entrance: Entrance }) {
  const copy = useCopy();
  const identity = useIdentityCopy();
  const { box, sentTo, isResent, codeField, fault, send, resend, secondsLeft, verify, startOver } = usePhoneLogin(entrance);
  return (
    <div data-step={sentTo === null ? 'number' : 'code'}>
      <form hidden={sentTo !== null} className="flex flex-col gap-4" noValidate onSubmit={(event) => send(typedIn(event, 'phone'))}>
        <TextField
          label={identity.phoneNumber}
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint={identity.phoneHint}
          fault={sentTo === null ? fault : null}
          prefix={phone.prefix}
          aria-required
        />
        <Button type="submit" disabled={entrance.isBusy}>
          {entrance.isBusy ? copy.busy : identity.sendOtp}
        </Button>
      </form>
      {sentTo !== null && (
        <form className="flex flex-col gap-4" noValidate onSubmit={(event) => verify(typedIn(event, 'otp'))}>
          {fault === null && <Banner tone="success">{isResent ? identity.otpResent(sentTo) : identity.otpSent(sentTo)}</Banner>}
          <TextField
            key={codeField}
            label={identity.otp}
            hint={identity.otpHint(sentTo)}
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={otpLength}
            fault={fault}
            className="text-center text-xl tracking-[0.4em]"
            autoFocus
            aria-required
          />
          <Button type="submit" disabled={entrance.isBusy}>
            {entrance.isBusy ? copy.busy : identity.verifyOtp}
          </Button>
          <Button variant="quiet" disabled={entrance.isBusy || secondsLeft > 0} onClick={resend}>
            {secondsLeft > 0 ? identity.resendIn(secondsLeft) : identity.resend}
          </Button>
          <Button variant="quiet" disabled={entrance.isBusy} onClick={startOver}>
            {identity.otherNumber}
          </Button>
        </form>
      )}
      <div ref={box} />
    </div>
  );
}
