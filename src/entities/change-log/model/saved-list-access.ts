import { dequal } from 'dequal/lite';
import { isAdministrator, type AccessContext, type DocumentData } from '@/shared/backend';

/** Whether the entry reports that an administrator saved a list: at the own role, and of nothing else. */
export function isSavedList(context: AccessContext): boolean {
  const { actor, after } = context;
  const { list, hasWholeCodes, ...others } = (after?.after ?? {}) as DocumentData;
  return (
    isAdministrator(context) &&
    after?.record === `roles/${String(actor.userId)}` &&
    dequal(after.before, {}) &&
    typeof list === 'string' &&
    typeof hasWholeCodes === 'boolean' &&
    dequal(others, {})
  );
}
