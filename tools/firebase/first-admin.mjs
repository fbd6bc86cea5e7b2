import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { emulatorTools, installEmulatorTools } from './emulator-tools.mjs';
import { aboutServiceAccounts, readServiceAccount } from './service-account.mjs';

const usage = `Makes somebody an administrator who gives all other roles in the back office:

  npm run first-admin -- --email=ama@example.com --name="Ama Mensah" --service-account=key.json
  npm run first-admin -- --email=ama@example.com --name="Ama Mensah" --emulators

${aboutServiceAccounts}
--emulators means the servers of npm run start:firebase.`;

/**
 * @param {string} words
 * @returns {never}
 */
function refuse(words) {
  console.error(`${words}\n\n${usage}`);
  process.exit(1);
}

/** @returns {Record<string, string | boolean | undefined>} */
function readArguments() {
  try {
    return parseArgs({
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        'service-account': { type: 'string' },
        emulators: { type: 'boolean' },
      },
    }).values;
  } catch (cause) {
    return refuse(cause instanceof Error ? cause.message : String(cause));
  }
}

/** @param {string} file */
function keyOf(file) {
  try {
    return readServiceAccount(file);
  } catch (cause) {
    return refuse(cause instanceof Error ? cause.message : String(cause));
  }
}

const given = readArguments();
const email = String(given.email ?? '')
  .trim()
  .toLowerCase();
const name = String(given.name ?? '').trim();
if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) refuse('--email must be the address of the person.');
if (name === '' || name.length > 80)
  refuse('--name must be the name that their changes are signed with, up to 80 characters.');
const file = given['service-account'];
if ((file === undefined) === (given.emulators !== true))
  refuse('Give either --service-account or --emulators.');
const key = file === undefined ? null : keyOf(String(file));

installEmulatorTools();
const load = createRequire(join(emulatorTools, 'package.json'));
const { initializeApp, cert } = load('firebase-admin/app');
const { getAuth } = load('firebase-admin/auth');
const { getFirestore, FieldValue } = load('firebase-admin/firestore');

if (key === null) {
  process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${process.env.LIFELINE_FIRESTORE_PORT ?? 8080}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${process.env.LIFELINE_AUTH_PORT ?? 9099}`;
} else {
  // The SDK would use emulators named in the environment.
  delete process.env.FIRESTORE_EMULATOR_HOST;
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
}

const projectId = key === null ? 'demo-lifeline' : String(key.project_id);
const app = initializeApp({ projectId, ...(key && { credential: cert(key) }) });
const auth = getAuth(app);
const store = getFirestore(app);

/** @typedef {{ uid: string, emailVerified: boolean }} User */

/** @returns {Promise<User | null>} */
async function findAccount() {
  try {
    return await auth.getUserByEmail(email);
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'auth/user-not-found')) throw cause;
    return null;
  }
}

/** @returns {Promise<User>} */
function makeAccount() {
  // Random: the person sets their own password by the link.
  const password = randomBytes(32).toString('base64url');
  return auth.createUser({ email, password, displayName: name });
}

/**
 * Replaces an unverified account, which anybody may have created. Resetting the password would not suffice:
 * an open session keeps a valid token for up to an hour, long enough to give itself another role.
 * @param {User} user
 */
async function replaceAccount({ uid }) {
  await auth.revokeRefreshTokens(uid);
  await auth.deleteUser(uid);
  await Promise.all([store.doc(`people/${uid}`).delete(), store.doc(`roles/${uid}`).delete()]);
  return makeAccount();
}

try {
  const found = await findAccount();
  const user = !found ? await makeAccount() : found.emailVerified ? found : await replaceAccount(found);
  const batch = store.batch();
  batch.set(store.doc(`people/${user.uid}`), {
    email,
    name,
    isEmailVerified: user.emailVerified,
    updatedAt: FieldValue.serverTimestamp(),
  });
  batch.set(store.doc(`roles/${user.uid}`), { role: 'admin', name, duties: ['office'], lastChange: '' });
  await batch.commit();
  if (!found) console.log(`Made an account for ${email}.`);
  else if (user === found)
    console.log(`Found the account of ${email}, a verified address; its password is what it was.`);
  else
    console.log(
      `Found an account of ${email} whose address was never verified, so anybody may have made it. ` +
        'It was replaced by a new one: its password and its sign-ins are void.',
    );
  console.log(`${name} is an administrator of ${projectId} with the duty office: roles/${user.uid}.`);
  if (user !== found)
    console.log(
      `To choose a password, open this link, which works once:\n${await auth.generatePasswordResetLink(email)}`,
    );
} catch (cause) {
  console.error(`Nothing more was done: ${cause instanceof Error ? cause.message : String(cause)}`);
  process.exitCode = 1;
}
