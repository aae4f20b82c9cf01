// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { sendOtp } from '../../../src/session/login/sign-in';

const made = vi.hoisted(() => ({ checks: [] as { box: unknown; options: { size?: string } }[], sent: [] as unknown[] }));

vi.mock('../../../src/session/identity/firebase', () => ({ auth: async () => ({}) }));
vi.mock('firebase/auth', () => ({
  RecaptchaVerifier: class {
    constructor(_: unknown, box: unknown, options: { size?: string }) {
      made.checks.push({ box, options });
    }
    clear() {
      return undefined;
    }
  },
  PhoneAuthProvider: class {
    async verifyPhoneNumber(to: string) {
      made.sent.push(to);
      return 'sent';
    }
  },
}));

beforeEach(() => {
  made.checks.length = 0;
  made.sent.length = 0;
});

it('§7.24 the bot check before an OTP is an invisible one, and leaves nothing on the page', async () => {
  const box = document.createElement('div');
  await sendOtp('9876543210', box);
  expect(made.checks.map(({ options }) => options.size)).toEqual(['invisible']);
  expect(box.children).toHaveLength(0);
});

it('§5.7 an OTP is asked for with the prefix of India', async () => {
  await sendOtp('9876543210', document.createElement('div'));
  expect(made.sent).toEqual(['+919876543210']);
});
