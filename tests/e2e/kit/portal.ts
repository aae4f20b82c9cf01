import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'libsql';
import * as v from 'valibot';
import type { Submission } from '../../../contract/assessment/assessment';
import { type CallArgs, type CallName, calls, type Reply } from '../../../contract/calls/calls';
import { requestFor } from '../../../contract/calls/request';
import { noticeVersion } from '../../../contract/people/privacy-notice';
import { freePort } from '../../kit/free-port';
import { type Front, frontOf } from './front';
import { disturbs } from './notice/watch';

export const demo = {
  admin: { email: 'admin@demo.example', password: 'admin-demo-1' },
  learner: { email: 'learner@demo.example', password: 'learner-demo-1' },
} as const;

export interface Account {
  uid: string;
  email: string;
  password: string;
  idToken: string;
}

/** A row of the server's table of submissions. */
export interface Filed {
  uid: string;
  assessmentId: number;
  body: Pick<Submission, 'timeTaken' | 'answers' | 'pace'>;
}

type Changes = Record<string, string> | ((url: string) => Promise<Record<string, string>>);

/** The built portal as `npm start` runs it, on ports and a folder of its own, with a weather proxy in front of API and identity service. */
export class Portal {
  readonly api: Front;
  readonly identity: Front;
  readonly #settings: NodeJS.ProcessEnv;
  readonly #dataDir: string;
  #process: ChildProcess;
  #dist = 'dist';

  private constructor(api: Front, identity: Front, process: ChildProcess, settings: NodeJS.ProcessEnv, dataDir: string) {
    this.api = api;
    this.identity = identity;
    this.#process = process;
    this.#settings = settings;
    this.#dataDir = dataDir;
  }

  /** `changes`: further settings, or what makes them of the address that pages see. */
  static open(changes: Changes = {}): Promise<Portal> {
    // Between the look for a free port and its use another program may take the port.
    return Portal.#openOnce(changes).catch(() => Portal.#openOnce(changes));
  }

  static async #openOnce(changes: Changes): Promise<Portal> {
    const [port, emulatorPort] = [await freePort(), await freePort()];
    const [api, identity] = await Promise.all([frontOf(port), frontOf(emulatorPort)]);
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-'));
    const settings = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      AUTH_EMULATOR: 'on',
      AUTH_EMULATOR_PORT: String(emulatorPort),
      AUTH_EMULATOR_PUBLIC_URL: identity.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...(typeof changes === 'function' ? await changes(api.url) : changes),
    };
    try {
      return new Portal(api, identity, await started('dist', settings), settings, dataDir);
    } catch (fault) {
      await Promise.all([api.close(), identity.close()]);
      rmSync(dataDir, { recursive: true, force: true });
      throw fault;
    }
  }

  /** Cuts page and worker off from API and identity service. */
  goesDark(): void {
    this.api.cuts();
    this.identity.cuts();
  }

  /** API and identity service accept every request and never answer, like a network that is connected and dead. */
  goesSilent(): void {
    this.api.holds(/./);
    this.identity.holds(/./);
  }

  comesBack(): void {
    this.api.clears();
    this.identity.clears();
  }

  /** Replaces the running build: stops it, and starts another one on the same address and data. */
  async deploys(dist: string): Promise<void> {
    if (dist === this.#dist) return;
    disturbs();
    this.#dist = dist;
    await ended(this.#process);
    this.api.forgets();
    this.#process = await started(dist, this.#settings);
  }

  async close(): Promise<void> {
    await ended(this.#process);
    await Promise.all([this.api.close(), this.identity.close()]);
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async call<N extends CallName>(as: Account, name: N, args: CallArgs<N>): Promise<Reply<N>> {
    const { url, init } = requestFor(`${this.api.url}/api`, calls[name], args, as.idToken);
    const response = await fetch(url, init);
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    return v.parse(calls[name].reply, await response.json()) as Reply<N>;
  }

  async #identify(method: 'signUp' | 'signInWithPassword', email: string, password: string): Promise<Account> {
    const response = await fetch(`${this.identity.url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=test`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
    const body = (await response.json()) as { localId: string; idToken: string };
    return { uid: body.localId, email, password, idToken: body.idToken };
  }

  /** Changes an account as the identity service's owner can: disables it, enables it, or ends all its sign-ins by a new password. */
  changes({ uid }: Account, change: { disableUser: boolean } | { password: string }): Promise<void> {
    return this.#owns('update', { localId: uid, ...change });
  }

  /** Ends a person's access to this portal at once, or restores it, with the operator's command `npm run role`. */
  async changesAccess(what: 'shut-out' | 'let-in', { uid }: Account): Promise<void> {
    await promisify(execFile)(process.execPath, [`${this.#dist}/server/role.js`, what, uid], { env: this.#settings });
  }

  /** The account after its owner has verified the address, with a new token. */
  async verifies({ uid, email, password }: Account): Promise<Account> {
    await this.#owns('update', { localId: uid, emailVerified: true });
    return this.#identify('signInWithPassword', email, password);
  }

  /** Deletes an account for good. */
  deletes({ uid }: Account): Promise<void> {
    return this.#owns('delete', { localId: uid });
  }

  async #owns(act: 'update' | 'delete', body: object): Promise<void> {
    const response = await fetch(`${this.identity.url}/identitytoolkit.googleapis.com/v1/projects/demo-exam/accounts:${act}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The account was not changed: ${await response.text()}`);
  }

  admin(): Promise<Account> {
    return this.#identify('signInWithPassword', demo.admin.email, demo.admin.password);
  }

  /** A new learner with an account and a complete profile. */
  async learner(name: string): Promise<Account> {
    const account = await this.#identify('signUp', `${name.toLowerCase()}-${Date.now().toString(36)}@learner.example`, 'secret-123');
    const body = {
      uid: account.uid,
      firstName: name,
      lastName: 'Kumar',
      email: account.email,
      phone: '',
      location: 'Patna',
      noticeVersion,
    };
    await this.call(account, 'saveProfile', { body });
    return account;
  }

  /** The stored submissions of this learner, read from the database itself. */
  submissionsOf({ uid }: Pick<Account, 'uid'>): Filed[] {
    return this.#filedWhere('uid = ?', uid);
  }

  /** The stored submissions of this assessment. */
  submissionsFor(assessmentId: number): Filed[] {
    return this.#filedWhere('assessment_id = ?', assessmentId);
  }

  #filedWhere(condition: string, value: string | number): Filed[] {
    const db = new Database(join(this.#dataDir, 'portal.db'), { readonly: true });
    try {
      const rows = db.prepare(`select uid, assessment_id, body_json from submissions where ${condition}`).all(value) as {
        uid: string;
        assessment_id: number;
        body_json: string;
      }[];
      return rows.map((row) => ({ uid: row.uid, assessmentId: row.assessment_id, body: JSON.parse(row.body_json) }));
    } finally {
      db.close();
    }
  }
}

async function started(dist: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [`${dist}/server/main.js`], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => String(text).includes('http://') && resolve());
    child.on('exit', (code) => reject(new Error(`The portal ended with ${code} before it was ready`)));
  });
  return child;
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}
