import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Done {
  /** Hash of the manifest. */
  readonly backup: string;
  /** Lines of each file that are written. */
  readonly lines: Readonly<Record<string, number>>;
}

/** How far a restore has come; kept beside the backup, so that another day can go on. */
export interface Progress {
  /** Whether a restore of this backup into this project was begun before. */
  readonly isBegun: boolean;
  linesOf(file: string): number;
  /** Notes it on the disk. */
  note(file: string, lines: number): Promise<void>;
  /** Forgets it. */
  end(): Promise<void>;
}

/**
 * @param backup hash of the manifest
 * @param isEmpty whether the project is: then a restore begins anew
 */
export async function openProgress(
  folder: string,
  projectId: string,
  backup: string,
  isEmpty: boolean,
): Promise<Progress> {
  const place = join(folder, `restore-${projectId}.json`);
  const before = existsSync(place) ? (JSON.parse(await readFile(place, 'utf8')) as Done) : null;
  const isBegun = !isEmpty && before?.backup === backup;
  const lines: Record<string, number> = isBegun ? { ...before.lines } : {};
  return {
    isBegun,
    linesOf: (file) => lines[file] ?? 0,
    async note(file, count) {
      lines[file] = count;
      const done: Done = { backup, lines };
      // A renamed file is whole, whenever the computer stops.
      await writeFile(`${place}.new`, JSON.stringify(done), { mode: 0o600 });
      await rename(`${place}.new`, place);
    },
    end: () => rm(place, { force: true }),
  };
}
