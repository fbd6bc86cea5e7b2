import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';

/** Timeout of the browser's start, in ms; slow machines need most of it. */
const startMs = 60_000;

/** Timeout of the connection, in ms; afterwards the browser is started again. */
const connectMs = 20_000;

/** Files that a killed browser leaves in its profile. */
const leftovers = ['DevToolsActivePort', 'SingletonLock', 'SingletonCookie', 'SingletonSocket'];

/**
 * Waits until the browser has written its port.
 * @param {string} file
 * @returns {Promise<string>}
 */
async function readPort(file) {
  const until = Date.now() + startMs;
  for (;;) {
    const [port = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (port !== '') return port;
    if (Date.now() > until) throw new Error('the browser has not started');
    await wait(100);
  }
}

/**
 * Launches a browser in its own process, with storage in `profile`, which outlives it.
 * @param {string} executable
 * @param {string} profile folder
 * @returns {Promise<{
 * context: import('@playwright/test').BrowserContext,
 * kill: () => Promise<void>,
 * }>} `kill` ends it abruptly, like a dead battery
 */
export async function launchKillable(executable, profile) {
  for (let tries = 1; ; tries += 1) {
    const process = await start(executable, profile);
    try {
      const connection = await chromium.connectOverCDP(`http://127.0.0.1:${process.port}`, {
        timeout: connectMs,
      });
      const [context] = connection.contexts();
      if (!context) throw new Error('the browser has no window');
      return { context, kill: process.kill };
    } catch (cause) {
      await process.kill();
      if (tries === 3) throw cause;
    }
  }
}

/**
 * @param {string} executable
 * @param {string} profile folder
 */
async function start(executable, profile) {
  for (const name of leftovers) await rm(join(profile, name), { force: true });
  const browser = spawn(
    executable,
    [
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      '--headless',
      '--no-sandbox',
      '--no-first-run',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    { stdio: 'ignore', detached: process.platform !== 'win32' },
  );
  const port = await readPort(join(profile, 'DevToolsActivePort'));
  return {
    port,
    kill: async () => {
      const pid = browser.pid ?? 0;
      const ended = once(browser, 'exit');
      // A browser has several processes.
      if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
      else process.kill(-pid, 'SIGKILL');
      await ended;
    },
  };
}
