import { run } from '../programs.mjs';
import { firebaseScript, installEmulatorTools } from './emulator-tools.mjs';

/** Signs in to Google, for `npm run deploy`. Arguments are passed to `firebase login`. */
installEmulatorTools();
process.exitCode = run(process.execPath, [firebaseScript, 'login', ...process.argv.slice(2)]);
