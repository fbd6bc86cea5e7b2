import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readManifest } from '../../tools/backup/backup-folder';
import { ownerOfEmulators, withAccounts } from '../../tools/backup/owner';
import { createAsk, type Send } from '../../tools/backup/patient-ask';
import { restoreBackup } from '../../tools/backup/restore-backup';
import { writeBackup } from '../../tools/backup/write-backup';
import { asOwner } from '../../tools/firebase/as-owner.mjs';

const server = process.env.FIRESTORE_EMULATOR_HOST ?? '';
const auth = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
const [from, to] = ['demo-accounts-from', 'demo-accounts-to'];
const place = mkdtempSync(join(tmpdir(), 'lifeline-accounts-'));
let number = 0;
const newFolder = () => join(place, `backup-${(number += 1)}`);
const noPause = () => Promise.resolve();

const addressOf = (name: string) => {
  const [host = '', port = ''] = name.split(':');
  return { host, port: Number(port) };
};
const accountsOf = (projectId: string) =>
  asOwner({ projectId, firestore: addressOf(server), auth: addressOf(auth) });
const clearAccounts = (projectId: string) =>
  fetch(`http://${auth}/emulator/v1/projects/${projectId}/accounts`, { method: 'DELETE' });

afterAll(() => rmSync(place, { recursive: true }));
beforeEach(() => Promise.all([clearAccounts(from), clearAccounts(to)]));

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [`tools/backup/${command}.mjs`, ...args], { encoding: 'utf8' });

const people = ['ama', 'esi', 'kofi'].map((id) => ({
  id,
  email: `${id}@example.com`,
  password: `the-password-of-${id}`,
  displayName: id,
}));

async function addPeople(): Promise<void> {
  const { addAccount, changeAccount } = accountsOf(from);
  for (const account of people) await addAccount(account);
  await changeAccount('esi', { disableUser: true, emailVerified: true });
}

const withPeople = (projectId: string, ask = createAsk()) =>
  withAccounts(ownerOfEmulators(projectId, server, ask), `http://${auth}/identitytoolkit.googleapis.com`);

it('brings the accounts with their ids and the hashes of their passwords', async () => {
  await addPeople();
  const folder = newFolder();
  const written = run('backup', `--to=${folder}`, '--emulators', `--project=${from}`);
  expect(written.stdout).toContain('0 documents in 0 collections, 3 accounts, no files');
  const lines = readFileSync(join(folder, '_accounts.ndjson'), 'utf8');
  for (const { email, password } of people) {
    expect(lines).toContain(email);
    expect(lines).toContain('"passwordHash":');
    expect(lines).not.toContain(`"${password}"`);
  }

  const restored = run('restore', `--from=${folder}`, '--emulators', `--project=${to}`);
  expect(restored.stderr).toBe('');
  expect(restored.stdout).toContain('3 accounts');
  // Hashes, ids, and what is disabled are the same.
  const again = newFolder();
  await writeBackup(withPeople(to), again, null);
  expect(readFileSync(join(again, '_accounts.ndjson'), 'utf8')).toBe(lines);
  expect(lines).toMatch(/"disabled":true,.*"email":"esi@example.com"/);
});

it('goes on with accounts whose answer was lost, and refuses a project that has some', async () => {
  await addPeople();
  const folder = newFolder();
  await writeBackup(withPeople(from), folder, null);
  let isLost = false;
  const losing: Send = async (address, options) => {
    const answer = await fetch(address, options);
    if (!address.endsWith(':batchCreate') || isLost) return answer;
    isLost = true;
    throw new TypeError('fetch failed');
  };
  await restoreBackup(withPeople(to, createAsk(losing, noPause)), folder, null);
  expect(isLost).toBe(true);

  const other = newFolder();
  await writeBackup(withPeople(from), other, null);
  await expect(restoreBackup(withPeople(to), other, null)).rejects.toThrow('is not empty: it has an account');
});

it('says when the accounts are not those of the backup, and when their file was changed', async () => {
  await addPeople();
  const folder = newFolder();
  await writeBackup(withPeople(from), folder, null);
  const meanwhile: Send = async (address, options) => {
    const answer = await fetch(address, options);
    if (address.endsWith(':batchCreate')) await accountsOf(to).changeAccount('ama', { disableUser: true });
    return answer;
  };
  await expect(restoreBackup(withPeople(to, createAsk(meanwhile)), folder, null)).rejects.toThrow(
    'is not equal to the backup in: accounts',
  );

  await clearAccounts(to);
  const file = join(folder, '_accounts.ndjson');
  writeFileSync(file, readFileSync(file, 'utf8').replace('ama@', 'abi@'));
  await expect(restoreBackup(withPeople(to), folder, null)).rejects.toThrow(
    '_accounts.ndjson was changed since the backup',
  );
});

it('leaves the accounts out when told to', async () => {
  await addPeople();
  const folder = newFolder();
  const written = run('backup', `--to=${folder}`, '--emulators', `--project=${from}`, '--without-accounts');
  expect(written.stdout).toContain('no accounts');
  const { manifest } = await readManifest(folder);
  expect(manifest.accounts).toBeNull();
});
