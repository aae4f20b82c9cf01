import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { CallArgs, CallName, Reply } from '../../../contract/calls/calls';
import type { Faults } from '../../../contract/faults/fault';
import type { RuleCode } from '../../../contract/faults/rules';
import { call } from '../calls/call';
import { type Cause, type FormRefusal, refusalFrom, refusedHere, type Sendable, stillHolds } from '../calls/refusal';
import { report } from '../calls/report';
import { type AdminWords, useAdminCopy } from '../copy/use-admin-copy';

type Phase<R> = { is: 'idle' } | { is: 'sending' } | { is: 'refused'; cause: Cause } | { is: 'done'; reply: R };

/** What a form shows of its sending, whatever the call. */
export interface Sending {
  refusal: FormRefusal | null;
  refusalId: string;
  isSending: boolean;
}

/**
 * Sends one call for a form: never twice at once, never with what a rule refuses; afterwards every list is asked for anew.
 * `failed` is the sentence for a call that brought nothing. With `form`, a refusal goes as soon as the fields that it names are right.
 */
export function useSending<N extends CallName>(name: N, failed: string, form?: Sendable<N>) {
  const copy = useAdminCopy();
  const lists = useQueryClient();
  const refusalId = useId();
  const [phase, setPhase] = useState<Phase<Reply<N>>>({ is: 'idle' });
  const isBusy = useRef(false);

  /** `fault`: a rule that is broken; `faults`: fields that a rule beyond the contract's shapes names. */
  async function send(args: CallArgs<N>, fault: RuleCode | null = null, faults: Faults = {}): Promise<Reply<N> | null> {
    if (isBusy.current) return null;
    const cause = refusedHere(name, args, fault, faults);
    if (cause !== null) {
      setPhase({ is: 'refused', cause });
      return null;
    }
    isBusy.current = true;
    setPhase({ is: 'sending' });
    try {
      const reply = await call(name, args);
      setPhase({ is: 'done', reply });
      void lists.invalidateQueries();
      return reply;
    } catch (error) {
      report(name, error);
      setPhase({ is: 'refused', cause: { is: 'thrown', error, sent: JSON.stringify(args) } });
      return null;
    } finally {
      isBusy.current = false;
    }
  }

  const submit = async (): Promise<Reply<N> | null> => (form ? send(form.args, form.fault, form.faults) : null);

  const held = phase.is === 'refused' ? (form ? stillHolds(name, phase.cause, form) : phase.cause) : null;
  const refusal = held && refusalFrom(held, failed, copy);
  /** Marks a field that the refusal names, and ties it to the words of the refusal. */
  const at = (path: string) =>
    refusal?.fields.some((field) => field === path || field.startsWith(`${path}.`))
      ? { 'aria-invalid': true as const, 'aria-describedby': refusalId }
      : {};

  return {
    send,
    /** Sends the form as it stands. */
    submit,
    at,
    refuse: (by: (copy: AdminWords) => FormRefusal) => setPhase({ is: 'refused', cause: { is: 'said', by } }),
    clear: () => setPhase({ is: 'idle' }),
    reply: phase.is === 'done' ? phase.reply : null,
    sending: { refusal, refusalId, isSending: phase.is === 'sending' } satisfies Sending,
  };
}
