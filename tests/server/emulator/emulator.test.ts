import { describe, expect, it } from 'vitest';
import { mayChangeAccounts } from '../../../server/emulator/held-reply';
import { latest } from '../../../server/emulator/latest';

// The emulator's process is tested in main.test.ts.
describe('a request to the emulator', () => {
  it.each([
    [true, 'POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k'],
    [true, 'POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k'],
    [true, 'POST', '/www.googleapis.com/identitytoolkit/v3/relyingparty/signupNewUser'],
    [true, 'GET', '/emulator/action?mode=verifyEmail&oobCode=1'],
    [true, 'DELETE', '/emulator/v1/projects/demo-exam/accounts'],
    [false, 'POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k'],
    [false, 'POST', '/securetoken.googleapis.com/v1/token?key=k'],
    [false, 'OPTIONS', '/identitytoolkit.googleapis.com/v1/accounts:signUp'],
    [false, 'GET', '/emulator/v1/projects/demo-exam/verificationCodes'],
  ])('may change accounts: %s %s %s', (may, method, url) => expect(mayChangeAccounts({ method, url })).toBe(may));

  it('is saved by a run that began after it; many requests share one run', async () => {
    const ends: (() => void)[] = [];
    let runs = 0;
    const save = latest(() => {
      runs += 1;
      return new Promise((resolve) => ends.push(resolve));
    });
    const first = save();
    const others = [save(), save(), save()];
    expect(runs).toBe(1);
    ends[0]?.();
    await first;
    await Promise.resolve();
    expect(runs).toBe(2);
    ends[1]?.();
    await Promise.all(others);
    expect(runs).toBe(2);
  });
});
