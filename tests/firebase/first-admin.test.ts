import { spawnSync } from 'node:child_process';
import { beforeEach, describe, expect, it } from 'vitest';
import { asOwner } from '../../tools/firebase/as-owner.mjs';

function addressIn(variable: string) {
  const [host = '', port = ''] = (process.env[variable] ?? '').split(':');
  return { host, port: Number(port) };
}

const projectId = 'demo-lifeline';
const firestore = addressIn('FIRESTORE_EMULATOR_HOST');
const auth = addressIn('FIREBASE_AUTH_EMULATOR_HOST');
const owner = asOwner({ projectId, firestore, auth });
const documents = `http://${firestore.host}:${firestore.port}/v1/projects/${projectId}/databases/(default)/documents`;

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/firebase/first-admin.mjs', ...args],
    {
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
};

async function read(path: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${documents}/${path}`, { headers: { Authorization: 'Bearer owner' } });
  const { fields = {} } = (await answer.json()) as { fields?: Record<string, Record<string, unknown>> };
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, Object.values(value)[0]]));
}

const idIn = (words: string) => /roles\/(\w+)/.exec(words)?.[1] ?? '';

beforeEach(() => owner.clear());

describe('npm run first-admin', () => {
  it('creates an account for a new address, with a link to set the password', async () => {
    const { status, stdout } = run('--email=Ama@Example.com', '--name=Ama M', '--emulators');
    expect(status).toBe(0);
    expect(await read(`roles/${idIn(stdout)}`)).toEqual({
      role: 'admin',
      name: 'Ama M',
      duties: { values: [{ stringValue: 'office' }] },
      lastChange: '',
    });
    expect(await read(`people/${idIn(stdout)}`)).toMatchObject({
      email: 'ama@example.com',
      name: 'Ama M',
      isEmailVerified: false,
    });
    const link = /http:\S+/.exec(stdout)?.[0] ?? '';
    expect(link).toContain('mode=resetPassword');
    const set = await fetch(`${link}&newPassword=chosen-by-ama`);
    expect(await set.text()).toContain('ama@example.com');
  });

  describe('for an address that has an account', () => {
    const kofi = { id: 'kofi', email: 'kofi@example.com', password: 'set-by-whom', displayName: 'Kofi' };
    const makeKofi = () => run('--email=kofi@example.com', '--name=Kofi A', '--emulators');
    const signIn = async (): Promise<Record<string, string>> => {
      const address = `http://${auth.host}:${auth.port}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`;
      const { email, password } = kofi;
      const body = JSON.stringify({ email, password, returnSecureToken: true });
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      return (await answer.json()) as Record<string, string>;
    };
    beforeEach(() => owner.addAccount(kofi));

    it('uses the account unchanged when the address is verified', async () => {
      await owner.changeAccount('kofi', { emailVerified: true });
      const { status, stdout } = makeKofi();
      expect(status).toBe(0);
      expect(stdout).toContain('its password is what it was');
      expect(stdout).not.toContain('http');
      expect(await read('roles/kofi')).toMatchObject({ role: 'admin', name: 'Kofi A' });
      expect(await signIn()).toMatchObject({ localId: 'kofi' });
    });

    it('gives the creator of the account no access when the address is not verified', async () => {
      const { idToken = '', refreshToken = '' } = await signIn();
      await owner.writeDocument('people/kofi', { email: kofi.email, name: 'Kofi' });
      await owner.writeDocument('roles/kofi', { role: 'tutor', name: 'Kofi', lastChange: 'c1' });
      const { status, stdout } = makeKofi();
      expect(status).toBe(0);
      expect(stdout).toContain('never verified');
      const link = /http:\S+/.exec(stdout)?.[0] ?? '';
      expect(link).toContain('mode=resetPassword');

      // Neither the password, nor a session, nor a token valid for an hour leads to the role.
      expect(await signIn()).not.toHaveProperty('idToken');
      const renewed = await fetch(
        `http://${auth.host}:${auth.port}/securetoken.googleapis.com/v1/token?key=k`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
        },
      );
      expect(renewed.ok).toBe(false);
      const asBefore = { headers: { Authorization: `Bearer ${idToken}` } };
      expect((await fetch(`${documents}/roles/${idIn(stdout)}`, asBefore)).status).toBe(403);
      expect(await read('roles/kofi')).toEqual({});
      expect(await read('people/kofi')).toEqual({});
      expect(await read(`roles/${idIn(stdout)}`)).toMatchObject({ role: 'admin', name: 'Kofi A' });

      const set = await fetch(`${link}&newPassword=chosen-by-kofi`);
      expect(await set.text()).toContain('kofi@example.com');
    });
  });

  it.each([
    ['no address', ['--name=Ama', '--emulators'], '--email must be'],
    ['no name', ['--email=ama@example.com', '--emulators'], '--name must be'],
    [
      'neither key nor emulators',
      ['--email=ama@example.com', '--name=Ama'],
      '--service-account or --emulators',
    ],
    [
      'a key that is not there',
      ['--email=ama@example.com', '--name=Ama', '--service-account=nowhere.json'],
      'There is no file',
    ],
    [
      'a file that is no key',
      ['--email=ama@example.com', '--name=Ama', '--service-account=package.json'],
      'it lacks project_id, client_email, private_key',
    ],
    ['an option that is none', ['--mail=ama@example.com'], '--mail'],
  ])('rejects %s, and prints the usage', (_what, args, words) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(words);
    expect(stderr).toContain('npm run first-admin -- --email=');
  });
});
