import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { emulatorTools } from './emulator-tools.mjs';

/**
 * Process of both servers. Ends when the IPC channel to its parent closes, even if the parent is killed.
 * @typedef {import('./start-servers.mjs').Start} Start
 */

const load = createRequire(join(emulatorTools, 'package.json'));

/** @type {import('node:child_process').ChildProcess | null} */
let firestore = null;
/** @type {{ stop(): Promise<void> } | null} */
let auth = null;
let isEnding = false;

async function end() {
  if (isEnding) return;
  isEnding = true;
  const isGone = new Promise((resolve) =>
    firestore === null || firestore.exitCode !== null ? resolve(null) : firestore.once('exit', resolve),
  );
  firestore?.kill();
  await Promise.all([auth?.stop(), isGone]);
  process.exit(0);
}

// Also when this process crashes.
process.on('exit', () => void firestore?.kill());
process.on('disconnect', end);
process.on('SIGINT', end);
process.on('SIGTERM', end);

/** @param {Start} start */
async function begin({ projectId, host, authPort, firestore: server }) {
  if (server) {
    firestore = spawn(server.program, server.args, { stdio: ['ignore', 'ignore', 'inherit'] });
    firestore.on('error', (cause) => {
      throw cause;
    });
    firestore.on('exit', (code) => {
      if (!isEnding) throw new Error(`the Firestore server ended with ${code}`);
    });
  }
  const { EmulatorRegistry } = load('firebase-tools/lib/emulator/registry.js');
  const { AuthEmulator } = load('firebase-tools/lib/emulator/auth/index.js');
  const emulator = new AuthEmulator({ projectId, host, port: authPort });
  await EmulatorRegistry.start(emulator);
  auth = emulator;
}

process.once('message', (start) => begin(/** @type {Start} */ (start)));
