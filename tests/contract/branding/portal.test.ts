import * as v from 'valibot';
import { expect, it } from 'vitest';
import { BrandDraftSchema, ownPortal } from '../../../contract/branding/portal';

const takes = (contactPhone: string): boolean => v.is(BrandDraftSchema, { ...ownPortal, contactPhone });

it.each(['', '9876543210', '+91 98765 43210', '(0141) 2345-678', '1800.123.4567', '15100', '0141/234567'])(
  'takes the phone number %j',
  (phone) => expect(takes(phone)).toBe(true),
);

it.each(['-5 <b>', '1234', '1234567890123456', 'call us', '98765+43210', '++919876543210', '+'])('refuses the phone number %j', (phone) =>
  expect(takes(phone)).toBe(false),
);
