import { chromium, type BrowserContext } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './test';

export interface KillableBrowser {
  readonly context: BrowserContext;
  /** Ends it like a dead battery does: nothing is told, nothing is saved. Its profile stays. */
  readonly kill: () => Promise<void>;
}

/** A browser of its own process, whose storage lies in `profile` and outlives it. */
export async function launchKillable(profile: string): Promise<KillableBrowser> {
  const portFile = join(profile, 'DevToolsActivePort');
  // A browser that was killed leaves behind that it is running.
  for (const left of ['DevToolsActivePort', 'SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    await rm(join(profile, left), { force: true });
  const browser = spawn(
    process.env.LIFELINE_BROWSER ?? chromium.executablePath(),
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
    { stdio: 'ignore', detached: true },
  );
  const readPort = async () => (await readFile(portFile, 'utf8').catch(() => '')).split('\n')[0] ?? '';
  await expect.poll(readPort, { timeout: 30_000 }).not.toBe('');
  const connection = await chromium.connectOverCDP(`http://127.0.0.1:${await readPort()}`);
  const [context] = connection.contexts();
  if (!context) throw new Error('the browser has no window');
  return {
    context,
    kill: async () => {
      const ended = once(browser, 'exit');
      // The whole group: a browser is many processes.
      process.kill(-(browser.pid ?? 0), 'SIGKILL');
      await ended;
    },
  };
}
