import { ownReportCalls } from '../../../contract/calls/own-report-calls';
import { clientParts } from '../call';
import { type Client, createClient } from '../client';

/** Makes a person's calls about reports with a token of that person; null: there is none. Throws {@link ApiError}. */
export const reportClient = (token: () => Promise<string | null>): Client<keyof typeof ownReportCalls> =>
  createClient<keyof typeof ownReportCalls>(ownReportCalls, { ...clientParts, token });
