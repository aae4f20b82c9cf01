// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { clicks, leaves, opens, server, settles, texts, the, unversioned } from '../kit';

afterEach(leaves);

const portal = {
  ...{ name: 'Lotus Academy', shortName: 'Lotus', hindiName: '', colour: '#0f5e66', contactEmail: '', contactPhone: '' },
  ...{ grievanceOfficer: '', grievanceContact: '', iconsAt: null, savedBy: null, savedAt: null },
};

test('nothing is saved beside a logo that cannot be read, until another is chosen or the logo is left as it is', async () => {
  const asked = server({ 'GET /portal': portal, 'POST /portal': portal });
  const saves = () => unversioned(asked).filter(({ call }) => call === 'POST /portal');
  await opens('/admin/portal');
  const field = the<HTMLInputElement>('field', 'Logo (optional)');
  Object.defineProperty(field, 'files', { value: [new File(['no picture'], 'bad.png')], configurable: true });
  await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })));
  await settles();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await clicks('button', 'Save');
  expect(texts('alert').join()).toContain('Not saved.This file cannot be read as a picture.Choose another file for the logo');
  expect(saves()).toEqual([]);
  await clicks('button', 'Leave the logo as it is');
  expect(texts('alert')).toEqual([]);
  await clicks('button', 'Save');
  expect(saves()).toHaveLength(1);
  expect(saves()[0]?.body).not.toHaveProperty('icons');
});
