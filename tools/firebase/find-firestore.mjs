import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * A running Firestore server, or a program that starts one.
 * @typedef {{ host: string, port: number }} Address
 * @typedef {{ running: Address } | { program: string, args: readonly string[] }} FirestoreServer
 */

export const howToGetFirestore =
  'No Firestore server was found. Get one: `cargo install hidane --locked --version 0.6.0` (Rust 1.88 or newer, about two minutes), ' +
  'or Java 21 and `npx firebase-tools@15.34.2 setup:emulators:firestore`, or name a running one in FIRESTORE_EMULATOR_HOST.';

const exe = process.platform === 'win32' ? '.exe' : '';

/**
 * @param {string} program
 * @param {...string} args
 * @returns {string | null} its output; null when it fails
 */
function ask(program, ...args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout + stderr : null;
}

/**
 * Finds a program on the PATH or in Cargo's folder; null when missing.
 * @param {string} name
 */
function findOfRust(name) {
  const installed = join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'bin', `${name}${exe}`);
  return [name, installed].find((program) => ask(program, '--version') !== null) ?? null;
}

const findHidane = () => findOfRust('hidane');

/** Installs hidane from crates.io when cargo is available. */
function installHidane() {
  const cargo = findOfRust('cargo');
  if (cargo === null) return null;
  console.log(
    'Installing the Firestore server hidane 0.6.0 with cargo, once; this takes about two minutes …',
  );
  spawnSync(cargo, ['install', 'hidane', '--locked', '--version', '0.6.0'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return findHidane();
}

/** Finds the official emulator, if firebase-tools has downloaded it and Java is recent enough. */
function findOfficial() {
  const folder = join(homedir(), '.cache', 'firebase', 'emulators');
  const jar = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name))
        .sort()
        .at(-1)
    : undefined;
  const [, java = '0'] = /version "(\d+)/.exec(ask('java', '-version') ?? '') ?? [];
  return jar !== undefined && Number(java) >= 21 ? join(folder, jar) : null;
}

/**
 * Finds a Firestore server: a running one, hidane, hidane installed by cargo, or the official emulator.
 * @returns {FirestoreServer | null}
 */
export function findFirestore() {
  const running = process.env.FIRESTORE_EMULATOR_HOST;
  if (running) {
    const { hostname, port } = new URL(`http://${running}`);
    return { running: { host: hostname, port: Number(port) } };
  }
  const hidane = findHidane() ?? installHidane();
  if (hidane !== null) return { program: hidane, args: [] };
  const jar = findOfficial();
  return jar === null ? null : { program: 'java', args: ['-Duser.language=en', '-jar', jar] };
}
