import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded, installIfNeeded, root } from '../ready.mjs';
import { asOwner } from './as-owner.mjs';
import { findFirestore, howToGetFirestore } from './find-firestore.mjs';
import { startServers } from './start-servers.mjs';

/**
 * Runs the site on local Firebase servers, without a Google account: `npm run start:firebase`.
 * @typedef {import('./as-owner.mjs').Account & { role: string, duties?: readonly string[] }} DemoAccount
 */

/**
 * @param {string} variable
 * @param {number} usual
 */
function portIn(variable, usual) {
  const port = Number(process.env[variable] ?? usual);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  console.error(`${variable} must be a number from 1 to 65535, not "${process.env[variable]}".`);
  process.exit(1);
}

const port = portIn('PORT', 4173);
const firestorePort = portIn('LIFELINE_FIRESTORE_PORT', 8080);
const authPort = portIn('LIFELINE_AUTH_PORT', 9099);
const projectId = 'demo-lifeline';

// Check before the build.
if (findFirestore() === null) {
  console.error(howToGetFirestore);
  process.exit(1);
}
installIfNeeded();
const build = buildIfNeeded();

// After the install, which provides them.
const { createJiti } = await import('jiti');
const { serve } = await import('../serve.mjs');
const { configureSite } = /** @type {typeof import('./configure.ts')} */ (
  await createJiti(import.meta.url).import('./configure.ts')
);

const servers = await startServers({ projectId, firestorePort, authPort }).catch((cause) => {
  console.error(
    `The servers did not start: ${cause.message}. Other ports: LIFELINE_FIRESTORE_PORT=8081 LIFELINE_AUTH_PORT=9100.`,
  );
  process.exit(1);
});
if (servers === null) throw new Error(howToGetFirestore);

const accounts = /** @type {readonly DemoAccount[]} */ (
  JSON.parse(readFileSync(join(root, 'src/app/demo/demo-accounts.json'), 'utf8'))
);

const { firestore, auth, hasRules } = servers;
const owner = asOwner({ projectId, firestore, auth });

/**
 * Creates a demo account with its role.
 * @param {DemoAccount} account
 */
async function addDemoAccount(account) {
  const { id, email, displayName: name, role, duties = [] } = account;
  await owner.addAccount(account);
  // Nobody has a role before their address is verified.
  await owner.changeAccount(id, { emailVerified: true });
  await owner.writeDocument(`people/${id}`, { email, name, isEmailVerified: true, updatedAt: new Date() });
  await owner.writeDocument(`roles/${id}`, { role, name, duties, lastChange: '' });
}

await Promise.all(accounts.map(addDemoAccount));
// An open desk publishes this by itself.
await owner.writeDocument('settings/safeguarding', { isOnDuty: true, updatedAt: new Date() });

const authAddress = `http://${auth.host}:${auth.port}`;
const folder = join('node_modules', '.cache', 'lifeline', 'firebase', 'dist');
configureSite(join(root, build), join(root, folder), {
  apiKey: 'demo-key',
  authDomain: `${projectId}.firebaseapp.com`,
  projectId,
  storageBucket: `${projectId}.appspot.com`,
  messagingSenderId: '1',
  appId: '1:1:web:1',
  fileStore: 'documents',
  emulators: { auth: authAddress, firestoreHost: firestore.host, firestorePort: firestore.port },
});

try {
  await serve({
    root,
    port,
    folder,
    connect: [authAddress, `http://${firestore.host}:${firestore.port}`],
  });
} catch (cause) {
  if (!(cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE')) throw cause;
  console.error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm run start:firebase`);
  await servers.stop();
  process.exit(1);
}

console.log(`
Lifeline runs on http://localhost:${port}, on Firebase on this machine
  Firestore  http://${firestore.host}:${firestore.port}, ${hasRules ? 'with firestore.rules' : 'which ran already (FIRESTORE_EMULATOR_HOST), with the rules that it was started with'}
  Accounts   ${authAddress}; messages to reset a password or verify an address:
             ${authAddress}/emulator/v1/projects/${projectId}/oobCodes

Demo sign-ins (records lie in the memory of these servers and go with them):
${accounts.map(({ role, email, password }) => `  ${role.padEnd(6)} ${email.padEnd(28)} ${password.padEnd(22)} http://localhost:${port}/${role}`).join('\n')}

Stop with Ctrl+C.`);
