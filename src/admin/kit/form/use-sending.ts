import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext, useId, useState } from 'react';
import type { CallArgs, CallName, Reply } from '../../../../contract/calls/calls';
import type { Faults } from '../../../../contract/faults/fault';
import type { RuleCode } from '../../../../contract/faults/form-rules';
import { type AdminWords, useAdminCopy } from '../../words/use-admin-copy';
import { call } from '../calls/call';
import { logFailure } from '../calls/log-failure';
import { AdminAddress, isOutdated } from '../calls/overtaken';
import { type Cause, type FormRefusal, refusalFrom, refusedHere, type Sendable, stillHolds } from '../calls/refusal';

/** What a form shows of its sending, whatever the call. */
export interface Sending {
  refusal: FormRefusal | null;
  refusalId: string;
  isSending: boolean;
}

/**
 * Sends one call for a form: never twice at once, never with what a rule refuses; afterwards every list is asked for anew.
 * `failed` is the sentence for a call that brought nothing. With `anew`, only the lists of these calls are asked for. With `form`, a refusal goes as soon as the fields that it names are right.
 */
export function useSending<N extends CallName>(name: N, failed: string, form?: Sendable<N>, anew?: readonly CallName[]) {
  const copy = useAdminCopy();
  const own = useContext(AdminAddress);
  const lists = useQueryClient();
  const refusalId = useId();
  const mutationKey = [refusalId];
  /** Shown in place of the call's state until the call ends or another begins: a refusal without a call, or nothing. */
  const [instead, setInstead] = useState<{ cause: Cause | null } | null>(null);
  const { mutateAsync, isPending, data, error, variables } = useMutation<Reply<N>, Error, CallArgs<N>>({
    mutationKey,
    mutationFn: (args) => call(name, args),
    onSuccess: () =>
      void lists.invalidateQueries(anew && { predicate: ({ queryKey: [asked] }) => (anew as readonly unknown[]).includes(asked) }),
    onError: (thrown) => {
      logFailure(name, thrown);
      // The form shows what the other admin saved.
      if (isOutdated(thrown)) void lists.invalidateQueries();
    },
    onSettled: () => setInstead(null),
  });

  /** `fault`: a rule that is broken; `faults`: fields that a rule beyond the contract's shapes names. */
  async function send(args: CallArgs<N>, fault: RuleCode | null = null, faults: Faults = {}): Promise<Reply<N> | null> {
    // `isPending` is as old as the last drawing, and a second press may come before the next one.
    if (lists.isMutating({ mutationKey }) > 0) return null;
    const refused = refusedHere(name, args, fault, faults);
    setInstead(refused && { cause: refused });
    return refused === null ? mutateAsync(args).catch(() => null) : null;
  }

  const submit = async (): Promise<Reply<N> | null> => (form ? send(form.args, form.fault, form.faults) : null);

  /** Whether nothing of the form is refused here; what is refused is shown, as `submit` would. */
  function isSound(): boolean {
    const refused = form ? refusedHere(name, form.args, form.fault ?? null, form.faults) : null;
    if (refused !== null) setInstead({ cause: refused });
    return refused === null;
  }

  const thrown: Cause | null = error && { is: 'thrown', error, sent: JSON.stringify(variables) };
  const cause = instead ? instead.cause : thrown;
  const held = cause && form ? stillHolds(name, cause, form) : cause;
  const refusal = held && refusalFrom(held, failed, copy, name, own);
  /** Marks a field that the refusal names, and ties it to the words of the refusal. */
  const at = (path: string) =>
    refusal?.fields.some((field) => field === path || field.startsWith(`${path}.`))
      ? { 'aria-invalid': true as const, 'aria-describedby': refusalId }
      : {};

  return {
    send,
    /** Sends the form as it stands. */
    submit,
    isSound,
    at,
    refuse: (by: (copy: AdminWords) => FormRefusal) => setInstead({ cause: { is: 'said', by } }),
    clear: () => setInstead({ cause: null }),
    reply: instead ? null : (data ?? null),
    sending: { refusal, refusalId, isSending: isPending && !instead } satisfies Sending,
  };
}
