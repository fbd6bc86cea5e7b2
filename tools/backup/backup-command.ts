import { isAbsolute, relative } from 'node:path';
import { root } from '../programs.mjs';
import { runCommand } from './command';
import { writeBackup } from './write-backup';

/** Writes a backup of a project: `npm run backup`. */
await runCommand({
  name: 'backup',
  folder: 'to',
  purpose:
    'Writes all records, accounts and files of a project to a new folder, which restore brings into an empty project:',
  async run(owner, folder, bucket, tell) {
    const way = relative(root, folder);
    // On another drive of Windows there is no relative way.
    if (!isAbsolute(way) && !way.startsWith('..'))
      throw new Error(
        `${folder} lies in the folder of the site. A backup holds children's data: keep it outside.`,
      );
    return writeBackup(owner, folder, bucket, tell);
  },
  done: (folder, projectId, what) =>
    `The backup of ${projectId} is in ${folder}: ${what}.\n` +
    "It holds names, telephone numbers and papers, also children's, and what passwords can be guessed with. Keep it on an encrypted disk.",
});
