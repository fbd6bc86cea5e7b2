import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * A Firestore server that runs already, or a program that is one.
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
 * @returns {string | null} what it says, or null when it does not run
 */
function ask(program, ...args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout + stderr : null;
}

/**
 * A program of the PATH, or of the folder where Rust keeps its own; null when it is in neither.
 * @param {string} name
 */
function findOfRust(name) {
  const installed = join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'bin', `${name}${exe}`);
  return [name, installed].find((program) => ask(program, '--version') !== null) ?? null;
}

const findHidane = () => findOfRust('hidane');

/** Installs hidane from crates.io where cargo is there, once: afterwards it is found. */
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

/** The official emulator, where firebase-tools has brought it and Java is new enough. */
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
 * Finds a Firestore server: a running one, hidane, hidane from cargo, the official emulator.
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
