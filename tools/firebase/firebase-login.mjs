import { run } from '../programs.mjs';
import { firebaseScript, installEmulatorTools } from './emulator-tools.mjs';

/** Signs in to Google, once, for `npm run deploy`. More arguments go to `firebase login`. */
installEmulatorTools();
process.exitCode = run(process.execPath, [firebaseScript, 'login', ...process.argv.slice(2)]);
