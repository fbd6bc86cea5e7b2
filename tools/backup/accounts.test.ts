import { expect, it } from 'vitest';
import { accountsOf, createAccounts, hashConfigOf, type StoredAccount } from './accounts';
import { ownerOfEmulators, withAccounts } from './owner';
import { createAsk } from './patient-ask';

/** A project whose server gives these answers in turn; keeps what was asked. */
function projectWith(...answers: readonly object[]) {
  const asked: { readonly address: string; readonly body: unknown }[] = [];
  const ask = createAsk((address, { body }) => {
    asked.push({ address, body: typeof body === 'string' ? JSON.parse(body) : null });
    return Promise.resolve(Response.json(answers[asked.length - 1] ?? {}));
  });
  return { asked, owner: withAccounts(ownerOfEmulators('p', 'unused:1', ask)) };
}

const hash = { algorithm: 'SCRYPT', signerKey: 'a+/b==', saltSeparator: 'Bw==', rounds: 8, memoryCost: 14 };
const ama = { localId: 'ama', passwordHash: 'h', salt: 's' };

it('reads accounts page by page, and how passwords are hashed', async () => {
  const { owner, asked } = projectWith(
    { users: [ama], nextPageToken: 'next' },
    { users: [{ localId: 'esi' }] },
    { signIn: { hashConfig: hash } },
  );
  const found: StoredAccount[] = [];
  for await (const accounts of accountsOf(owner)) found.push(...accounts);
  expect(found.map(({ localId }) => localId)).toEqual(['ama', 'esi']);
  expect(asked[1]?.address).toContain('nextPageToken=next');
  expect(await hashConfigOf(owner)).toEqual(hash);
});

it('refuses hashes that the key may not read', async () => {
  const { owner } = projectWith({ users: [{ ...ama, passwordHash: 'UkVEQUNURUQ=' }] });
  await expect(accountsOf(owner).next()).rejects.toThrow('may not read the hashes of the passwords');
});

it('brings accounts with the parameters of their hashes', async () => {
  const { owner, asked } = projectWith({});
  await createAccounts(owner, [ama], hash);
  expect(asked).toEqual([
    {
      address: 'https://identitytoolkit.googleapis.com/v1/projects/p/accounts:batchCreate',
      body: {
        ...{ users: [ama], hashAlgorithm: 'SCRYPT', signerKey: 'a-_b==', saltSeparator: 'Bw==' },
        ...{ rounds: 8, memoryCost: 14 },
      },
    },
  ]);
});

it('names an account that is refused, and passes over one that is there already', async () => {
  const there = { index: 0, message: 'localId belongs to an existing account - can not overwrite.' };
  await createAccounts(projectWith({ error: [there] }).owner, [ama], null);
  const { owner } = projectWith({ error: [there, { index: 1, message: 'email is invalid' }] });
  await expect(createAccounts(owner, [ama, { localId: 'esi' }], null)).rejects.toThrow(
    'The account esi is refused: email is invalid',
  );
});
