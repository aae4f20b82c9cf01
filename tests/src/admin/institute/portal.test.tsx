// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { clicks, leaves, opens, server, settles, texts, the, unversioned } from '../kit';

afterEach(async () => {
  await leaves();
  vi.restoreAllMocks();
});

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

test.each([
  [1200, 200, 6],
  [200, 700, 4],
  [590, 200, null],
])('a logo of %i × %i pixels is said to be too long for an icon, if it is', async (width, height, times) => {
  // jsdom draws nothing.
  const made = { decode: HTMLImageElement.prototype.decode, make: URL.createObjectURL, revoke: URL.revokeObjectURL };
  HTMLImageElement.prototype.decode = async () => undefined;
  [URL.createObjectURL, URL.revokeObjectURL] = [() => 'blob:1', () => undefined];
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect: () => undefined, drawImage: () => undefined } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==');
  server({ 'GET /portal': portal });
  await opens('/admin/portal');
  const field = the<HTMLInputElement>('field', 'Logo (optional)');
  Object.defineProperty(field, 'files', { value: [new File(['a picture'], 'wide.png')], configurable: true });
  await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })));
  await settles();
  expect(field.getAttribute('aria-invalid')).toBeNull();
  if (times === null) expect(texts('status').join()).not.toContain('times the other');
  else expect(texts('status').join()).toContain(`One side of this picture is ${times} times the other`);
  HTMLImageElement.prototype.decode = made.decode;
  [URL.createObjectURL, URL.revokeObjectURL] = [made.make, made.revoke];
});
