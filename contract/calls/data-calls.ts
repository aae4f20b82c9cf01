import * as v from 'valibot';
import { ZoneSchema } from '../assessment/results-file/zone';
import { UidParams } from '../people/people';
import { ErasedSchema, PersonDataSchema, workbookType } from '../people/person-data';
import { callRow } from './call-row';
import type { CallShape } from './call-shape';

/** `xlsx`: the same as a workbook, its words in a language (default: English), its times in a zone (default: UTC). */
const DataFormatSchema = v.object({
  format: v.optional(v.picklist(['json', 'xlsx'])),
  language: v.optional(v.picklist(['en', 'hi'])),
  zone: v.optional(ZoneSchema),
});

/** A person's own data (ADR 39), apart from the table: learners' pages load these calls on demand. */
export const dataCalls = {
  /** Everything that is kept of a person; with `format=xlsx` as a workbook. */
  getPersonData: callRow('GET /users/data/:uid', 'self-or-admin', {
    right: ['everything'],
    scope: 'whole',
    params: UidParams,
    query: DataFormatSchema,
    reply: PersonDataSchema,
    alsoFile: workbookType,
    problems: ['not-found'],
  }),
  /** Erases a person for good. */
  erasePerson: callRow('POST /people/:uid/erase', 'self-or-admin', {
    right: ['everything'],
    scope: 'whole',
    params: UidParams,
    reply: ErasedSchema,
    problems: ['not-found'],
  }),
} as const satisfies Record<string, CallShape>;
