import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../serve.mjs';

/** Relative to the project, as the server requires. */
const folder = join('node_modules', '.cache', 'lifeline', 'browsers', 'site');

const scriptPath = '/problems.js';
const reportPath = '/problems';

/** Runs first in every page and reports errors that would appear in the console. */
function reportProblems(/** @type {string} */ address) {
  // Requests aborted by navigation are no errors.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));
  /** @param {unknown} problem */
  const textOf = (problem) =>
    problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
  /** @param {string} problem */
  const report = (problem) => isLeft || navigator.sendBeacon(address, `${location.pathname}: ${problem}`);
  const { error } = console;
  console.error = (...words) => {
    report(words.map(textOf).join(' '));
    error(...words);
  };
  const onError = (/** @type {ErrorEvent} */ { target, error, message }) => {
    // Loading errors have neither.
    const file = target instanceof Element && (target.getAttribute('src') ?? target.getAttribute('href'));
    report(file ? `${file} was not loaded` : textOf(error ?? message));
  };
  addEventListener('error', onError, { capture: true });
  addEventListener('unhandledrejection', (event) => report(textOf(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    report(`${event.violatedDirective} does not allow ${event.blockedURI}`),
  );
}

/**
 * @param {string} root
 * @param {string} site folder of the built site
 */
function copySite(root, site) {
  const copy = join(root, folder);
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(root, site), copy, { recursive: true });
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(copy, name);
    const html = readFileSync(file, 'utf8');
    const changed = html.replace('<head>', `<head><script src="${scriptPath}"></script>`);
    if (changed === html) throw new Error(`${name} has no place for a script`);
    writeFileSync(file, changed);
  }
}

/**
 * Serves the built site; its pages report errors, and its network can be cut off.
 * @param {string} root
 * @param {string} site its folder, below `root`
 */
export async function startReportedSite(root, site) {
  copySite(root, site);
  /** @type {string[]} */
  let problems = [];

  /** @type {NonNullable<Parameters<typeof serve>[0]['answer']>} */
  const answer = (request, response) => {
    if (request.url === scriptPath) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`(${reportProblems})(${JSON.stringify(reportPath)})`);
      return true;
    }
    if (request.url === reportPath && request.method === 'POST') {
      let text = '';
      request.setEncoding('utf8').on('data', (part) => (text += part));
      request.on('end', () => {
        problems.push(text);
        response.end();
      });
      return true;
    }
    response.on('finish', () => {
      if (response.statusCode >= 400) problems.push(`${request.url} was answered ${response.statusCode}`);
    });
    return false;
  };

  let server = await serve({ root, port: 0, folder, answer });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const cutOff = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });

  return {
    origin: `http://localhost:${port}`,
    /** Returns and clears the reported problems. */
    takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
    /** Stops the server until `bringBack`. */
    cutOff,
    async bringBack() {
      server = await serve({ root, port, folder, answer });
    },
    close: cutOff,
  };
}

/** @typedef {Awaited<ReturnType<typeof startReportedSite>>} ReportedSite */
