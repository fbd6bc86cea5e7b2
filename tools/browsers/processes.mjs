import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { withTimeout } from './with-timeout.mjs';

/** Timeout of a program's start, in ms; slow machines need most of it. */
const startMs = 60_000;

/**
 * Starts a program in its own process group, so that its children end with it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] more environment
 */
export function startProcess(program, args, env = {}) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: process.platform !== 'win32',
  });
  const ended = once(child, 'exit');
  /** @type {string} */
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });

  return {
    /**
     * Polls until the program has started.
     * @template Value
     * @param {(said: string) => Value | undefined | Promise<Value | undefined>} look
     * @returns {Promise<Value>}
     */
    async started(look) {
      const until = Date.now() + startMs;
      for (;;) {
        const found = await look(said);
        if (found !== undefined) return found;
        if (child.exitCode !== null || Date.now() > until) throw new Error(`${program} did not start`);
        await wait(100);
      }
    },
    /** Kills the process group; does nothing when it has ended. */
    async end() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      if (process.platform === 'win32') child.kill();
      else process.kill(-child.pid, 'SIGKILL');
      await withTimeout(ended, startMs, `the end of ${program}`);
    },
  };
}
