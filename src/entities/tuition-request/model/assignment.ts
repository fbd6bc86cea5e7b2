import { changesOnly, isAdmin, type AccessContext } from '@/shared/backend';
import { openRequestStates } from './tuition-request-lifecycle';

/** Change-log event of a request that was given to somebody of the office, or taken off somebody. */
export const requestAssigned = 'request.assigned';

/** The log tells whose it was and is, by account. Nobody looks after a request that is over. */
export const valuedOfRequest = {
  [requestAssigned]: { field: 'assignee', besides: [], states: openRequestStates },
} as const;

/** Whether an account is of an administrator. */
export type IsOfOffice = (context: AccessContext, userId: string) => Promise<boolean>;

/** Whether the office gives the request to somebody of its own, and changes nothing else. */
export async function isAssigned(context: AccessContext, isOfOffice: IsOfOffice): Promise<boolean> {
  const { before, after, now } = context;
  const assignee = String(after?.assignee);
  return (
    isAdmin(context) &&
    after?.updatedAt === now &&
    before?.removal === undefined &&
    before?.state === after.state &&
    changesOnly(context, ['assignee', 'updatedAt', 'lastChange']) &&
    (before?.assignee ?? '') !== (after.assignee ?? '') &&
    (assignee === '' || (await isOfOffice(context, assignee)))
  );
}
