import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installIfNeeded, root } from '../ready.mjs';
import { freePort, startServers } from './start-servers.mjs';
import { reportWithoutFirestore } from './without-firestore.mjs';

/**
 * Runs the suites that need Firebase servers: `npm run test:firebase`. `--report=` names the JSON report;
 * other arguments go to Vitest, such as `tests/firebase/rules.test.ts`. Without a Firestore server the report
 * counts one skipped test, or one failed test when LIFELINE_SKIPS_FAIL is 1.
 */

installIfNeeded();
const reportOption = '--report=';
const args = process.argv.slice(2);
const report =
  args.find((arg) => arg.startsWith(reportOption))?.slice(reportOption.length) ??
  join(root, 'test-results', 'firebase.json');
const configOption = '--config=';
const config =
  args.find((arg) => arg.startsWith(configOption))?.slice(configOption.length) ?? 'vitest.firebase.config.ts';
const more = args.filter((arg) => !arg.startsWith(reportOption) && !arg.startsWith(configOption));

const servers = await startServers({
  projectId: 'demo-lifeline',
  firestorePort: await freePort(),
  authPort: await freePort(),
});

if (servers === null) {
  process.exitCode = reportWithoutFirestore('The suites on Firebase', report, (failed, skipped) => ({
    numPassedTests: 0,
    numFailedTests: failed,
    numPendingTests: skipped,
  }));
} else {
  const name = (/** @type {import("./find-firestore.mjs").Address} */ { host, port }) => `${host}:${port}`;
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const tests = spawn(
    process.execPath,
    [
      vitest,
      'run',
      ...['--config', config],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...more,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        FIRESTORE_EMULATOR_HOST: name(servers.firestore),
        FIREBASE_AUTH_EMULATOR_HOST: name(servers.auth),
      },
    },
  );
  process.exitCode = await new Promise((resolve, reject) => {
    tests.once('error', reject);
    tests.once('exit', (code) => resolve(code ?? 1));
  });
  await servers.stop();
}
