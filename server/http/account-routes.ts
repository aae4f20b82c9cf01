import type * as v from 'valibot';
import { type AccountCallName, accountBodyBytes, accountCalls } from '../../contract/calls/account-calls';
import { checkedAgainst } from '../../contract/calls/faults';
import type { OwnAccounts } from '../auth/own/account-checks';
import { invalid } from '../replies/refusal';
import { demandKeepable, jsonOf } from './body';
import type { ApiDependencies } from './dependencies';
import { addressOf } from './request-context';
import { jsonAnswer } from './response';
import type { Route } from './router';

/** Calls of accounts of the portal's own (ADR 77); none where the portal has no such accounts, and with a provider (ADR 79) those alone that a sign-in needs later. They take no token, and are counted by address. */
export function accountRoutes({
  ownAccounts,
  requestLimits,
  senders,
}: Pick<ApiDependencies, 'ownAccounts' | 'requestLimits' | 'senders'>): Route[] {
  if (ownAccounts === null) return [];

  function routeOf(name: AccountCallName, served: OwnAccounts[AccountCallName]): Route {
    const { path, body: schema } = accountCalls[name];
    const call = served as (body: unknown, address: string) => Promise<unknown>;
    return {
      method: 'POST',
      path: `/api${path}`,
      async answer({ request }) {
        const address = addressOf(request, senders);
        requestLimits.countUnauthenticated(address);
        const value = await jsonOf(request, { bytes: accountBodyBytes });
        demandKeepable(value);
        const outcome = checkedAgainst(schema as v.GenericSchema, value);
        if ('faults' in outcome) throw invalid(outcome.faults);
        return jsonAnswer(await requestLimits.withinCapacity(() => call(outcome.output, address)));
      },
    };
  }
  return (Object.keys(accountCalls) as AccountCallName[]).flatMap((name) => {
    const served = ownAccounts[name];
    return served === undefined ? [] : [routeOf(name, served)];
  });
}
