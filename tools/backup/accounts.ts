import type { Owner } from './owner';
import { canonical } from './document-line';

/** With which parameters the passwords of a project are hashed. Without them nobody signs in with a hash. */
export interface HashConfig {
  readonly algorithm: string;
  readonly signerKey: string;
  readonly saltSeparator: string;
  readonly rounds: number;
  readonly memoryCost: number;
}

/** An account as Firebase Authentication tells it. Each has more fields than a backup keeps. */
export type StoredAccount = Readonly<Record<string, unknown>> & {
  readonly localId: string;
  readonly email?: string;
};

/** Fields that another project takes over. */
const keptFields: readonly string[] = [
  'localId',
  'email',
  'emailVerified',
  'displayName',
  'disabled',
  'customAttributes',
  'createdAt',
  'passwordHash',
  'salt',
];

/** Fields of a password: a project may keep an imported one in another form. */
const passwordFields: readonly string[] = ['passwordHash', 'salt'];

/** What stands in place of a hash that the key may not read, in base64: `REDACTED`. */
const redacted = 'UkVEQUNURUQ=';

/** Most accounts of one request. */
const mostAccounts = 1000;

/** An absent switch is off, as one that says so. */
const accountLine = (account: StoredAccount, isKept: (field: string) => boolean): string =>
  JSON.stringify(
    canonical(
      Object.fromEntries(
        Object.entries(account).filter(([field, value]) => isKept(field) && value !== false),
      ),
      (_, value) => value,
    ),
  );

/** An account as a line of a backup. */
export const accountLineOf = (account: StoredAccount): string =>
  accountLine(account, (field) => keptFields.includes(field));

/** An account as a line to compare, without its password. */
export const personLineOf = (account: StoredAccount): string =>
  accountLine(account, (field) => keptFields.includes(field) && !passwordFields.includes(field));

const addressOf = ({ accounts, projectId }: Owner, call: string): string =>
  `${accounts}/v1/projects/${projectId}/accounts:${call}`;

/** All accounts by id, page by page. @throws Error when the key may not read the hashes of the passwords */
export async function* accountsOf(owner: Owner): AsyncGenerator<readonly StoredAccount[]> {
  let page = '';
  do {
    const asked = new URLSearchParams({
      maxResults: String(mostAccounts),
      ...(page && { nextPageToken: page }),
    });
    const { users = [], nextPageToken = '' } = await owner.ask(
      `${addressOf(owner, 'batchGet')}?${asked.toString()}`,
      {},
      (response) => response.json() as Promise<{ users?: readonly StoredAccount[]; nextPageToken?: string }>,
    );
    if (users.some(({ passwordHash }) => passwordHash === redacted))
      throw new Error(
        'The key may not read the hashes of the passwords: give its service account the role Firebase ' +
          'Authentication Admin, or leave the accounts out with --without-accounts.',
      );
    yield users;
    page = nextPageToken;
  } while (page !== '');
}

/** Address of an account of the project; null when it has none, or accounts are left out. */
export async function anyAccount(owner: Owner): Promise<string | null> {
  if (owner.accounts === null) return null;
  for await (const [account] of accountsOf(owner))
    if (account) return `an account, ${account.email ?? account.localId}`;
  return null;
}

/** How the project hashes passwords; null where it does not say, as the servers on this machine. */
export async function hashConfigOf({ accounts, projectId, ask }: Owner): Promise<HashConfig | null> {
  const { signIn } = await ask(
    `${accounts}/v2/projects/${projectId}/config`,
    {},
    (response) => response.json() as Promise<{ signIn?: { hashConfig?: HashConfig } }>,
  );
  return signIn?.hashConfig ?? null;
}

/** Base64 as the import takes it; the settings of a project may tell it in the other alphabet. */
const webSafe = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_');

/** What an import says of an account that is there already, as after an answer that was lost. */
const isThere = /can ?not overwrite/i;

/**
 * Creates accounts with the passwords that they have.
 * @throws Error that names the first account that was refused
 */
export async function createAccounts(
  owner: Owner,
  users: readonly StoredAccount[],
  hash: HashConfig | null,
): Promise<void> {
  const parameters = hash && {
    hashAlgorithm: hash.algorithm,
    signerKey: webSafe(hash.signerKey),
    saltSeparator: webSafe(hash.saltSeparator),
    rounds: hash.rounds,
    memoryCost: hash.memoryCost,
  };
  const { error = [] } = await owner.ask(
    addressOf(owner, 'batchCreate'),
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ users, ...parameters }),
    },
    (response) => response.json() as Promise<{ error?: readonly { index?: number; message: string }[] }>,
  );
  const refused = error.find(({ message }) => !isThere.test(message));
  if (refused)
    throw new Error(`The account ${users[refused.index ?? 0]?.localId} is refused: ${refused.message}`);
}
