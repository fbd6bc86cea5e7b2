import {
  changesOnly,
  dutiesOf,
  hasDuty,
  isAdmin,
  isAdministrator,
  type AccessContext,
  type CollectionAccess,
} from '@/shared/backend';
import { isStored, userIdShape } from '@/shared/fields';
import { isNewRecord, lifecycleRule } from '@/shared/lib/lifecycle';
import { counsellorPath, counsellorSchema, officeCounsellorFields, ownCounsellorFields } from './counsellor';
import { counsellorLifecycle, publicCounsellorStates } from './counsellor-lifecycle';
import { counsellorChecked, counsellorEdited } from './write-counsellor';
import { fitIntoHour, type StoredHours } from './working-hours';

/** Fields that change without a transition, by event. */
export const notedOfCounsellor: Readonly<Record<string, readonly string[]>> = {
  [counsellorEdited]: [...officeCounsellorFields, 'basis'],
  [counsellorChecked]: ['checks', 'basis'],
};

const isSelf = ({ id, actor }: AccessContext): boolean => actor.userId === id;

/** Whether a counsellor changes the own profile. */
const isOwn = (context: AccessContext): boolean => isSelf(context) && hasDuty(context, 'counselling');

/** Whether the office changes the profile of somebody else. Nobody checks or publishes oneself. */
const isOffice = (context: AccessContext): boolean => isAdmin(context) && !isSelf(context);

const isProfile = ({ after }: AccessContext): boolean =>
  isStored(counsellorSchema, after) && fitIntoHour(after?.hours as StoredHours);

const move = lifecycleRule(counsellorLifecycle, {}, (context) =>
  isOffice(context) || isOwn(context) ? 'office' : null,
);

const isPausing = ({ before, after }: AccessContext): boolean =>
  [before?.state, after?.state].every((state) =>
    (publicCounsellorStates as readonly unknown[]).includes(state),
  );

/**
 * Everybody reads the profiles of counsellors who work here. The office adds, checks and publishes them, each
 * for others; a counsellor edits and pauses the own one. An edit names the version it was made of, so that of
 * two people at the same profile the second one is refused.
 */
export const counsellorAccess: CollectionAccess = {
  pattern: counsellorPath('{id}'),
  get: (context) =>
    context.before === null ||
    isAdministrator(context) ||
    (publicCounsellorStates as readonly unknown[]).includes(context.before.state),
  list: ({ actor, query }) =>
    isAdministrator({ actor }) ||
    (query.where ?? []).some(
      (condition) => condition.field === 'state' && 'equals' in condition && condition.equals === 'published',
    ),
  create: async (context) =>
    isOffice(context) &&
    userIdShape.test(context.id) &&
    isProfile(context) &&
    (context.after?.checks as readonly unknown[]).length === 0 &&
    isNewRecord(context, counsellorLifecycle) &&
    dutiesOf(await context.read(`roles/${context.id}`)).includes('counselling'),
  update: async (context) => {
    const { before, after, now } = context;
    if (!isProfile(context) || after?.updatedAt !== now) return false;
    if (before?.state !== after.state)
      return (await move(context)) && (isOffice(context) || isPausing(context));
    const fields = isOffice(context)
      ? [...officeCounsellorFields, 'checks']
      : isOwn(context)
        ? ownCounsellorFields
        : [];
    return (
      fields.length > 0 &&
      after.basis === before?.lastChange &&
      changesOnly(context, [...fields, 'basis', 'updatedAt', 'lastChange'])
    );
  },
};
