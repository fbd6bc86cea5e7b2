import { runCommand } from './command';
import { restoreBackup } from './restore-backup';

/** Brings a backup into an empty project: `npm run restore`. */
await runCommand({
  name: 'restore',
  folder: 'from',
  purpose: 'Brings a backup into an empty project, or goes on where the same restore broke off:',
  run: restoreBackup,
  done: (_folder, projectId, what) =>
    `${projectId} holds what the backup holds, by count and hash: ${what}.\nOf passwords nothing is compared: sign in once to see that they came.`,
});
