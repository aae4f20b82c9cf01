import { expect, it } from 'vitest';
import { calendarFile } from '../../../../src/ui/schedule/calendar-file';

const at = Date.UTC(2026, 10, 29, 4, 30);
const made = Date.UTC(2026, 10, 24, 11, 5, 7, 250);
const file = (title: string) => calendarFile({ id: 'https://a.example/assessments/7/result', title, at, url: 'https://a.example/x', made });

/** Lines of content, with folded ones put together again. */
const contentOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

it('a calendar file has one event with a reminder, in UTC, each line ended by CR LF', () => {
  const text = file('Results: Mock 7');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(contentOf(text)).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:https://a.example/assessments/7/result',
      'DTSTAMP:20261124T110507Z',
      `SEQUENCE:${Math.floor(Date.parse('2026-11-24T11:05:07Z') / 60_000)}`,
      'DTSTART:20261129T043000Z',
      'DTEND:20261129T044500Z',
      'SUMMARY:Results: Mock 7',
      'TRIGGER:PT0M',
    ]),
  );
});

it('signs with a meaning are escaped, and long lines are folded at 75 bytes, never within a letter', () => {
  const title = `परिणाम: ${'साप्ताहिक टेस्ट, भाग 2; '.repeat(8)}\nपंक्ति \\ दो`;
  const text = file(title);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
  const summary = contentOf(text).find((line) => line.startsWith('SUMMARY:'));
  const read = summary?.slice('SUMMARY:'.length).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
  expect(read).toBe(title);
});
