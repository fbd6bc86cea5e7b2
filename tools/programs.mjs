import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Builds the command of a program. Avoids a shell, which would split paths at spaces; only npm needs one on
 * Windows, where it is a batch file.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {{ program: string, args: readonly string[], shell: boolean }}
 */
export function commandOf(program, args, platform = process.platform) {
  if (platform !== 'win32' || program !== 'npm') return { program, args, shell: false };
  return { program: ['npm.cmd', ...args.map((arg) => `"${arg}"`)].join(' '), args: [], shell: true };
}

/**
 * Runs a program in the project's folder and shows its output.
 * @param {string} name
 * @param {readonly string[]} given
 * @param {Record<string, string>} [env] more environment
 * @param {string} [cwd] another folder
 * @returns {number} its exit code
 */
export function run(name, given, env = {}, cwd = root) {
  const { program, args, shell } = commandOf(name, given);
  const { status, error } = spawnSync(program, [...args], {
    cwd,
    stdio: 'inherit',
    shell,
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  return status ?? 1;
}

/**
 * The script of an installed tool, for Node to run: the links in `.bin` are batch files on Windows.
 * @param {string} tool
 * @param {string} [from] the package that contains it
 */
export function scriptOf(tool, from = tool) {
  const folder = join(root, 'node_modules', from);
  /** @type {{ bin?: string | Readonly<Record<string, string>> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = (typeof bin === 'string' ? { [from]: bin } : bin)?.[tool];
  if (script === undefined) throw new Error(`${from} brings no ${tool}`);
  return join(folder, script);
}
