import { ownZone } from '../../../contract/assessment/results-file/zone';
import { dataCalls } from '../../../contract/calls/data-calls';
import { problemIn } from '../../../contract/calls/problem';
import { requestFor } from '../../../contract/calls/request';
import { workbookType } from '../../../contract/people/person-data';
import { apiBase, fetchAsPerson, partsOf, tokenOf } from '../call';
import { ApiError, createClient } from '../client';

/** Makes the calls about a person's own data as exactly this person. Throws {@link ApiError}. */
export const callDataAs = (uid: string) => createClient<'getPersonData' | 'erasePerson'>(dataCalls, partsOf(uid));

export type DataFormat = 'json' | 'xlsx';

/** Many submissions with the texts of their questions are some megabytes. */
const patienceMs = 120_000;

async function refusalOf(response: Response): Promise<ApiError> {
  const problem = problemIn(response.status, await response.json().catch(() => null));
  return new ApiError('problem', response.status, problem, response.headers);
}

/** Fetches everything that the portal keeps of a person as a file, as exactly `asker`: that person, or an admin; a workbook in a language, and in the zone of this device. Throws {@link ApiError}. */
export async function fetchData(asker: string, uid: string, format: DataFormat, language: 'en' | 'hi'): Promise<Blob> {
  const token = await tokenOf(asker);
  const { url, init } = requestFor(
    apiBase,
    dataCalls.getPersonData,
    { params: { uid }, query: { format, ...(format === 'xlsx' && { language, zone: ownZone() }) } },
    token,
  );
  const unreached = (error: unknown) => {
    throw new ApiError(error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'offline');
  };
  const response = await fetchAsPerson(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) }).catch(unreached);
  if (!response.ok) throw await refusalOf(response);
  const isWorkbook = response.headers.get('Content-Type') === workbookType;
  // A captive portal answers with a page of its own.
  if (isWorkbook !== (format === 'xlsx')) throw new ApiError('offline', response.status);
  if (format === 'xlsx') return response.blob().catch(unreached);
  const data = await response.json().catch(unreached);
  // With line breaks, so that a person can read it.
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}
