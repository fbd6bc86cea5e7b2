import type { AttachmentRow } from '@/shared/device-database';
import { isStraightened, notStraightened, type Straightening } from '@/shared/pictures';
import type { AttachmentPorts, AttachmentProblem, UncutPicture } from './attachment';

/** What straightening needs of the attachment store. */
export interface StraightenedStore {
  readonly row: (id: string) => AttachmentRow | undefined;
  readonly change: (row: AttachmentRow) => Promise<void>;
  readonly complain: (name: string, kind: AttachmentProblem['kind']) => void;
}

/** Turns and crops pictures by hand, always from the picture as it was chosen, so that nothing is lost. */
export function createStraightening(
  { makeSmall, judge, now }: Pick<AttachmentPorts, 'makeSmall' | 'judge' | 'now'>,
  { row, change, complain }: StraightenedStore,
) {
  /** Pictures as they were chosen. After a reload only the small ones are there. */
  const uncut = new Map<string, UncutPicture>();
  return {
    remember: (id: string, file: Blob) => void uncut.set(id, { file, how: notStraightened }),
    forget: (id: string) => void uncut.delete(id),
    forgetAll: () => uncut.clear(),
    wholeOf: async (id: string): Promise<UncutPicture | null> => {
      const small = row(id)?.file;
      if (!small) return null;
      const known = uncut.get(id);
      if (!known || !isStraightened(known.how)) return { file: small, how: notStraightened };
      const made = await makeSmall(known.file);
      if ('file' in made) return { file: made.file, how: known.how };
      // The file was deleted since it was chosen.
      uncut.delete(id);
      return { file: small, how: notStraightened };
    },
    straighten: async (id: string, how: Straightening): Promise<void> => {
      const before = row(id);
      if (!before) return;
      const known = uncut.get(id) ?? { file: before.file, how: notStraightened };
      let made = await makeSmall(known.file, how);
      // The chosen file is gone, and the small one shows as much of it.
      if ('problem' in made && !isStraightened(known.how)) made = await makeSmall(before.file, how);
      if ('problem' in made) {
        complain(before.name, made.problem);
        return;
      }
      const { file } = made;
      const doubts = (await judge?.(file)) ?? [];
      const latest = row(id);
      // Removed meanwhile.
      if (!latest) return;
      uncut.set(id, { file: known.file, how });
      const { doubts: _doubts, ...rest } = latest;
      const changedAt = now().toISOString();
      await change({ ...rest, file, type: file.type, changedAt, ...(doubts.length > 0 && { doubts }) });
    },
  };
}
