import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './processes.mjs';

/** Timeout of a command, in ms. */
const timeoutMs = 60_000;

/** GTK style: the window's bars would be wider than a phone. */
const narrow = '* { padding: 0; margin: 0; min-width: 0; font-size: 1px; }';

/**
 * Finds a free port.
 * @returns {Promise<number>}
 */
const findPort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/**
 * @param {string} address
 * @param {string} method
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function send(address, method, body) {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/**
 * Starts a virtual screen.
 * @param {string} program
 */
async function startScreen(program) {
  const process = startProcess(program, [
    '-displayfd',
    '1',
    '-nolisten',
    'tcp',
    '-screen',
    '0',
    '1280x1024x24',
  ]);
  const number = await process.started((said) => /^\d+/.exec(said)?.[0]);
  return { display: `:${number}`, end: process.end };
}

/**
 * Starts WebKitGTK's MiniBrowser with one tab.
 * @param {{ driver: string, screen: string }} installed
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<import('./driver.mjs').Driver>}
 */
export async function startWebKit(installed, viewport) {
  const home = await mkdtemp(join(tmpdir(), 'lifeline-webkit-'));
  /**
   * Clean-up functions, run in reverse order.
   * @type {(() => Promise<unknown>)[]}
   */
  const ends = [() => rm(home, { recursive: true, force: true, maxRetries: 5 })];
  const quit = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    for (const version of ['gtk-3.0', 'gtk-4.0']) {
      await mkdir(join(home, version));
      await writeFile(join(home, version, 'gtk.css'), narrow);
    }
    const screen = await startScreen(installed.screen);
    ends.push(screen.end);
    const port = await findPort();
    const address = `http://127.0.0.1:${port}`;
    const driver = startProcess(installed.driver, [`--port=${port}`], {
      ...{ HOME: home, XDG_CONFIG_HOME: home, DISPLAY: screen.display, GDK_BACKEND: 'x11' },
    });
    ends.push(driver.end);
    await driver.started(() => send(`${address}/status`, 'GET').catch(() => undefined));
    const { sessionId, capabilities } = await send(`${address}/session`, 'POST', { capabilities: {} });
    const session = `${address}/session/${sessionId}`;
    ends.push(() => send(session, 'DELETE'));
    const post = (/** @type {string} */ command, body = {}) => send(`${session}/${command}`, 'POST', body);
    await post('timeouts', { script: timeoutMs / 2, pageLoad: timeoutMs / 2 });
    await post('window/rect', viewport);
    return {
      version: `WebKit ${capabilities.browserVersion}`,
      go: (url) => post('url', { url }),
      reload: () => post('refresh'),
      back: () => post('back'),
      perform: (actions) => post('actions', { actions }),
      async evaluate(expression) {
        const script = `const done = arguments[0];
          (${expression}).then((value) => done({ value }), (cause) => done({ error: String(cause) }));`;
        const { value, error } = await post('execute/async', { script, args: [] });
        if (error !== undefined) throw new Error(error);
        return value;
      },
      quit,
    };
  } catch (cause) {
    await quit();
    throw cause;
  }
}
