import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { withTimeout } from './with-timeout.mjs';

/** A program has this long to start, in ms: small machines need most of it. */
const startMs = 60_000;

/**
 * Starts a program with a group of its own, so that the processes it starts end with it.
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
     * Waits for what shows that it has started.
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
    /** Ends it with all that it started; what has ended already is left alone. */
    async end() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      if (process.platform === 'win32') child.kill();
      else process.kill(-child.pid, 'SIGKILL');
      await withTimeout(ended, startMs, `the end of ${program}`);
    },
  };
}
