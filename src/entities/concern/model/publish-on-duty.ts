import * as v from 'valibot';
import { isAdministrator, serverTime, type CollectionAccess, type Write } from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { onDutyPath } from './on-duty';

const onDutySchema = v.strictObject({
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  isOnDuty: v.boolean(),
});

/** @param isNew whether the document does not exist yet */
export function publishOnDuty(isOnDuty: boolean, isNew: boolean): Write {
  const fields = { isOnDuty, updatedAt: serverTime };
  return isNew
    ? { type: 'create', path: onDutyPath, data: fields }
    : { type: 'update', path: onDutyPath, changes: fields };
}

const mayWrite: CollectionAccess['create'] = (context) =>
  isAdministrator(context) &&
  isStored(onDutySchema, context.after) &&
  context.after?.updatedAt === context.now;

/** Everybody reads whether worries are read; the office writes it. */
export const onDutyAccess: CollectionAccess = {
  pattern: onDutyPath,
  get: () => true,
  create: mayWrite,
  update: mayWrite,
};
