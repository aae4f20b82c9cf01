/** The marker by which a reader recognizes a rescue file. */
export const rescueKind = 'exam-portal rescue file';

/** The fields of a rescue file that its checksum covers. */
interface Checked {
  version: 1;
  uid: string;
  assessment: { id: number };
  finished: boolean;
  startedAt: string | null;
  handedInAt: string | null;
  savedAt: string;
  body: string;
}

/** Returns eight hexadecimal digits over the relevant fields of a rescue file: uid, assessment, times and body, without names. */
export function checksumOf({ version, uid, assessment, finished, startedAt, handedInAt, savedAt, body }: Checked): string {
  return crc32(JSON.stringify([version, uid, assessment.id, finished, startedAt, handedInAt, savedAt, body]));
}

/** CRC-32 (ISO 3309) over the text in UTF-8. */
function crc32(text: string): string {
  let crc = -1;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}
