import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBiDi } from './bidi.mjs';
import { startProcess } from './processes.mjs';

/** Preferences of a fresh profile without background network requests. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.prefetch-next': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
};

/**
 * Reads the address once Firefox has written it.
 * @param {string} file @returns {Promise<string | undefined>}
 */
async function readAddress(file) {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text === '') return undefined;
  const { ws_host: host, ws_port: port } = JSON.parse(text);
  return `ws://${host}:${port}/session`;
}

/**
 * Starts Firefox with a new profile and one tab.
 * @param {{ firefox: string }} installed
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<import('./driver.mjs').Driver>}
 */
export async function startFirefox({ firefox }, viewport) {
  const profile = await mkdtemp(join(tmpdir(), 'lifeline-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const browser = startProcess(
    firefox,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    // Keeps files outside the profile here too.
    { HOME: profile },
  );
  const quit = async () => {
    await browser.end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await browser.started(() => readAddress(join(profile, 'WebDriverBiDiServer.json')));
    const connection = await connectBiDi(address);
    const { capabilities } = await connection.send('session.new', { capabilities: {} });
    const { contexts } = await connection.send('browsingContext.getTree', {});
    const context = contexts[0].context;
    await connection.send('browsingContext.setViewport', { context, viewport });
    return {
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      go: (url) => connection.send('browsingContext.navigate', { context, url, wait: 'complete' }),
      reload: () => connection.send('browsingContext.reload', { context, wait: 'complete' }),
      back: () => connection.send('browsingContext.traverseHistory', { context, delta: -1 }),
      perform: (actions) => connection.send('input.performActions', { context, actions }),
      async evaluate(expression) {
        const answer = await connection.send('script.evaluate', {
          expression,
          target: { context },
          awaitPromise: true,
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return answer.result.value;
      },
      async quit() {
        connection.close();
        await quit();
      },
    };
  } catch (cause) {
    await quit();
    throw cause;
  }
}
