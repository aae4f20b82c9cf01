import { minuteMs } from '../../../contract/fields/times';
/** An event of a calendar file. */
export interface CalendarEntry {
  /** Names the event: a calendar that imports it again replaces it. */
  id: string;
  title: string;
  /** Epoch milliseconds. */
  at: number;
  /** Where the event is about. */
  url: string;
  /** When the file is made, epoch milliseconds. */
  made: number;
}

/** Longest line of a calendar file, in bytes of UTF-8 without the line break. */
const longestLine = 75;

const utc = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Breaks a line of content into lines of at most 75 bytes; each further one begins with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let [now, bytes] = ['', 0];
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > longestLine) {
      lines.push(now);
      [now, bytes] = [' ', 1];
    }
    now += sign;
    bytes += size;
  }
  return [...lines, now].join('\r\n');
}

/** Returns the text of a calendar file (RFC 5545) with one event of a quarter of an hour, and a reminder at its beginning. */
export function calendarFile({ id, title, at, url, made }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Exam portal//Results//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${utc(made)}`,
    // Of two files of one event, a calendar takes the higher number for the newer.
    `SEQUENCE:${Math.floor(made / minuteMs)}`,
    `DTSTART:${utc(at)}`,
    `DTEND:${utc(at + 15 * minuteMs)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
