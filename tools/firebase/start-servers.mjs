import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../ready.mjs';
import { asOwner } from './as-owner.mjs';
import { installEmulatorTools } from './emulator-tools.mjs';
import { findFirestore } from './find-firestore.mjs';

/**
 * Start message for the process of the servers; `firestore` is null when one is already running.
 * @typedef {object} Start
 * @property {string} projectId
 * @property {string} host
 * @property {number} authPort
 * @property {{ program: string, args: readonly string[] } | null} firestore
 */

/**
 * `hasRules` is false for a server that was already running, whose rules are unknown.
 * @typedef {import('./find-firestore.mjs').Address} Address
 * @typedef {{ firestore: Address, auth: Address, stop: () => Promise<void>, hasRules: boolean }} Servers
 */

/**
 * Finds a free port.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {Address} address */
async function isAnswering({ host, port }) {
  try {
    await fetch(`http://${host}:${port}/`);
    return true;
  } catch {
    return false;
  }
}

/** The Auth emulator takes more than a minute beside a build on a machine of two cores. In milliseconds. */
const startMs = 240_000;

/**
 * @param {Address} address
 * @param {() => boolean} isOver
 */
async function answers(address, isOver) {
  const until = Date.now() + startMs;
  while (!(await isAnswering(address))) {
    if (isOver()) throw new Error('the servers ended before they answered');
    if (Date.now() > until)
      throw new Error(`no answer from ${address.host}:${address.port} in ${startMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Starts the Auth emulator, and a Firestore server with the project's rules unless one is running. Data is in
 * memory. They end with this process, however it ends.
 * @param {object} options
 * @param {string} options.projectId
 * @param {number} options.firestorePort
 * @param {number} options.authPort
 * @returns {Promise<Servers | null>} once both answer; null when no Firestore server is available
 */
export async function startServers({ projectId, firestorePort, authPort }) {
  const found = findFirestore();
  if (found === null) return null;
  installEmulatorTools();
  const host = '127.0.0.1';
  const rules = join(root, 'firestore.rules');
  const isRunning = 'running' in found;
  const firestore = isRunning ? found.running : { host, port: firestorePort };
  const auth = { host, port: authPort };
  for (const address of isRunning ? [auth] : [firestore, auth])
    if (await isAnswering(address)) throw new Error(`port ${address.port} is in use already`);

  const child = fork(fileURLToPath(new URL('./servers-process.mjs', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let isOver = false;
  const over = new Promise((resolve) => child.once('exit', resolve)).then(() => void (isOver = true));
  const stop = async () => {
    if (child.connected) child.disconnect();
    await over;
  };
  /** @type {Start} */
  const start = {
    projectId,
    host,
    authPort,
    firestore: isRunning
      ? null
      : {
          program: found.program,
          args: [
            ...found.args,
            ...['--host', host, '--port', String(firestorePort)],
            ...['--rules', rules, '--project_id', projectId],
          ],
        },
  };
  child.send(start);
  try {
    await Promise.all([answers(firestore, () => isOver), answers(auth, () => isOver)]);
    await asOwner({ projectId, firestore, auth }).hideAccounts();
  } catch (cause) {
    await stop();
    throw cause;
  }
  return { firestore, auth, stop, hasRules: !isRunning };
}
