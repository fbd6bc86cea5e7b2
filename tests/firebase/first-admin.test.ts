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
  it('makes an account for a new address, and a link in the place of a password', async () => {
    const { status, stdout } = run('--email=Ama@Example.com', '--name=Ama M', '--emulators');
    expect(status).toBe(0);
    expect(await read(`roles/${idIn(stdout)}`)).toEqual({ role: 'admin', name: 'Ama M', lastChange: '' });
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

  it('takes the account that is there', async () => {
    await owner.addAccount({
      id: 'kofi',
      email: 'kofi@example.com',
      password: 'his-own-password',
      displayName: 'Kofi',
    });
    const { status, stdout } = run('--email=kofi@example.com', '--name=Kofi A', '--emulators');
    expect(status).toBe(0);
    expect(stdout).not.toContain('http');
    expect(await read('roles/kofi')).toMatchObject({ role: 'admin', name: 'Kofi A' });
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
  ])('refuses %s, and says how to ask', (_what, args, words) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(words);
    expect(stderr).toContain('npm run first-admin -- --email=');
  });
});
