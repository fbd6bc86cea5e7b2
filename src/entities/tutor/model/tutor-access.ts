import {
  changesOnly,
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type ListRule,
} from '@/shared/backend';
import type { Correctable } from '@/shared/correction';
import { isStored } from '@/shared/fields';
import { isNewRecord, lifecycleRule, type MoverOf } from '@/shared/lib/lifecycle';
import {
  noSuspension,
  ownFieldNames,
  ownFieldsSchema,
  taughtFieldNames,
  taughtFieldsSchema,
  tutorPath,
  tutorSchema,
  type Suspension,
} from './tutor';
import { tutorLifecycle } from './tutor-lifecycle';

const isOwn = ({ actor, id }: Pick<AccessContext, 'actor' | 'id'>) =>
  actor.role === 'tutor' && actor.userId === id;

const moverOf: MoverOf = (context) => (isAdmin(context) ? 'office' : isOwn(context) ? 'tutor' : null);

/** Everybody lists active profiles; the office lists all. */
const mayList: ListRule = ({ actor, query }) =>
  isAdmin({ actor }) ||
  (query.where ?? []).some((part) => part.field === 'state' && 'equals' in part && part.equals === 'active');

/** Event of a field that the office corrects. */
export const profileCorrected = 'profile.corrected';

/**
 * Fields that the office may correct. The address of the profile stays, since people keep it, and so does the
 * calendar, which is the tutor's.
 */
export const correctableOfTutor: Correctable = {
  coded: [
    'gender',
    'subjects',
    'levels',
    'years',
    'hasNeedExperience',
    'where',
    'regions',
    'languages',
    'price',
  ],
  personal: ['name', 'photo', 'qualification', 'about', 'towns'],
};

/** Event of subjects that a tutor asked for, when the office adds them to the profile. */
export const subjectsAdded = 'subjects.added';

/** Fields that the office changes without a transition, by event. */
export const notedOfTutor: Readonly<Record<string, readonly string[]>> = {
  'evidence.recorded': ['evidence'],
  'evidence.withdrawn': ['evidence'],
  [subjectsAdded]: taughtFieldNames,
};

/** When a profile was suspended, ISO 8601; null when it is not suspended or missing. */
export const suspendedSince = (profile: DocumentData | null): string | null =>
  profile?.state === 'suspended' ? String(profile.movedAt) : null;

const transition = lifecycleRule(tutorLifecycle, { office: ['hiddenUntil', 'suspension'] }, moverOf);

/**
 * Public ids must not contain a reference code, which would open the tutor's application. Codes are upper
 * case, ids lower case.
 */
export const codeInId = /ll-[a-z][0-9a-z]{13}/i;

const isWithoutCode = ({ after }: AccessContext) =>
  ![after?.photo, after?.lastChange, after?.slug].some((id) => codeInId.test(String(id)));

/** A suspended profile says why, to its tutor and the office; one that everybody reads does not. */
const saysWhy = ({ after }: AccessContext) => {
  const { reason, words } = (after?.suspension ?? noSuspension) as Suspension;
  return after?.state === 'suspended' ? reason !== '' : reason === '' && words === '';
};

/** A hidden profile states its end. */
const saysUntilWhen = ({ after }: AccessContext) => after?.state !== 'hidden' || 'hiddenUntil' in after;

/** Whether the office has cleared the person of a new profile to teach. */
export type IsCleared = (context: AccessContext) => Promise<boolean>;

/**
 * Access rules of profiles: the office creates them for those whom it has cleared, corrects, hides and
 * suspends them; tutors pause theirs. Every change has a change-log entry.
 */
export const createTutorAccess = (isCleared: IsCleared): CollectionAccess => ({
  pattern: tutorPath('{id}'),
  get: (context) => context.before?.state !== 'suspended' || isAdmin(context) || isOwn(context),
  list: mayList,
  create: async (context) =>
    isAdmin(context) &&
    isStored(tutorSchema, context.after) &&
    context.after?.suspension === undefined &&
    isWithoutCode(context) &&
    isNewRecord(context, tutorLifecycle) &&
    (await isCleared(context)),
  update: (context) => {
    if (!isStored(tutorSchema, context.after) || !saysUntilWhen(context) || !isWithoutCode(context))
      return false;
    if (context.before?.state !== context.after?.state) return saysWhy(context) && transition(context);
    return (
      isAdmin(context) &&
      context.after?.updatedAt === context.now &&
      changesOnly(context, [
        ...correctableOfTutor.coded,
        ...correctableOfTutor.personal,
        'evidence',
        'updatedAt',
        'lastChange',
      ])
    );
  },
});

const namesOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

/** Whether nothing was added to what a tutor teaches. */
const isNoMore = ({ before, after }: AccessContext): boolean =>
  taughtFieldNames.every((field) =>
    namesOf(after?.[field]).every((one) => namesOf(before?.[field]).includes(one)),
  );

/** Access rules of a tutor's own changes; without a change-log entry, since only the tutor may make them. */
export const ownProfileAccess: CollectionAccess = {
  pattern: tutorPath('{id}'),
  update: (context) => {
    const part = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, context.after?.[name]]));
    return (
      isOwn(context) &&
      context.before?.state !== 'suspended' &&
      isStored(ownFieldsSchema, part(ownFieldNames)) &&
      isStored(taughtFieldsSchema, part(taughtFieldNames)) &&
      isNoMore(context) &&
      context.after?.updatedAt === context.now &&
      changesOnly(context, [...ownFieldNames, ...taughtFieldNames, 'updatedAt'])
    );
  },
};
