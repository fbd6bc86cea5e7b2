import { isAdmin, type AccessContext, type CollectionAccess, type DocumentData } from '@/shared/backend';
import { changeLogCollection, changePath, isChangeDocument } from './change';

function isWrittenByActor({ actor, after }: AccessContext): boolean {
  const by = after?.by as DocumentData | undefined;
  if (by?.kind === 'code-holder') return actor.role !== 'admin';
  return actor.role === 'admin' && by?.userId === actor.userId;
}

/**
 * The log is append-only and read by the office. A line of the office stands for something that exists; a line of a
 * code holder goes only with a change of the record it names.
 */
export const changeLogAccess: CollectionAccess = {
  pattern: `${changeLogCollection}/{id}`,
  get: isAdmin,
  list: isAdmin,
  create: async (context) => {
    const { id, after, now, read, readAfter } = context;
    if (!isChangeDocument(after) || after?.at !== now || !isWrittenByActor(context)) return false;
    const record = String(after.record);
    const [recordBefore, recordAfter] = [await read(record), await readAfter(record)];
    if (context.actor.role === 'admin') return recordAfter !== null;
    return recordBefore !== null && recordBefore.lastChange !== id && recordAfter?.lastChange === id;
  },
};

/** The same access, but every update must bring its own new line of the change log in the same batch. */
export function logged(access: CollectionAccess): CollectionAccess {
  const { update } = access;
  if (!update) return access;
  return {
    ...access,
    update: async (context) => {
      const { after, read, readAfter } = context;
      const changeId = after?.lastChange;
      if (typeof changeId !== 'string' || changeId === '' || (await read(changePath(changeId)))) return false;
      const change = await readAfter(changePath(changeId));
      return change?.record === pathOf(access.pattern, context) && update(context);
    },
  };
}

function pathOf(pattern: string, { params }: AccessContext): string {
  return pattern.replace(/\{(\w+)\}/g, (_part, name: string) => params[name] ?? '');
}
