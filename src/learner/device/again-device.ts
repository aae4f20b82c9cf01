import { Device, device } from '../../runner/device/db';

/**
 * The database of past tests that are sat again (ADR 80): made as that of the exams, so that the same runner works on it, and another one, so that nothing that
 * sends, counts or waits for an attempt can meet what is in it. The browser writes both to one log.
 */
export const againDevice = new Device('exam-portal-again', device.log);
