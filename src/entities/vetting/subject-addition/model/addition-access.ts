import { dequal } from 'dequal/lite';
import {
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type ListRule,
} from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { isNewRecord, lifecycleRule, type MoverOf } from '@/shared/lib/lifecycle';
import { additionLifecycle } from './addition-lifecycle';
import { additionPath, additionSchema, undecided, type AdditionDecision } from './subject-addition';

/** Returns the path of a profile, by account id. */
type TutorPathOf = (userId: string) => string;

const isOwn = ({ actor }: Pick<AccessContext, 'actor'>, tutorId: unknown) =>
  actor.role === 'tutor' && actor.userId === tutorId;

/** Whether a profile is on the site: it exists, and the office has not suspended it. */
const isOnTheSite = (profile: DocumentData | null): boolean =>
  profile !== null && profile.state !== 'suspended';

/** Tutors list their own; the office lists all. */
const mayList: ListRule = ({ actor, query }) =>
  isAdmin({ actor }) ||
  (actor.role === 'tutor' &&
    (query.where ?? []).some(
      (part) => part.field === 'tutorId' && 'equals' in part && part.equals === actor.userId,
    ));

/** Who moves the record: the office, or its tutor unless suspended. */
export const createAdditionMover =
  (tutorPathOf: TutorPathOf): MoverOf =>
  async (context) => {
    if (isAdmin(context)) return 'office';
    const { before, read } = context;
    return isOwn(context, before?.tutorId) && isOnTheSite(await read(tutorPathOf(String(before?.tutorId))))
      ? 'tutor'
      : null;
  };

/** A refusal has a reason in words; nothing else has one. */
const saysWhy = ({ after }: AccessContext): boolean => {
  const { reason, words } = after?.decision as AdditionDecision;
  return after?.state === 'refused' ? reason !== '' && words !== '' : reason === '' && words === '';
};

const includesAll = (list: unknown, asked: unknown): boolean =>
  Array.isArray(list) && Array.isArray(asked) && asked.every((one) => list.includes(one));

/**
 * Access rules of subjects that tutors ask for: a tutor on the site asks and withdraws, the office decides.
 * It approves only together with the profile that lists them.
 * @param moverOf from `createAdditionMover`
 */
export function createAdditionAccess(tutorPathOf: TutorPathOf, moverOf: MoverOf): CollectionAccess {
  const transition = lifecycleRule(additionLifecycle, { office: ['decision'] }, moverOf);
  /** Whether the profile after the batch is on the site and lists what was asked. */
  const isListed = async ({ after, readAfter }: AccessContext): Promise<boolean> => {
    const profile = await readAfter(tutorPathOf(String(after?.tutorId)));
    return (
      isOnTheSite(profile) &&
      includesAll(profile?.subjects, after?.subjects) &&
      includesAll(profile?.levels, after?.levels)
    );
  };
  return {
    pattern: additionPath('{id}'),
    get: (context) => isAdmin(context) || context.before === null || isOwn(context, context.before.tutorId),
    list: mayList,
    create: async (context) => {
      const { id, after, read } = context;
      return (
        isOwn(context, after?.tutorId) &&
        isStored(additionSchema, after) &&
        (after?.files as { readonly certificate: { readonly id?: string } }).certificate.id === id &&
        dequal(after?.decision, undecided) &&
        isNewRecord(context, additionLifecycle) &&
        isOnTheSite(await read(tutorPathOf(String(after?.tutorId))))
      );
    },
    update: async (context) =>
      context.before?.state !== context.after?.state &&
      isStored(additionSchema, context.after) &&
      saysWhy(context) &&
      (context.after?.state !== 'approved' || (await isListed(context))) &&
      (await transition(context)),
  };
}
