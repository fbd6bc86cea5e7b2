import {
  changesOnly,
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type ListRule,
} from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { isNewRecord, lifeRule, type MoverOf } from '@/shared/lib/life';
import { ownFieldNames, ownFieldsSchema, tutorPath, tutorSchema, vettedFieldsSchema } from './tutor';
import { tutorLife } from './tutor-life';

const isOwn = ({ actor, id }: Pick<AccessContext, 'actor' | 'id'>) =>
  actor.role === 'tutor' && actor.userId === id;

const moverOf: MoverOf = (context) => (isAdmin(context) ? 'office' : isOwn(context) ? 'tutor' : null);

/** Everybody lists those who take learners; all of them are listed by the office. */
const mayList: ListRule = ({ actor, query }) =>
  isAdmin({ actor }) ||
  (query.where ?? []).some((part) => part.field === 'state' && 'equals' in part && part.equals === 'active');

/** What the office corrects of a profile. */
export const correctedFields = [...Object.keys(vettedFieldsSchema.entries), ...ownFieldNames];

/** What the office changes of a profile without a move, by the event of its line. */
export const notedOfTutor: Readonly<Record<string, readonly string[]>> = {
  'profile.corrected': correctedFields,
  'evidence.recorded': ['evidence'],
  'evidence.withdrawn': ['evidence'],
};

/** Since when the office has taken a profile off the site; null for one that is on it, or missing. */
export const suspendedSince = (profile: DocumentData | null): string | null =>
  profile?.state === 'suspended' ? String(profile.movedAt) : null;

const move = lifeRule(tutorLife, { office: ['hiddenUntil'] }, moverOf);

/**
 * Ids in a profile are read by everybody: none is made of a reference code, which would open the application of the tutor. Codes are
 * written in capitals, ids in small letters.
 */
export const codeInId = /ll-[a-z][0-9a-z]{13}/i;

const isWithoutCode = ({ after }: AccessContext) =>
  ![after?.photo, after?.lastChange, after?.slug].some((id) => codeInId.test(String(id)));

/** A profile that is hidden says until when. */
const saysUntilWhen = ({ after }: AccessContext) => after?.state !== 'hidden' || 'hiddenUntil' in after;

/** The office gives a profile, corrects, hides and suspends it; tutors pause it. All of that stands in the change log. */
export const tutorAccess: CollectionAccess = {
  pattern: tutorPath('{id}'),
  get: (context) => context.before?.state !== 'suspended' || isAdmin(context) || isOwn(context),
  list: mayList,
  create: (context) =>
    isAdmin(context) &&
    isStored(tutorSchema, context.after) &&
    isWithoutCode(context) &&
    isNewRecord(context, tutorLife),
  update: (context) => {
    if (!isStored(tutorSchema, context.after) || !saysUntilWhen(context) || !isWithoutCode(context))
      return false;
    if (context.before?.state !== context.after?.state) return move(context);
    return (
      isAdmin(context) &&
      context.after?.updatedAt === context.now &&
      changesOnly(context, [...correctedFields, 'evidence', 'updatedAt', 'lastChange'])
    );
  },
};

/** What tutors change of their own profile; without a line of the log, because nobody else may. */
export const ownProfileAccess: CollectionAccess = {
  pattern: tutorPath('{id}'),
  update: (context) => {
    const own = Object.fromEntries(ownFieldNames.map((name) => [name, context.after?.[name]]));
    return (
      isOwn(context) &&
      context.before?.state !== 'suspended' &&
      isStored(ownFieldsSchema, own) &&
      context.after?.updatedAt === context.now &&
      changesOnly(context, [...ownFieldNames, 'updatedAt'])
    );
  },
};
